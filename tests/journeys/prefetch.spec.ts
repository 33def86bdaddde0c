import type { Request } from '@playwright/test'
import { expect, hydrated, test } from './watched-page.ts'

const product = (url: string) => /\/rest\/\w+\/V1\/products\/[^/?]+$/.test(new URL(url).pathname)

test('a product that a pointer rests on is fetched ahead, and opened without asking again', async ({
  page,
}) => {
  await page.goto('/categories')
  await hydrated(page)
  const card = page.getByRole('main').locator('a[href^="/product/"]').first()
  const asked: string[] = []
  page.on('request', (request) => {
    if (product(request.url())) asked.push(request.url())
  })
  const ahead = page.waitForResponse((response) => product(response.url()))
  await card.hover()
  await ahead
  await page.waitForLoadState('networkidle')
  const href = await card.getAttribute('href')
  await card.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('what cannot be fetched ahead is not complained about', async ({ page, watched }) => {
  await page.goto('/categories')
  await hydrated(page)
  await page.route('**/rest/*/V1/products/**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('main').locator('a[href^="/product/"]').first().hover()
  await failed
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(page.getByText(/Failed to fetch/)).toHaveCount(0)
  watched.complaints.splice(0)
})

test("who begins to scroll among products has what a product's page is made of before touching one: the first thing asked for then is the product", async ({
  page,
}) => {
  await page.goto('/categories')
  await hydrated(page)
  const scripts: string[] = []
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    underWay.add(request)
  })
  page.on('requestfailed', (request) => {
    underWay.delete(request)
  })
  page.on('requestfinished', (request) => {
    underWay.delete(request)
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.mouse.wheel(0, 400)
  await expect.poll(() => scripts.some((path) => path.startsWith('/assets/product-'))).toBe(true)
  await page.waitForLoadState('networkidle')
  // the page may have been idle before the wheel: that state does not come twice
  await expect.poll(() => underWay.size).toBe(0)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(request.url())
  })
  // by key: a pointer would rest on it first
  await page.getByRole('main').locator('a[href^="/product/"]').nth(3).press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  // the page is shown with what the list knows of the product, and then asks for it
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(product(asked[0] ?? ''), asked[0]).toBe(true)
})
