import type { Page } from '@playwright/test'
import { fillCart, hongKong, newBuyer, newOrder, readOrder, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

interface Told {
  event: string
  option?: string
  value?: string
  step?: number
  order_id?: number
  items?: { sku: string; quantity: number; categories: string[] }[]
}
/** What analytics programs would have read by now. */
const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Told[] }).dataLayer ?? [])
const shortly = async (page: Page) =>
  (await told(page)).map(({ event, items, option }) =>
    [event, ...(option ? [option] : []), ...(items ?? []).map(({ quantity }) => quantity)].join(' '),
  )

test('what goes into the cart and out of it is told as differences, with at most five categories (R-217, R-218, R-297)', async ({
  page,
}) => {
  await page.goto('/product/zinc-15')
  await hydrated(page)
  await page
    .getByRole('button', { name: say('catalogue.product.add') })
    .locator('visible=true')
    .first()
    .click()
  await expect.poll(() => shortly(page)).toEqual(['cart 1', 'add_to_cart 1'])
  expect((await told(page))[0]?.items?.[0]).toMatchObject({ sku: 'zinc-15' })
  expect((await told(page))[0]?.items?.[0]?.categories.length).toBeLessThanOrEqual(5)
  await page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first().click()
  // the product's page has such a button too, until the cart's takes its place
  await expect(page).toHaveURL('/cart')
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^increase/i })
    .click()
  await expect
    .poll(async () => (await shortly(page)).filter((event) => event === 'add_to_cart 1').length)
    .toBe(2)
})

test('the checkout tells its first step and the carrier (R-293, R-294)', async ({ page }) => {
  const buyer = await newBuyer(page.request, { address: hongKong })
  await fillCart(buyer, 'zinc-15')
  await signInAs(page, buyer)
  await page.goto('/checkout?step=address')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('checkout.address.next') })
    .click()
  await expect.poll(() => shortly(page)).toContain('checkout 1')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('checkout.delivery.next') })
    .click()
  await expect
    .poll(async () => (await told(page)).find(({ option }) => option === 'carrier')?.value ?? '')
    .toMatch(/^\w+_\w+$/)
  expect((await shortly(page)).filter((event) => event === 'checkout 1')).toHaveLength(1)
})

test('an order that was seen unpaid is a purchase when it becomes pending_shipment, once (R-292)', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await signInAs(page, buyer)
  const open = async () => {
    await page.goto(`/dashboard/orders/${id}`)
    await hydrated(page)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => /\/analytics-/.test(name)),
        ),
      )
      .toBe(true)
  }
  const purchases = async () => (await told(page)).filter(({ event }) => event === 'purchase')
  await open()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('analytics_orders') ?? ''))
    .toContain(String(id))
  const { payment_id: payment } = await buyer.rest<{ payment_id: string }>(
    'POST',
    `/order/${id}/set-citcon-payment`,
    { paymentMethod: { method: 'citcon', additional_data: { vendor: 'alipay' } } },
  )
  await page.request.post(`/sandbox/pay/choose/${payment}`, { form: { choice: 'paid' }, maxRedirects: 0 })
  // the warehouse notices
  await shop.setClock(60)
  expect((await readOrder(buyer, id)).status).toBe('pending_shipment')
  await open()
  await expect
    .poll(async () => (await purchases()).map(({ order_id: order, value }) => [order, Number(value)]))
    .toEqual([[id, (await readOrder(buyer, id)).grand_total]])
  await open()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await purchases()).toEqual([])
})
