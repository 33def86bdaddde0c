import type { Page } from '@playwright/test'
import { chooseDelivery, fillCart, hongKong, newBuyer, personOf, readOrder, signInAs, type Buyer } from './buyer.ts'
import { fillAddress, signIn } from './shopper.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
type Step = 'address' | 'delivery' | 'payment' | 'review'
const titles: Record<Step, string> = { address: 'Delivery address', delivery: 'Delivery', payment: 'Payment', review: 'Check and order' }
const next = (page: Page, what: 'choose delivery' | 'choose payment' | 'check your order') => page.getByRole('button', { name: `Next: ${what}` })
const place = (page: Page) => page.getByRole('button', { name: /^Place order/ })
const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' })

/** Which step stands open: the one whose controls are there. */
async function expectStep(page: Page, step: Step): Promise<void> {
  const control = { address: next(page, 'choose delivery'), delivery: next(page, 'choose payment'), payment: next(page, 'check your order'), review: place(page) }[step]
  await expect(control, `step ${titles[step]}`).toBeVisible()
}

async function openCheckout(page: Page, buyer: Buyer, query = ''): Promise<void> {
  await signInAs(page, buyer)
  await page.goto(`/checkout${query}`)
  await hydrated(page)
}

const choosePayment = async (page: Page, title: string) => {
  await page.getByRole('radiogroup', { name: 'How do you want to pay?' }).getByText(title).click()
  await next(page, 'check your order').click()
}

/** A customer at the last step with a card chosen. */
async function atReview(page: Page, { skus = ['zinc-15'], ...wishes }: { skus?: string[]; nameConfirmed?: boolean } = {}): Promise<Buyer> {
  const buyer = await newBuyer(page.request, wishes)
  await fillCart(buyer, ...skus)
  await chooseDelivery(buyer)
  await openCheckout(page, buyer)
  await choosePayment(page, 'Credit or debit card')
  await expectStep(page, 'review')
  return buyer
}

test('each step outlives a reload and is left by the back button', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer)
  await expectStep(page, 'address')
  await page.reload()
  await expectStep(page, 'address')
  await next(page, 'choose delivery').click()
  await expectStep(page, 'delivery')
  await page.getByText('SF pick-up point').click()
  await page.reload()
  await expectStep(page, 'delivery')
  await page.getByText('SF pick-up point').click()
  await next(page, 'choose payment').click()
  await expectStep(page, 'payment')
  await page.reload()
  await expectStep(page, 'payment')
  await expect(page.getByText(/SF pick-up point/).first()).toBeVisible()
  await choosePayment(page, 'Alipay')
  await expectStep(page, 'review')
  await page.reload()
  await expectStep(page, 'review')
  await expect(page.getByRole('main').getByText('Alipay')).toBeVisible()
  for (const step of ['payment', 'delivery', 'address'] as const) {
    await page.goBack()
    await expectStep(page, step)
  }
  await page.goForward()
  await expectStep(page, 'delivery')
})

test('a step in the address that is not reached yet leads to the first open one', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer, '?step=review')
  await expectStep(page, 'delivery')
})

test('an empty cart says so and leads back', async ({ page }) => {
  await openCheckout(page, await newBuyer(page.request))
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/cart')
})

test('no payment method chosen: told beside the choice, no order', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await chooseDelivery(buyer)
  await openCheckout(page, buyer)
  await next(page, 'check your order').click()
  await expect(page.getByText('Please select a payment method')).toBeVisible()
  await expectStep(page, 'payment')
})

test('the name is confirmed once: empty and refused values are told, then the order follows without another press', async ({ page }) => {
  const buyer = await atReview(page, { nameConfirmed: false })
  let orders = 0
  page.on('request', (request) => { if (request.method() === 'PUT' && request.url().endsWith('/carts/mine/order')) orders++ })
  await place(page).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your name' })
  const confirm = dialog.getByRole('button', { name: 'Confirm and order' })
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('')
  await confirm.click()
  await expect(dialog.getByText('This field is required').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Chan')
  for (const [sponsor, words] of [['99999999', 'No Associate was found'], ['80000001', 'This account is a Preferred Customer and cannot sponsor.']] as const) {
    await dialog.getByRole('textbox', { name: 'Sponsor number' }).fill(sponsor)
    await confirm.click()
    await expect(dialog.getByText(words)).toBeVisible()
  }
  await dialog.getByRole('textbox', { name: 'Sponsor number' }).fill('')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('mei.chan@jadeleaf.example')
  await confirm.click()
  await expect(dialog.getByText('Email address already exists')).toBeVisible()
  expect(orders).toBe(0)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(buyer.email)
  await confirm.click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
  expect(orders).toBe(1)
})

test('closing the name dialog keeps everything, and nothing is ordered', async ({ page }) => {
  await atReview(page, { nameConfirmed: false })
  await place(page).click()
  await page.getByRole('dialog', { name: 'Confirm your name' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectStep(page, 'review')
  await expect(place(page)).toBeEnabled()
})

test('a membership in the cart: terms first, then the name, then the order', async ({ page }) => {
  await atReview(page, { skus: ['zinc-15', 'membership'], nameConfirmed: false })
  await place(page).click()
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
  await expect(terms).toBeVisible()
  await terms.getByRole('button', { name: 'Cancel' }).click()
  await place(page).click()
  await terms.getByRole('button', { name: 'Accept and Continue' }).click()
  await page.getByRole('dialog', { name: 'Confirm your name' }).getByRole('button', { name: 'Confirm and order' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
})

test('placing twice at once, from two tabs, and again after a lost answer makes one order', async ({ page, context }) => {
  const buyer = await atReview(page)
  const other = await context.newPage()
  await signInAs(other, buyer)
  await other.goto('/checkout?step=review&pay=worldpay')
  await hydrated(other)
  await expectStep(other, 'review')
  // The order is placed, but its answer never arrives.
  await page.route('**/carts/mine/order', async (route) => { await route.fetch(); await route.abort() }, { times: 1 })
  await place(page).evaluate((button: HTMLButtonElement) => { button.click(); button.click() })
  await expect(page.getByRole('alert').first()).toBeVisible()
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
  await place(other).click()
  await expect(other).toHaveURL(page.url())
  const { items } = await buyer.rest<{ items: unknown[] }>('GET', '/customer/orders?sorted=1')
  expect(items).toHaveLength(1)
})

test('a cart that was changed in another tab is not ordered for another amount than the button says', async ({ page }) => {
  const buyer = await atReview(page)
  await fillCart(buyer, 'multi-adult')
  await place(page).click()
  await expect(page.getByText(/^The total is now HK\$/)).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\?/)
  await expect(summary(page).getByText(/Daily Multivitamin/)).toBeVisible()
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
})

test('coupons: empty, wrong, spent, expired, below its minimum; applied it lowers the total, removed it is gone', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'reishi-spore')
  await openCheckout(page, buyer)
  const field = page.getByRole('textbox', { name: 'Coupon code' })
  const apply = page.getByRole('button', { name: 'Apply', exact: true })
  await apply.click()
  await expect(page.getByText('Please enter a coupon code').first()).toBeVisible()
  for (const code of ['NOSUCH', 'SPENT', 'EXPIRED']) {
    await field.fill(code)
    await apply.click()
    await expect(page.getByText('The coupon code is not valid or already used.').first()).toBeVisible()
    await expect(field).toHaveValue(code)
  }
  await field.fill('welcome50')
  await apply.click()
  await expect(page.getByText('Coupon WELCOME50 has been applied.')).toBeVisible()
  await expect(summary(page).getByText(/^[-−]HK\$50\.00$/)).toBeVisible()
  await expect(summary(page).getByText('WELCOME50', { exact: true })).toBeVisible()
  await page.reload()
  await expect(summary(page).getByText(/^[-−]HK\$50\.00$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove coupon WELCOME50' }).click()
  await expect(page.getByText('The coupon has been removed.')).toBeVisible()
  await expect(summary(page).getByText(/^[-−]HK\$50\.00$/)).toHaveCount(0)
  await expect(field).toHaveValue('')
})

test('the carrier is kept when the address changes, and the first is taken when it does not go there', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await buyer.rest('PUT', '/customer/address/save', { address: { ...hongKong, country_id: 'MO', region_id: 820001, region: { region_id: 820001, region: 'Nossa Senhora de Fátima', region_code: 'FAT' }, city: 'Macao', street: ['3 Rua de Cantão'], default_shipping: false, custom_attributes: [{ attribute_code: 'mobile_prefix', value: '853' }], telephone: '66000001' } })
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer)
  await next(page, 'choose delivery').click()
  const ways = page.getByRole('radiogroup', { name: 'How should it reach you?' })
  await ways.getByText('SF pick-up point').click()
  await page.getByRole('button', { name: 'Edit: Delivery address' }).click()
  await page.getByRole('radiogroup', { name: 'Where should we deliver?' }).getByText('+853 66000001').click()
  await next(page, 'choose delivery').click()
  await expect(ways.getByRole('radio', { checked: true })).toHaveAccessibleName(/SF pick-up point/)
  await page.getByRole('button', { name: 'Edit: Delivery address' }).click()
  await page.getByRole('radiogroup', { name: 'Where should we deliver?' }).getByText('+852 51000001').click()
  await next(page, 'choose delivery').click()
  await ways.getByRole('radio', { name: /parcel/i }).check({ force: true })
  await page.getByRole('button', { name: 'Edit: Delivery address' }).click()
  await page.getByRole('radiogroup', { name: 'Where should we deliver?' }).getByText('+853 66000001').click()
  await next(page, 'choose delivery').click()
  await expect(ways.getByRole('radio').first()).toBeChecked()
  await expect(ways.getByText('Hongkong Post')).toHaveCount(0)
})

test('the mainland asks for the Chinese ID: missing, malformed, wrong, right', async ({ page }) => {
  const buyer = await newBuyer(page.request, { address: null })
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer)
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  const list = (name: string) => page.getByRole('combobox', { name, exact: true })
  await list(say('ds.address.country')).selectOption('CN')
  await box(say('ds.address.lastname')).fill('陳')
  await box(say('ds.address.firstname')).fill('美儀')
  await box(say('ds.address.mobile')).fill('13800138001')
  for (const [label, name] of [[say('ds.address.province'), 'Guangdong'], [say('ds.address.city'), '深圳市'], [say('ds.address.district'), '南山区']] as const) {
    // A scroll closes an open list: the field is brought to the middle first, as a finger would.
    await list(label).evaluate((element) => { element.scrollIntoView({ block: 'center' }) })
    await list(label).fill(name)
    const option = page.getByRole('option', { name })
    // On a touch screen the list stays unseen until the keyboard had time to come up.
    await expect.poll(() => option.evaluate((element) => { const { x, y, width, height } = element.getBoundingClientRect(); return element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) })).toBe(true)
    await option.click()
  }
  await box(say('ds.address.street')).fill('8 Keyuan Road')
  await box(say('ds.address.postcode')).fill('518000')
  const id = box(say('ds.address.chineseId'))
  for (const [value, words] of [['', 'Please enter your Chinese ID.'], ['1234', 'Chinese ID is not valid'], ['110105194912310021', 'Entered Chinese ID is incorrect.']] as const) {
    await id.fill(value)
    await next(page, 'choose delivery').click()
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await id.fill('11010519491231002X')
  await next(page, 'choose delivery').click()
  await expectStep(page, 'delivery')
  await next(page, 'choose payment').click()
  await choosePayment(page, 'UnionPay')
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
})

test('a street of 81 characters is refused at its field; one of 80 goes through, without a postcode', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer)
  await page.getByRole('button', { name: 'Edit this address' }).click()
  const street = page.getByRole('textbox', { name: say('ds.address.street'), exact: true })
  await expect(page.getByRole('textbox', { name: say('ds.address.postcode'), exact: true })).toHaveCount(0)
  await street.fill('x'.repeat(81))
  await next(page, 'choose delivery').click()
  await expect(page.getByText('Please shorten the street information to 80 characters or less.').first()).toBeVisible()
  await street.fill('x'.repeat(80))
  await next(page, 'choose delivery').click()
  await expectStep(page, 'delivery')
})

test('a second address is added at checkout and chosen', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer)
  await page.getByRole('button', { name: 'Use another address' }).click()
  await fillAddress(page, say)
  await next(page, 'choose delivery').click()
  await expectStep(page, 'delivery')
  await expect(page.getByText(/223 Nam Cheong Street/)).toBeVisible()
  expect(await buyer.rest<unknown[]>('GET', '/customer/address/list')).toHaveLength(2)
})

test('a session that ends in the middle comes back to the same step after signing in', async ({ page }) => {
  const buyer = await atReview(page)
  await buyer.rest('GET', '/customer/logout')
  await place(page).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your session has expired, please log in.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, say, buyer.email)
  await expect(page).toHaveURL('/checkout?step=review&pay=worldpay')
  await expectStep(page, 'review')
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
})

test('an account with credit chooses a period, orders without paying now, and finds it again after a reload', async ({ page }) => {
  const buyer = await personOf(page.request, 'credit')
  await buyer.rest('PUT', '/customers/me', { customer: { custom_attributes: [{ attribute_code: 'name_confirmed', value: '1' }] } })
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
  await choosePayment(page, 'Credit or debit card')
  await expect(page.getByText('You pay within 30 days. Nothing is charged now.')).toBeVisible()
  await place(page).click()
  await expect(page).toHaveURL(/\/order\/success\/\d+/)
  await expect(page.getByText('The order is placed and waits for your payment.')).toBeVisible()
  const id = Number(/\d+$/.exec(page.url())?.[0])
  expect((await readOrder(buyer, id)).status).toBe('order_placed')
})

test('a card of an ordinary account knows no credit period', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer, '?step=delivery')
  await expectStep(page, 'delivery')
  await expect(page.getByRole('radiogroup', { name: 'Credit period' })).toHaveCount(0)
})
