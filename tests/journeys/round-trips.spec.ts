import { devices, type Page } from '@playwright/test'
import { fillCart, newBuyer, signInAs } from './buyer.ts'
import { trafficOf, type Traffic } from './round-trips.ts'
import { saveData } from './save-data.ts'
import { expect, test, visit } from './watched-page.ts'

// the server writes the page for the kind of device that the browser says it is
test.use({ userAgent: devices['Pixel 7'].userAgent })

const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset)

const filesOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')))

/** Opens a page and waits until it has fetched the script of the next one, and what comes with it, while idle. */
async function visitUntilReady(page: Page, path: string, next: string): Promise<void> {
  await visit(page, path)
  const script = new RegExp(`^${next}-[0-9a-f]{8}\\.js$`)
  await expect.poll(async () => (await filesOf(page)).some((name) => script.test(name))).toBe(true)
  const isQuiet = async () => {
    const before = await filesOf(page)
    await page.waitForTimeout(1000)
    return (await filesOf(page)).length === before.length
  }
  await expect.poll(isQuiet).toBe(true)
}

interface Most {
  readonly trips: number
  readonly requests: number
  readonly kib: number
}

function expectAtMost({ requests, kib, trips }: Traffic, most: Most): void {
  const asked = JSON.stringify(trips, null, 1)
  expect(trips.length, asked).toBeLessThanOrEqual(most.trips)
  expect(requests, asked).toBeLessThanOrEqual(most.requests)
  expect(kib, asked).toBeLessThanOrEqual(most.kib)
}

test.describe('a first visit, until it can be used: the page, its font, its scripts', () => {
  for (const [path, requests, kib] of [
    ['/', 16, 210],
    ['/categories', 16, 212.5],
    ['/product/vitamin-c-1000', 21, 220],
    ['/cart', 27, 214],
    ['/signin', 23, 222],
  ] as const)
    test(`${path}: 3 round trips, at most ${requests} requests and ${kib} KiB without photos`, async ({
      page,
    }) => {
      await saveData(page)
      const traffic = await trafficOf(
        page,
        () => page.goto(path),
        () => isHydrated(page),
      )
      expectAtMost(traffic, { trips: 3, requests, kib })
    })
})

test.describe('a touch, until everything is there', () => {
  const cards = (page: Page) => page.getByRole('main').locator('article h2 a')
  const text = (page: Page) => page.getByRole('heading', { name: 'About this product' })
  const touchProduct = (page: Page) =>
    trafficOf(
      page,
      () => cards(page).first().click(),
      () => text(page).isVisible(),
    )

  test('on a product: 1 round trip', async ({ page }) => {
    await visitUntilReady(page, '/categories', 'product')
    expectAtMost(await touchProduct(page), { trips: 1, requests: 27, kib: 57 })
  })
  test('on a product with nothing fetched ahead: 2 round trips', async ({ page }) => {
    await saveData(page)
    await visit(page, '/categories')
    expectAtMost(await touchProduct(page), { trips: 2, requests: 39, kib: 93.5 })
  })
  test('on back: nothing', async ({ page }) => {
    await visit(page, '/categories')
    await cards(page).first().click()
    await expect(text(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const traffic = await trafficOf(
      page,
      () => page.goBack(),
      () => cards(page).first().isVisible(),
    )
    expectAtMost(traffic, { trips: 0, requests: 0, kib: 0 })
  })
  test('on the checkout from the cart: 1 round trip', async ({ page }) => {
    const buyer = await newBuyer(page.request)
    await fillCart(buyer, 'zinc-15')
    await signInAs(page, buyer)
    await visitUntilReady(page, '/cart', 'checkout')
    const traffic = await trafficOf(
      page,
      () =>
        page
          .getByRole('link', { name: /^Check out/ })
          .locator('visible=true')
          .first()
          .click(),
      () => page.getByRole('main').getByText('Granville Road').first().isVisible(),
    )
    expectAtMost(traffic, { trips: 1, requests: 8, kib: 10 })
  })
})
