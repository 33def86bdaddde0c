import type { Locator, Page } from '@playwright/test'
import { fillCart, newBuyer, personOf, signInAs } from './buyer.ts'
import { holdCalls } from './hold-calls.ts'
import { saveData } from './save-data.ts'
import { expect, hydrated, test, visit } from './watched-page.ts'

const isOfProduct = ({ pathname }: URL) => /^\/rest\/\w+\/V1\/products\/[^/]+$/.test(pathname)
const isOfCalls = ({ pathname }: URL) => pathname.startsWith('/rest/')

/** Opens a product from a list while the service keeps silent, and expects what the list has told of it. */
async function expectKnown(page: Page, link: Locator, { price }: { price: string }): Promise<void> {
  await expect(link).toBeVisible()
  const release = await holdCalls(page, isOfCalls)
  const name = (await link.textContent())?.trim() ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name.replace(/-(?=\d)/g, '-\u2060'))
  await expect(page).toHaveTitle(`${name} – Jadeleaf`)
  await expect(main.getByText(price).first()).toBeVisible()
  await expect(main.getByRole('img', { name }).first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first(),
  ).toBeEnabled()
  await expect(main.getByRole('heading', { name: 'About this product' })).toHaveCount(0)
  release()
  await expect(main.getByRole('heading', { name: 'About this product' })).toBeVisible()
}

for (const [list, path] of [
  ['the listing', '/categories'],
  ['the home page', '/'],
  ['the promotions', '/promotions'],
  ['a search', '/categories?q=zinc'],
  ['the bundles', '/bundles'],
] as const)
  test(`a product of ${list} is shown at once with what is known of it`, async ({ page }) => {
    await visit(page, path)
    const link = page.getByRole('main').locator('article h2 a, article h3 a').first()
    const price =
      /\$[\d,]+\.\d\d/.exec(
        (await page.getByRole('main').locator('article').first().textContent()) ?? '',
      )?.[0] ?? ''
    await expectKnown(page, link, { price })
  })

test('a suggestion of the search is shown at once with what is known of it', async ({ page }) => {
  await visit(page, '/brands')
  const field = page
    .getByRole('combobox', { name: 'Search products' })
    .or(page.getByRole('searchbox'))
    .locator('visible=true')
    .first()
  await field.fill('zinc')
  const option = page.getByRole('option', { name: /Zinc/ }).first()
  await expect(option).toContainText(/\$/)
  const release = await holdCalls(page, isOfCalls)
  await option.click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Zinc/)
  release()
})

test('a favourite is shown at once with what is known of it, in the customer’s own price', async ({
  page,
}) => {
  const buyer = await personOf(page.request, 'associate')
  await buyer.rest('POST', '/wishlist/add/b-complex')
  await signInAs(page, buyer)
  await visit(page, '/dashboard/favourites')
  const row = page
    .getByRole('main')
    .getByRole('link', { name: /B Complex/ })
    .first()
  await expectKnown(page, row, { price: 'HK$133.20' })
})

test('a product of the cart is shown at once with what is known of it', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await signInAs(page, buyer)
  const products = page.waitForResponse((response) => response.url().includes('entity_id'))
  await visit(page, '/cart')
  await products
  const link = page.getByRole('main').getByRole('link', { name: /Zinc/ }).first()
  await expectKnown(page, link, { price: 'HK$' })
})

test('nothing moves when the rest of a product comes', async ({ page }) => {
  await visit(page, '/categories')
  const release = await holdCalls(page, isOfCalls)
  await page.getByRole('main').locator('article h2 a').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  // a shift within half a second of a press counts as its effect
  await page.waitForTimeout(700)
  await page.evaluate(() => {
    Object.assign(globalThis, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) (globalThis as unknown as { shifts: number[] }).shifts.push(entry.value)
    }).observe({ type: 'layout-shift' })
  })
  release()
  await expect(page.getByRole('heading', { name: 'About this product' })).toBeVisible()
  await page.waitForTimeout(300)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.001)
})

test('all that a product’s page reads is asked for at once', async ({ page }) => {
  await visit(page, '/categories')
  const release = await holdCalls(page, isOfProduct)
  const asked: string[] = []
  page.on('request', (request) => {
    if (isOfCalls(new URL(request.url()))) asked.push(new URL(request.url()).pathname.replace(/.*\/V1/, ''))
  })
  await page.getByRole('main').locator('article h2 a').first().click()
  // the reviews need the product's id, which the list has told
  await expect.poll(() => asked.filter((path) => /review/i.test(path)).length).toBeGreaterThan(0)
  release()
})

test('a list fetches what a product’s page is made of while nobody does anything', async ({ page }) => {
  const scripts: string[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/categories')
  await hydrated(page)
  await expect.poll(() => scripts.some((path) => path.startsWith('/assets/product-'))).toBe(true)
})

test('nothing is fetched ahead for somebody who saves data', async ({ page }) => {
  await saveData(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await visit(page, '/categories')
  await page.waitForTimeout(3500)
  expect(scripts.filter((path) => path.startsWith('/assets/product-'))).toEqual([])
})
