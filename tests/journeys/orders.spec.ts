import type { Page } from '@playwright/test'
import { fillCart, newBuyer, newOrder, personOf, readOrder, signInAs, type Buyer } from './buyer.ts'
import { fillCard } from './shopper.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const statuses = [
  'Order placed',
  'Waiting for payment',
  'Payment under review',
  'Paid',
  'Being packed',
  'On its way',
  'Partly shipped',
  'On hold',
  'Completed',
  'Received',
  'Reviewed',
  'Cancelled',
  'Closed',
]

async function openOrder(page: Page, buyer: Buyer, id: number): Promise<void> {
  await signInAs(page, buyer)
  await page.goto(`/dashboard/orders/${id}`)
  await hydrated(page)
}

// Requirements
test('every status has words, its channel a filter, and the unpaid ones are counted', async ({ page }) => {
  await signInAs(page, await personOf(page.request, 'preferred'))
  await page.goto('/dashboard/orders')
  await hydrated(page)
  const main = page.getByRole('main')
  for (const status of statuses)
    await expect(main.getByText(status, { exact: true }).first(), status).toBeVisible()
  await expect(main.getByText(/orders? awaiting payment/)).toBeVisible()
  const rows = main.getByRole('heading', { level: 2, name: /^Order \d+$/ })
  const all = await rows.count()
  const which = main.getByRole('group', { name: 'Show' })
  await which.locator('label', { hasText: 'Business channel' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/channel=business/)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(which.getByRole('radio', { name: 'Business channel' })).toBeChecked()
  await which.locator('label', { hasText: 'Main site' }).click()
  await expect(rows).toHaveCount(all - 1)
})

// Requirements
test('an unpaid order counts down, is paid from the dashboard, and its life line goes on', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await signInAs(page, buyer)
  await page.goto('/dashboard/orders')
  await hydrated(page)
  await page.getByRole('link', { name: /^Order \d+$/ }).click()
  await expect(page.getByText('Waiting for your payment', { exact: true })).toBeVisible()
  const clock = page.getByRole('timer')
  await expect(clock).toContainText(/29|30/)
  const before = await clock.textContent()
  await expect(clock).not.toHaveText(before ?? '')
  await expect(page.getByText(/^Please pay before .+ After that, your order will be cancelled/)).toBeVisible()
  await page.getByRole('link', { name: /^Pay HK\$/ }).click()
  await fillCard(page, say, '4111 1111 1111 1111')
  await page.getByRole('button', { name: /^Pay HK\$/ }).click()
  await expect(page).toHaveURL(`/order/success/${id}`)
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay HK\$/ })).toHaveCount(0)
  await expect(
    page
      .getByRole('list', { name: /^Progress/ })
      .getByRole('listitem', { name: /Processing/ })
      .or(page.getByText('Processing')),
  ).not.toHaveCount(0)
})

// Requirements
test('cancelling asks first and says so; a cancelled order can be ordered again', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer, { skus: ['papaya-tabs'] })
  await openOrder(page, buyer, id)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('alertdialog', { name: /^Cancel order \d+\?$/ })
  await dialog.getByRole('button', { name: 'Keep order' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await readOrder(buyer, id)).status).toBe('pending_payment')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('The order has been cancelled.')).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay HK\$/ })).toHaveCount(0)
  expect((await readOrder(buyer, id)).status).toBe('canceled')
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText(/Added to your cart: Papaya Chewables/)).toBeVisible()
  await page.getByRole('button', { name: 'Go to cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: 'Papaya Chewables' }).first()).toBeVisible()
})

test('an order that was paid meanwhile is not cancelled', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await openOrder(page, buyer, id)
  // The page has read the unpaid order and does not yet know better.
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { payment_id: payment } = await buyer.rest<{ payment_id: string }>(
    'POST',
    `/order/${id}/set-citcon-payment`,
    { paymentMethod: { method: 'citcon', additional_data: { vendor: 'alipay' } } },
  )
  await page.request.post(`/sandbox/pay/choose/${payment}`, { form: { choice: 'paid' }, maxRedirects: 0 })
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('The order can no longer be cancelled.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible()
})

// Requirements
test('one line is bought again, or all of them', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer, { skus: ['zinc-15', 'multi-adult'] })
  await buyer.rest('POST', `/orders/mine/${id}/cancel`, {})
  await openOrder(page, buyer, id)
  await page.getByRole('button', { name: 'Buy again: Zinc Bisglycinate 15 mg' }).click()
  await expect(page.getByText('Added to your cart: Zinc Bisglycinate 15 mg')).toBeVisible()
  expect(
    (await buyer.rest<{ items: { sku: string }[] }>('GET', '/carts/mine')).items.map(({ sku }) => sku),
  ).toEqual(['zinc-15'])
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect
    .poll(async () =>
      (await buyer.rest<{ items: { sku: string; qty: number }[] }>('GET', '/carts/mine')).items
        .map(({ sku, qty }) => `${sku}×${qty}`)
        .sort(),
    )
    .toEqual(['multi-adult×1', 'zinc-15×2'])
})

// Requirements
test('a sent order shows its parcel, copies its number, and a paid one its receipt', async ({ page }) => {
  const buyer = await personOf(page.request, 'preferred')
  const { items } = await buyer.rest<{ items: { entity_id: number; status: string }[] }>(
    'GET',
    '/customer/orders?sorted=1',
  )
  await openOrder(page, buyer, items.find(({ status }) => status === 'in_transit')?.entity_id ?? 0)
  // on its way: nobody has to ask for it
  await expect(page.getByText(/^Tracking number SF\d+$/)).toBeVisible()
  // the only parcel goes as far as its order: its steps are not drawn a second time
  await expect(page.getByRole('list', { name: /^Parcel status/ })).toHaveCount(0)
  // Nobody allowed the clipboard: copying is refused.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: /^Copy tracking number/ }).click()
  await expect(page.getByText('The tracking number could not be copied')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Receipt' }).click()
  expect((await download).suggestedFilename()).toMatch(/^invoice_\d+\.html$/)
})

// Requirements
test('an order of a customer is listed after signing in and gone for a guest', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await newOrder(buyer)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/customer/orders')) asked++
  })
  await page.goto('/')
  await hydrated(page)
  expect(asked).toBe(0)
  await signInAs(page, buyer)
  await page.goto('/dashboard/orders')
  await expect(page.getByRole('heading', { level: 2, name: /^Order \d+$/ })).toHaveCount(1)
  await fillCart(buyer, 'zinc-15')
})

test('a reorder names what could not be added, in the language of the page', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer, { skus: ['zinc-15', 'multi-adult'] })
  await buyer.rest('POST', `/orders/mine/${id}/cancel`, {})
  await openOrder(page, buyer, id)
  const { items } = await buyer.rest<{ items: { item_id: number; sku: string }[] }>(
    'GET',
    `/customer/orders/${id}`,
  )
  const lineOf = (sku: string) => items.find((item) => item.sku === sku)?.item_id
  const failure = (sku: string, code: string) => ({
    code,
    item_id: lineOf(sku),
    message: `Could not add the product with SKU "${sku}" to the shopping cart: The requested qty is not available`,
  })
  const answer = async (body: object) => {
    await page.unroute('**/customer/orders/reorder')
    await page.route('**/customer/orders/reorder', (route) =>
      route.fulfill({ json: JSON.stringify({ cart_id: 1, ...body }) }),
    )
    await page.getByRole('button', { name: 'Order again' }).click()
  }
  await answer({ result: true, user_input_errors: [failure('multi-adult', 'INSUFFICIENT_STOCK')] })
  await expect(page.getByText(/There isn't enough of Daily Multivitamin.* in stock\./)).toBeVisible()
  await expect(page.getByText(/Added to your cart: Zinc Bisglycinate 15 mg$/)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await answer({
    result: false,
    user_input_errors: [failure('zinc-15', 'NOT_SALABLE'), failure('multi-adult', 'X')],
  })
  await expect(page.getByText('Nothing was added to your cart.')).toBeVisible()
  await expect(page.getByText(/Added to your cart/)).toHaveCount(0)
  await expect(page.getByText(/Could not add the product/)).toHaveCount(0)
})

test('an order that may not be ordered again offers it nowhere', async ({ page }) => {
  const buyer = await personOf(page.request, 'preferred')
  const { items } = await buyer.rest<{ items: { entity_id: number; status: string }[] }>(
    'GET',
    '/customer/orders?sorted=1',
  )
  await openOrder(page, buyer, items.find(({ status }) => status === 'on_hold')?.entity_id ?? 0)
  await expect(page.getByText('On hold').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /again|Reorder/ })).toHaveCount(0)
})

test('a long list of orders has pages, which the address keeps', async ({ page }) => {
  test.slow()
  const buyer = await newBuyer(page.request)
  for (let n = 0; n < 21; n++) {
    const id = await newOrder(buyer)
    await buyer.rest('POST', `/orders/mine/${id}/cancel`, {})
  }
  await signInAs(page, buyer)
  await page.goto('/dashboard/orders')
  await hydrated(page)
  const rows = page.getByRole('main').getByRole('heading', { level: 2, name: /^Order \d+$/ })
  await expect(rows).toHaveCount(20)
  const pages = page.getByRole('navigation', { name: 'Pages of your orders' })
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL('/dashboard/orders?page=2')
  await page.goBack()
  await expect(rows).toHaveCount(20)
})
