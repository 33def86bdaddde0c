import type { Page } from '@playwright/test'
import { chooseDelivery, fillCart, personOf, signInAs } from './buyer.ts'
import { enterAs, expect, hydrated, test, visit } from './own-shop.ts'

const main = (page: Page) => page.getByRole('main')
const points = (page: Page) => page.getByRole('switch', { name: /points/i })
const credit = (page: Page) => page.getByRole('switch', { name: /iPayout/ })
/** Writes of a balance's call that the page makes. */
function writesOf(page: Page, call: string): string[] {
  const methods: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(call) && request.method() !== 'GET') methods.push(request.method())
  })
  return methods
}

/** The associate with a cart that neither balance pays yet; another test of the same shop may have left one on. */
async function atPayment(page: Page): Promise<void> {
  const associate = await personOf(page.request, 'associate')
  await fillCart(associate, 'zinc-15')
  await chooseDelivery(associate)
  for (const balance of ['points', 'ipayout']) await associate.rest('DELETE', `/loyalty/use-${balance}`)
  await signInAs(page, associate)
}

test('points and payout credit are put on and taken off; what fails goes back and says so (R-162, R-240, R-241, R-245, R-247, R-248, R-575)', async ({
  page,
}) => {
  await atPayment(page)
  const ofPoints = writesOf(page, '/loyalty/use-points')
  const ofCredit = writesOf(page, '/loyalty/use-ipayout')
  await page.goto('/checkout?step=payment')
  await hydrated(page)
  await expect(
    main(page)
      .getByText(/1,234\.5678/)
      .first(),
  ).toBeVisible()
  for (const [mine, other, writes] of [
    [points(page), credit(page), ofPoints],
    [credit(page), points(page), ofCredit],
  ] as const) {
    await mine.click()
    await expect(other).toBeDisabled()
    await expect(mine).toBeChecked()
    await expect(mine).not.toHaveAttribute('aria-busy', 'true')
    await mine.click()
    await expect(other).toBeEnabled()
    await expect(mine).not.toBeChecked()
    await expect(mine).not.toHaveAttribute('aria-busy', 'true')
    expect(writes).toEqual(['PUT', 'DELETE'])
  }

  await page.route('**/loyalty/use-points', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { message: 'No points today' } })
      : route.fallback(),
  )
  await points(page).click()
  await expect(page.getByText('No points today')).toHaveCount(1)
  await expect(points(page)).not.toBeChecked()

  await expect(credit(page)).toBeEnabled()
  await expect(credit(page)).not.toHaveAttribute('aria-busy', 'true')
  await credit(page).click()
  await expect(credit(page)).toBeChecked()
  await expect(credit(page)).not.toHaveAttribute('aria-busy', 'true')
  const used = main(page).getByText('HK$80.00').first()
  await expect(used).toBeVisible()
  await page.route('**/loyalty/use-ipayout', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { message: 'The credit is stuck' } })
      : route.fallback(),
  )
  await credit(page).click()
  await expect(page.getByText('The credit is stuck')).toHaveCount(1)
  await expect(credit(page)).toBeChecked()
  await expect(used).toBeVisible()
})

test('a press of one switch while the change of the other is awaited is sent after it', async ({ page }) => {
  await atPayment(page)
  const order: string[] = []
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(/\/loyalty\/use-(points|ipayout)$/, async (route) => {
    const method = route.request().method()
    if (method === 'GET') return route.fallback()
    order.push(`${method} ${route.request().url().split('-').at(-1)}`)
    if (order.length > 1) return route.fulfill({ json: 10 })
    await held
    return route.fulfill({ status: 400, json: { message: 'No points today' } })
  })
  await page.goto('/checkout?step=payment')
  await hydrated(page)
  await points(page).click()
  await expect(points(page)).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => order).toEqual(['PUT points'])
  await credit(page).click()
  await expect(credit(page)).toBeChecked()
  expect(order).toEqual(['PUT points'])
  letGo()
  await expect.poll(() => order).toEqual(['PUT points', 'PUT ipayout'])
})

test('a preferred customer and a guest are never asked about payout credit (R-377)', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/loyalty\/(use-)?ipayout/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/')
  await hydrated(page)
  await enterAs(page, shop, 'preferred')
  for (const path of ['/dashboard', '/checkout']) {
    await visit(page, path)
  }
  expect(asked).toEqual([])
})
