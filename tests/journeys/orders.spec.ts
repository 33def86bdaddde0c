import type { Page } from '@playwright/test'
import { fillCart, newBuyer, newOrder, personOf, readOrder, signInAs, type Buyer } from './buyer.ts'
import { fillCard } from './shopper.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const statuses = ['Order placed', 'Waiting for payment', 'Payment under review', 'Paid', 'Being packed', 'On its way', 'Partly on its way', 'On hold', 'Completed', 'Received', 'Reviewed', 'Cancelled', 'Closed']

async function openOrder(page: Page, buyer: Buyer, id: number): Promise<void> {
  await signInAs(page, buyer)
  await page.goto(`/dashboard/orders/${id}`)
  await hydrated(page)
}

test('every status has words, its channel a filter, and the unpaid ones are counted', async ({ page }) => {
  await signInAs(page, await personOf(page.request, 'preferred'))
  await page.goto('/dashboard/orders')
  await hydrated(page)
  const main = page.getByRole('main')
  for (const status of statuses) await expect(main.getByText(status, { exact: true }).first(), status).toBeVisible()
  await expect(main.getByText(/orders? waits? for payment/)).toBeVisible()
  const rows = main.getByRole('heading', { level: 2, name: /^Order \d+$/ })
  const all = await rows.count()
  const which = main.getByRole('group', { name: 'Which orders' })
  await which.locator('label', { hasText: 'Business channel' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/channel=business/)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(which.getByRole('radio', { name: 'Business channel' })).toBeChecked()
  await which.locator('label', { hasText: 'Main site' }).click()
  await expect(rows).toHaveCount(all - 1)
})

test('an unpaid order counts down, is paid from the dashboard, and its life line goes on', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await signInAs(page, buyer)
  await page.goto('/dashboard/orders')
  await hydrated(page)
  await page.getByRole('link', { name: /^Order \d+$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your payment' })).toBeVisible()
  const clock = page.getByRole('timer')
  await expect(clock).toContainText(/29|30/)
  const before = await clock.textContent()
  await expect(clock).not.toHaveText(before ?? '')
  await expect(page.getByText(/^Please pay before .+ After that the order is cancelled/)).toBeVisible()
  await page.getByRole('link', { name: /^Pay HK\$/ }).click()
  await fillCard(page, say, '4111 1111 1111 1111')
  await page.getByRole('button', { name: /^Pay HK\$/ }).click()
  await expect(page).toHaveURL(`/order/success/${id}`)
  await page.getByRole('link', { name: 'View the order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay HK\$/ })).toHaveCount(0)
  await expect(page.getByRole('list', { name: /^Progress/ }).getByRole('listitem', { name: /Processing/ }).or(page.getByText('Processing'))).not.toHaveCount(0)
})

test('cancelling asks first and says so; a cancelled order can be ordered again', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer, { skus: ['papaya-tabs'] })
  await openOrder(page, buyer, id)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const dialog = page.getByRole('alertdialog', { name: /^Cancel order \d+\?$/ })
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await readOrder(buyer, id)).status).toBe('pending_payment')
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('The order has been cancelled.')).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay HK\$/ })).toHaveCount(0)
  expect((await readOrder(buyer, id)).status).toBe('canceled')
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText('The items are in your cart.')).toBeVisible()
  await page.getByRole('button', { name: 'To the cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: 'Papaya Chewables' }).first()).toBeVisible()
})

test('an order that was paid meanwhile is not cancelled', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await openOrder(page, buyer, id)
  // The page has read the unpaid order and does not yet know better.
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { payment_id: payment } = await buyer.rest<{ payment_id: string }>('POST', `/order/${id}/set-citcon-payment`, { paymentMethod: { method: 'citcon', additional_data: { vendor: 'alipay' } } })
  await page.request.post(`/sandbox/pay/choose/${payment}`, { form: { choice: 'paid' }, maxRedirects: 0 })
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('The order can no longer be cancelled.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible()
})

test('one line is bought again, or all of them', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer, { skus: ['zinc-15', 'multi-adult'] })
  await buyer.rest('POST', `/orders/mine/${id}/cancel`, {})
  await openOrder(page, buyer, id)
  await page.getByRole('button', { name: 'Buy again: Zinc Bisglycinate 15 mg' }).click()
  await expect(page.getByText('The items are in your cart.')).toBeVisible()
  expect((await buyer.rest<{ items: { sku: string }[] }>('GET', '/carts/mine')).items.map(({ sku }) => sku)).toEqual(['zinc-15'])
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect.poll(async () => (await buyer.rest<{ items: { sku: string; qty: number }[] }>('GET', '/carts/mine')).items.map(({ sku, qty }) => `${sku}×${qty}`).sort()).toEqual(['multi-adult×1', 'zinc-15×2'])
})

test('a sent order shows its parcel, copies its number, and a paid one its receipt', async ({ page }) => {
  const buyer = await personOf(page.request, 'preferred')
  const { items } = await buyer.rest<{ items: { entity_id: number; status: string }[] }>('GET', '/customer/orders?sorted=1')
  await openOrder(page, buyer, items.find(({ status }) => status === 'in_transit')?.entity_id ?? 0)
  await page.getByRole('button', { name: 'Track the parcel' }).click()
  await expect(page.getByText(/^Tracking number SF\d+$/)).toBeVisible()
  // Nobody allowed the clipboard: copying is refused.
  await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error('refused')) })
  await page.getByRole('button', { name: /^Copy tracking number/ }).click()
  await expect(page.getByText('The tracking number could not be copied')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Receipt' }).click()
  expect((await download).suggestedFilename()).toMatch(/^invoice_\d+\.html$/)
})

test('an order of a customer is listed after signing in and gone for a guest', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await newOrder(buyer)
  let asked = 0
  page.on('request', (request) => { if (request.url().includes('/customer/orders')) asked++ })
  await page.goto('/')
  await hydrated(page)
  expect(asked).toBe(0)
  await signInAs(page, buyer)
  await page.goto('/dashboard/orders')
  await expect(page.getByRole('heading', { level: 2, name: /^Order \d+$/ })).toHaveCount(1)
  await fillCart(buyer, 'zinc-15')
})
