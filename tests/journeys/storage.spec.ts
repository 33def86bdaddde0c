import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

/** A product without options. */
const sku = 'vitamin-d3-k2'

test.describe('a browser that keeps nothing', () => {
  /** `localStorage` and cookies as a strict privacy setting has them. */
  const refuse = (page: Page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      Object.defineProperty(document, 'cookie', {
        get: () => '',
        set: () => {
          /* nothing is kept */
        },
      })
    })

  test('still fills a cart, signs in and changes its language within the page', async ({ page }) => {
    await refuse(page)
    await page.goto(`/product/${sku}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
    await page
      .getByRole('button', { name: 'View cart' })
      .or(page.getByRole('link', { name: 'View cart' }))
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /cart/i })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await page
      .getByRole('link', {
        name: new RegExp(wordsOf('en')('cart.summary.checkout', { n: 1 }).replace(/[()]/g, '.')),
      })
      .locator('visible=true')
      .first()
      .click()
    await expect(page).toHaveURL(/\/signin/)
    await page.getByRole('link', { name: 'Account and password' }).click()
    await page
      .getByRole('textbox', { name: 'Email, member number or username' })
      .fill('ka.ho@jadeleaf.example')
    await page.getByLabel('Password', { exact: true }).fill('Jade2026')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/checkout/)
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  })

  test('has its language changed in place', async ({ page }) => {
    await refuse(page)
    await page.goto('/systemstatus')
    await hydrated(page)
    await page.locator('summary').filter({ hasText: 'English' }).click()
    await page.getByRole('link', { name: 'ภาษาไทย' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('สถานะระบบ')
  })
})

for (const nonsense of ['{', 'null', '[]', '""', '{"customer_type":7,"cartId":{}}', '\u0000']) {
  test(`storage that holds ${JSON.stringify(nonsense)} is nothing to worry about`, async ({ page }) => {
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('spoiled')) return
      sessionStorage.setItem('spoiled', '1')
      for (const key of [
        'customer',
        'languageState',
        'selected_inventory',
        'wechat_referrer_id',
        'session_expired',
      ])
        localStorage.setItem(key, text)
    }, nonsense)
    await page.goto(`/product/${sku}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
    await expect(page.getByText('Added to your cart.')).toBeVisible()
    await page.reload()
    await expect(
      page
        .getByRole('link', { name: /Cart, 1 item/ })
        .locator('visible=true')
        .first(),
    ).toBeVisible()
  })
}

test('places that an earlier release stored are deleted at the first interaction', async ({ page }) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  await page.evaluate(() => {
    localStorage.setItem('geography/en/getCountry/CN', '{"at":1,"answer":{}}')
    localStorage.setItem('geography-["listCountries","en",null]', '{}')
  })
  await page.reload()
  await hydrated(page)
  await page.mouse.move(5, 5)
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('geography')))
  await expect.poll(keys).toEqual(['geography-["listCountries","en",null]'])
})
