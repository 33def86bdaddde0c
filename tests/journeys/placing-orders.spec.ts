import { fillCart, newBuyer, personOf, readOrder, signInAs } from './buyer.ts'
import { atReview, expectStep, next, openCheckout, place, summary } from './checkout-page.ts'
import { expect, hydrated, test } from './watched-page.ts'

// Requirements
test('the name is confirmed once: empty and refused values are told, then the order follows without another press', async ({
  page,
}) => {
  const buyer = await atReview(page, { nameConfirmed: false })
  let orders = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/carts/mine/order')) orders++
  })
  await place(page).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your name' })
  const confirm = dialog.getByRole('button', { name: 'Confirm and order' })
  for (const name of ['Surname', 'Given name']) await dialog.getByRole('textbox', { name }).fill('')
  await confirm.click()
  await expect(dialog.getByText('This field is required').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Surname' }).fill('Chan')
  for (const [sponsor, words] of [
    ['99999999', 'No Associate was found'],
    ['80000001', 'This account is a Preferred Customer and cannot sponsor.'],
  ] as const) {
    await dialog.getByRole('textbox', { name: 'Sponsor number' }).fill(sponsor)
    await confirm.click()
    await expect(dialog.getByText(words)).toBeVisible()
  }
  await dialog.getByRole('textbox', { name: 'Sponsor number' }).fill('')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('mei.chan@jadeleaf.example')
  const password = dialog.getByLabel('Current password', { exact: true })
  await confirm.click()
  await expect(password).toHaveAccessibleDescription(/This field is required/)
  await password.fill('Wrong2026')
  await confirm.click()
  await expect(dialog.getByText('Your current password is incorrect.')).toBeVisible()
  await password.fill('Jade2026')
  await confirm.click()
  await expect(dialog.getByText('Email address already exists')).toBeVisible()
  expect(orders).toBe(0)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(buyer.email)
  await confirm.click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
  expect(orders).toBe(1)
})

test('closing the name dialog keeps everything, and nothing is ordered', async ({ page }) => {
  await atReview(page, { nameConfirmed: false })
  await place(page).click()
  await page
    .getByRole('dialog', { name: 'Confirm your name' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectStep(page, 'review')
  await expect(place(page)).toBeEnabled()
})

// Requirements
test('a membership in the cart: terms first, then the name, then the order', async ({ page }) => {
  await atReview(page, { skus: ['zinc-15', 'membership'], nameConfirmed: false })
  await place(page).click()
  const terms = page.getByRole('dialog', { name: 'Terms & conditions' })
  await expect(terms).toBeVisible()
  await terms.getByRole('button', { name: 'Cancel' }).click()
  await place(page).click()
  // the text comes after the dialog
  await expect(terms.locator('p').nth(3)).toBeAttached()
  await terms.locator('p').last().scrollIntoViewIfNeeded()
  await terms.getByRole('button', { name: 'Accept and Continue' }).click()
  await page
    .getByRole('dialog', { name: 'Confirm your name' })
    .getByRole('button', { name: 'Confirm and order' })
    .click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
})

// Requirements
test('placing twice at once, from two tabs, and again after a lost answer makes one order', async ({
  page,
  context,
}) => {
  const buyer = await atReview(page)
  const other = await context.newPage()
  await signInAs(other, buyer)
  await other.goto('/checkout?step=review&pay=worldpay')
  await hydrated(other)
  await expectStep(other, 'review')
  // The order is placed, but its answer never arrives.
  await page.route(
    '**/carts/mine/order',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/carts/mine/order'))
      keys.push(request.headers()['idempotency-key'])
  })
  await place(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('alert').first()).toBeVisible()
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
  // both tries are one intention and carry one key
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  await place(other).click()
  await expect(other).toHaveURL(page.url())
  const { items } = await buyer.rest<{ items: unknown[] }>('GET', '/customer/orders?sorted=1')
  expect(items).toHaveLength(1)
})

test('a cart that was changed in another tab is not ordered for another amount than the button says', async ({
  page,
}) => {
  const buyer = await atReview(page)
  await fillCart(buyer, 'multi-adult')
  await place(page).click()
  await expect(page.getByText(/^The total is now HK\$/)).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\?/)
  await expect(summary(page).getByText(/Daily Multivitamin/)).toBeVisible()
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
})

test('a total that changes while the order is on its way is refused with the new one; the next press orders for it', async ({
  page,
}) => {
  const buyer = await atReview(page)
  const before = await place(page).innerText()
  // between the look at the total and the order, another tab adds something
  await page.route(
    '**/carts/mine/order',
    async (route) => {
      await fillCart(buyer, 'multi-adult')
      await route.continue()
    },
    { times: 1 },
  )
  await place(page).click()
  await expect(page.getByText(/^The total is now HK\$/)).toBeVisible()
  await expect(place(page)).not.toHaveText(before)
  expect((await buyer.rest<{ items: unknown[] }>('GET', '/customer/orders?sorted=1')).items).toHaveLength(0)
  const shown = /HK\$([\d,.]+)/.exec(await place(page).innerText())?.[1]?.replaceAll(',', '')
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
  const id = Number(new URL(page.url()).searchParams.get('order'))
  expect((await readOrder(buyer, id)).grand_total).toBe(Number(shown))
})

// Requirements
test('an account with credit chooses a period, orders without paying now, and finds it again after a reload', async ({
  page,
}) => {
  const buyer = await personOf(page.request, 'credit')
  await buyer.rest('PUT', '/customers/me', {
    customer: { custom_attributes: [{ attribute_code: 'name_confirmed', value: '1' }] },
  })
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer, '?step=address')
  await next(page, 'choose delivery').click()
  const periods = page.getByRole('radiogroup', { name: 'Credit period' })
  await expect(periods.getByRole('radio', { checked: true })).toHaveAccessibleName('Pay now')
  await periods.getByText('30 days').click()
  await next(page, 'choose payment').click()
  await expectStep(page, 'payment')
  await page.reload()
  await expect(page.getByText(/Credit period: 30 days/)).toBeVisible()
  // credit is the one way to pay: no card is asked for
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/Pay later on credit/)
  await expect(
    page.getByRole('radiogroup', { name: 'How would you like to pay?' }).getByRole('radio'),
  ).toHaveCount(1)
  await next(page, 'check your order').click()
  await expect(page.getByText("Payment is due within 30 days. You won't be charged now.")).toBeVisible()
  await place(page).click()
  await expect(page).toHaveURL(/\/order\/success\/\d+/)
  await expect(page.getByText(/^Your order has been placed on credit\. Please pay by /)).toBeVisible()
  const id = Number(/\d+$/.exec(page.url())?.[0])
  expect((await readOrder(buyer, id)).status).toBe('order_placed')
  for (const path of [`/dashboard/orders/${id}`, `/checkout/payment?order=${id}`]) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByText(/Please pay by /)).toBeVisible()
    await expect(page.getByText(/time left|is cancelled|was cancelled/i)).toHaveCount(0)
  }
})

// Requirements R-102
test('a card of an ordinary account knows no credit period', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer, '?step=delivery')
  await expectStep(page, 'delivery')
  await expect(page.getByRole('radiogroup', { name: 'Credit period' })).toHaveCount(0)
})
