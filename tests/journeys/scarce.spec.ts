import type { Page } from '@playwright/test'
import { chooseDelivery, fillCart, newBuyer, newOrder, readOrder, signInAs, type Buyer } from './buyer.ts'
import { choosePayment } from './checkout-page.ts'
import { expect, hydrated, test, type Shop } from './own-shop.ts'
import { fillCard } from './shopper.ts'
import { wordsOf } from './words.ts'

// Shelves and clock belong to all tests of the file: one after another.
test.describe.configure({ mode: 'default' })

const say = wordsOf('en')
const sku = 'valerian-drops'
const name = 'Valerian Drops'
const place = (page: Page) => page.getByRole('button', { name: /^Place order/ })
const salable = async ({ rest }: Buyer) =>
  (await rest<{ extension_attributes: { salable_qty: number } }>('GET', `/products/${sku}`))
    .extension_attributes.salable_qty

/** Orders all pieces but `left`, without paying. @returns the order's id */
async function buyAllBut(buyer: Buyer, left: number): Promise<number> {
  await buyer.rest('POST', '/carts/mine')
  await buyer.rest('POST', '/carts/mine/items', { cartItem: { sku, qty: (await salable(buyer)) - left } })
  await chooseDelivery(buyer)
  return (
    await buyer.rest<{ order_id: number }>('PUT', '/carts/mine/order', {
      paymentMethod: { method: 'worldpay' },
    })
  ).order_id
}

/** Lets the last minute of an order pass, for the service and for the page, however long the page took to open. */
async function runOut(page: Page, shop: Shop): Promise<void> {
  await shop.setClock(30 * 60 + 1)
  await page.clock.fastForward(60_000)
}

async function toReview(page: Page): Promise<void> {
  await page.goto('/checkout')
  await hydrated(page)
  await choosePayment(page, 'Credit or debit card')
  await expect(place(page)).toBeVisible()
}

// Requirements
test('a product that sells out while it is in the cart: told at the order and in the cart, which is kept', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, sku, 'zinc-15')
  await chooseDelivery(buyer)
  await signInAs(page, buyer)
  await toReview(page)
  const rival = await newBuyer(page.request)
  const taken = await buyAllBut(rival, 0)
  await place(page).click()
  const dialog = page.getByRole('dialog', { name: 'Out of stock' })
  await expect(dialog.getByText('There is one or more products out of stock.')).toBeVisible()
  await expect(dialog.getByText(`${name}, quantity 1`)).toBeVisible()
  await expect(dialog.getByText(/Zinc/)).toHaveCount(0)
  await expect(page).toHaveURL(/\/checkout\?/)
  await dialog.getByRole('link', { name: 'Edit cart' }).click()
  await expect(page).toHaveURL('/cart')
  const main = page.getByRole('main')
  await expect(main.getByText('There is one or more products out of stock.').first()).toBeVisible()
  await expect(main.getByText('Product is out of stock.')).toBeVisible()
  await expect(main.getByRole('link', { name }).first()).toBeVisible()
  // whoever opens the checkout nevertheless is told there, too, before any step
  await page.goto('/checkout?step=payment')
  await hydrated(page)
  await expect(main.getByText('There is one or more products out of stock.')).toBeVisible()
  await main.getByRole('link', { name: 'Edit cart' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/cart')
  const removed = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().includes('/carts/mine/items/'),
  )
  await main.getByRole('button', { name: new RegExp(`Remove.*${name}`) }).click()
  await expect(main.getByText('There is one or more products out of stock.')).toHaveCount(0)
  // the line goes before the service has agreed
  await removed
  await toReview(page)
  await expect(main.getByText('There is one or more products out of stock.')).toHaveCount(0)
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
  await rival.rest('POST', `/orders/mine/${taken}/cancel`, {})
})

// Requirements R-285
test('two buyers and the last piece: one gets it, the other is told and gets it when the first gives it back', async ({
  page,
}) => {
  const stockist = await newBuyer(page.request)
  const taken = await buyAllBut(stockist, 1)
  const [winner, loser] = [await newBuyer(page.request), await newBuyer(page.request)]
  for (const buyer of [winner, loser]) {
    await fillCart(buyer, sku)
    await chooseDelivery(buyer)
  }
  await signInAs(page, loser)
  await toReview(page)
  const { order_id: won } = await winner.rest<{ order_id: number }>('PUT', '/carts/mine/order', {
    paymentMethod: { method: 'worldpay' },
  })
  await place(page).click()
  const dialog = page.getByRole('dialog', { name: 'Out of stock' })
  await expect(dialog.getByText(`${name}, quantity 1`)).toBeVisible()
  expect(await salable(loser)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await winner.rest('POST', `/orders/mine/${won}/cancel`, {})
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
  // an order that is left would be cancelled by the clock of the next test, in the middle of its counting
  await loser.rest('POST', `/orders/mine/${new URL(page.url()).searchParams.get('order')}/cancel`, {})
  await stockist.rest('POST', `/orders/mine/${taken}/cancel`, {})
})

// Requirements
test('the time to pay runs out: the page says so, the order is cancelled, the goods are back', async ({
  page,
  shop,
}) => {
  test.setTimeout(90_000)
  const buyer = await newBuyer(page.request)
  const before = await salable(buyer)
  const id = await newOrder(buyer, { skus: [sku] })
  expect(await salable(buyer)).toBe(before - 1)
  await shop.setClock(30 * 60 - 50)
  await page.clock.install()
  await signInAs(page, buyer)
  await page.goto(`/dashboard/orders/${id}`)
  await hydrated(page)
  await expect(page.getByRole('timer')).toContainText(/^00 min \d\d s/)
  await runOut(page, shop)
  await expect(page.getByText("This order was cancelled because it wasn't paid in time.")).toBeVisible({
    timeout: 40_000,
  })
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay HK\$/ })).toHaveCount(0)
  expect((await readOrder(buyer, id)).status).toBe('canceled')
  expect(await salable(buyer)).toBe(before)
  await page.goto(`/checkout/payment?order=${id}`)
  await expect(page.getByText('There is nothing to pay on this order.')).toBeVisible()
})

test('the time runs out on the payment page, before and while paying', async ({ page, shop }) => {
  test.setTimeout(90_000)
  const buyer = await newBuyer(page.request)
  const quiet = await newOrder(buyer)
  await shop.setClock(30 * 60 - 50)
  await page.clock.install()
  await signInAs(page, buyer)
  await page.goto(`/checkout/payment?order=${quiet}`)
  await expect(page.getByRole('timer')).toContainText(/^00 min \d\d s/)
  await expect(page.getByRole('button', { name: /^Pay HK\$/ })).toBeVisible()
  await runOut(page, shop)
  await expect(page.getByText("This order was cancelled because it wasn't paid in time.")).toBeVisible({
    timeout: 40_000,
  })
  await expect(page.getByRole('button', { name: /^Pay HK\$/ })).toHaveCount(0)
  await shop.setClock(0)
  const busy = await newOrder(buyer)
  await page.goto(`/checkout/payment?order=${busy}`)
  await hydrated(page)
  await fillCard(page, say, '4111 1111 1111 1111')
  await shop.setClock(31 * 60)
  await page.getByRole('button', { name: /^Pay HK\$/ }).click()
  await expect(page.getByText('There is nothing to pay on this order.')).toBeVisible()
  expect((await readOrder(buyer, busy)).status).toBe('canceled')
})
