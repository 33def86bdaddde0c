import type { Page } from '@playwright/test'
import { newBuyer, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const field = (page: Page) => page.getByRole('searchbox', { name: say('shell.search.label') })
const list = (page: Page) => page.getByRole('listbox', { name: say('ds.search.suggestions') })
const group = (page: Page, name: string) => list(page).getByRole('group', { name })

async function open(page: Page, path = '/') {
  await page.goto(path)
  await hydrated(page)
}

test('an empty field offers popular products, and what was searched for before', async ({ page }) => {
  await open(page)
  await field(page).click()
  const popular = group(page, say('shell.search.popular')).getByRole('option')
  await expect(popular).toHaveCount(4)
  await expect(popular.first()).toHaveAccessibleName(/HK\$\d+\.\d\d$/)
  await expect(group(page, say('shell.search.recent'))).toHaveCount(0)

  for (const text of ['zinc', 'goji berry']) {
    await open(page)
    await field(page).fill(text)
    await field(page).press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text)
  }
  await open(page)
  await field(page).click()
  const recent = group(page, say('shell.search.recent')).getByRole('option')
  await expect(recent).toHaveText(['goji berry', 'zinc'])
  await page.getByRole('button', { name: say('shell.search.forget', { text: 'zinc' }) }).click()
  await expect(recent).toHaveText(['goji berry'])
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/categories\?q=goji(%20|\+)berry/)
})

test('a typed text names products with pack and price, and keys choose one', async ({ page }) => {
  await open(page)
  await field(page).click()
  await field(page).fill('omega')
  const product = list(page)
    .getByRole('option')
    .filter({ hasText: 'HK$' })
    .filter({ hasText: /Omega-3/ })
  await expect(product.first()).toBeVisible()
  await expect(product.first().locator('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('omega')
  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()
  const { width } = page.viewportSize()!
  const box = (await list(page).boundingBox())!
  expect(box.width).toBeGreaterThan(Math.min(width - 24, 420))
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  await product.first().click()
  await expect(page).toHaveURL(/\/product\//)
})

test('searches of a customer go at sign-out', async ({ page }) => {
  await signInAs(page, await newBuyer(page.request))
  await open(page)
  await field(page).fill('magnesium')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=magnesium/)
  const stored = () => page.evaluate(() => localStorage.getItem('recent_searches'))
  await expect.poll(stored).toContain('magnesium')
  // the footer is drawn for those who come near it
  await page.mouse.wheel(0, 20_000)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('shell.nav.signOut') })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(stored).toBeNull()
})
