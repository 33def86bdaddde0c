import { chooseDelivery, fillCart, newBuyer, newOrder, personOf, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './own-shop.ts'

test("checkout asks for the ways to deliver: the cart's own where it has the address, else those of the address; for the coupon and the time to pay (R-225, R-466, R-468, R-476)", async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'reishi-spore')
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(`${request.method()} ${new URL(request.url()).pathname.replace(/^\/rest\/\w+\/V1/, '')}`)
  })
  await signInAs(page, buyer)
  await page.goto('/checkout')
  await hydrated(page)
  await expect(page.getByRole('textbox', { name: 'Coupon code' })).toBeVisible()
  await expect.poll(() => asked).toContain('POST /carts/mine/estimate-shipping-methods')
  await expect.poll(() => asked).toContain('GET /carts/mine/coupons')
  await expect.poll(() => asked).toContain('GET /sales/configuration/order-lifetime')
  expect(asked).not.toContain('GET /carts/mine/shipping-methods')

  await chooseDelivery(buyer)
  await buyer.rest('PUT', '/carts/mine/coupons/WELCOME50')
  // Whatever becomes of the totals: the cart's own coupon is shown.
  await shop.setFaults({ match: 'GET /carts/mine/totals', drop: true })
  asked.length = 0
  await page.goto('/checkout?step=delivery')
  await expect(page.getByRole('button', { name: 'Remove coupon WELCOME50' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Home delivery/ }).first()).toBeChecked()
  await expect.poll(() => asked).toContain('GET /carts/mine/shipping-methods')
  expect(asked).not.toContain('POST /carts/mine/estimate-shipping-methods')
})

test('the payment page asks which cards the provider takes in Hong Kong, and shows their marks (R-488)', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer, { method: 'worldpay' })
  await signInAs(page, buyer)
  const asked = page.waitForRequest((request) => request.url().endsWith('/worldpay/payment/types'))
  await shop.setFaults({
    match: 'POST /worldpay/payment/types',
    status: 200,
    body: JSON.stringify(JSON.stringify(['VISA-SSL', 'JCB-SSL'])),
  })
  await page.goto(`/checkout/payment?order=${id}`)
  expect((await asked).postDataJSON()).toEqual({ countryId: 'HK' })
  await page.getByRole('button', { name: 'Change payment method' }).click()
  const ways = page.getByRole('radiogroup', { name: 'Payment method' })
  // the card's two marks and one of each other way, whenever the ways are drawn
  await expect
    .poll(async () => (await ways.locator('svg').count()) - (await ways.getByRole('radio').count()))
    .toBe(1)
})

test('orders ask what the shop lets one do, and a shop without reorders offers none (R-506)', async ({
  page,
  shop,
}) => {
  const buyer = await personOf(page.request, 'preferred')
  await signInAs(page, buyer)
  const { items } = await buyer.rest<{ items: { entity_id: number; status: string }[] }>(
    'GET',
    '/customer/orders?sorted=1',
  )
  await shop.setFaults({
    match: 'GET /sales/configuration',
    status: 200,
    body: JSON.stringify({
      order_lifetime: 30,
      reorder_allowed: false,
      review_enabled: false,
      currency: 'HKD',
    }),
  })
  const asked = page.waitForRequest((request) => request.url().endsWith('/sales/configuration'))
  await page.goto('/dashboard/orders')
  await asked
  await page.goto(`/dashboard/orders/${items.find(({ status }) => status === 'received')?.entity_id ?? 0}`)
  await expect(page.getByRole('button', { name: 'Receipt' })).toBeVisible()
  await expect(page.getByRole('button', { name: /again/i })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Write a review/ })).toHaveCount(0)
})

test('a cancelled order is read again whatever shape the answer has (R-298)', async ({ page, shop }) => {
  const buyer = await newBuyer(page.request)
  await signInAs(page, buyer)
  for (const body of ['{}', '[]', 'true']) {
    const id = await newOrder(buyer)
    await page.goto(`/dashboard/orders/${id}`)
    await hydrated(page)
    // the order is cancelled; only the answer is an odd one
    await shop.setFaults({ match: 'POST /orders/mine/*/cancel', status: 200, body, after: true, times: 1 })
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('The order has been cancelled.').first(), body).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  }
})

for (const [who, isFilled] of [
  ['nobody with a cart', false],
  ["a guest's cart", true],
] as const)
  test(`signing in as ${who} asks for the profile and the cart once each, and nothing is not found`, async ({
    page,
  }) => {
    const buyer = await newBuyer(page.request)
    if (isFilled) {
      await page.goto('/product/zinc-15')
      await hydrated(page)
      await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
      await expect(page.getByText('Added to your cart.')).toBeVisible()
    }
    const asked: string[] = []
    const missing: string[] = []
    const nameOf = (method: string, url: string) =>
      `${method} ${new URL(url).pathname.replace(/^\/rest\/\w+\/V1/, '')}`
    page.on('request', (request) => {
      asked.push(nameOf(request.method(), request.url()))
    })
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url())
    })
    await page.goto('/signin')
    await hydrated(page)
    await page.getByRole('link', { name: 'Account and password' }).click()
    await page.getByLabel('Email, member number or username').fill(buyer.email)
    await page.getByLabel('Password', { exact: true }).fill('Jade2026')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('main').getByText(/Hello.*Mei Yee/)).toBeVisible()
    const times = (name: string) => asked.filter((entry) => entry === name).length
    // the greeting does not wait for the cart
    await expect.poll(() => times('GET /carts/mine')).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(times('GET /customers/me')).toBe(1)
    expect(times('GET /carts/mine')).toBe(1)
    expect(times('POST /carts/mine')).toBeLessThanOrEqual(1)
    expect(missing).toEqual([])
  })
