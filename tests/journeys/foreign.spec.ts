import type { Page } from '@playwright/test'
import { chooseDelivery, fillCart, newBuyer, personOf, signInAs } from './buyer.ts'
import { choosePayment, expectStep, openCheckout, place } from './checkout-page.ts'
import { expect, hydrated, test, visit, type ForeignShop } from './foreign-shop.ts'
import { byAccount } from './sign-in-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const retry = (page: Page) => page.getByRole('button', { name: /try again/i })
const main = (page: Page) => page.getByRole('main')

/** Calls that the service had no route for more than once. A cart that is not there yet is no missing route. */
const askedInVain = ({ service: { answered } }: ForeignShop) => {
  const missing = answered.filter((line) => line.endsWith(' 404') && !/carts/.test(line))
  return missing.filter((line, at) => missing.indexOf(line) !== at)
}

test.afterEach(({ foreign }) => {
  expect(askedInVain(foreign)).toEqual([])
})

test('a guest searches, opens a product and puts it into the cart', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const field = page.getByRole('searchbox', { name: say('shell.search.label') })
  await field.click()
  await field.fill('vitam')
  await expect(
    page
      .getByRole('listbox', { name: say('ds.search.suggestions') })
      .getByRole('option')
      .first(),
  ).toBeVisible()
  await field.fill('vitamin')
  await field.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'vitamin')
  await expect(
    main(page)
      .getByText(/\b30\b/)
      .first(),
  ).toBeVisible()
  await page.goto('/product/vitamin-c-1000')
  await hydrated(page)
  // Magento sends the numbers of an option's values, and their names with the attribute
  await main(page).getByRole('radiogroup', { name: 'Size' }).getByText('60 pieces').click()
  await page
    .getByRole('button', { name: say('catalogue.product.add') })
    .locator('visible=true')
    .first()
    .click()
  await expect(page.getByText(say('shell.cart.added'))).toBeVisible()
  await visit(page, '/cart')
  await expect(
    main(page)
      .getByRole('link', { name: /Vitamin C/ })
      .first(),
  ).toBeVisible()
  await expect(retry(page)).toHaveCount(0)
})

test('a customer signs in, orders, comes to the payment page and sees no box that fails', async ({
  page,
  ownService,
}) => {
  const buyer = await newBuyer(ownService)
  await fillCart(buyer, 'zinc-15')
  await chooseDelivery(buyer)
  await page.goto('/signin')
  await hydrated(page)
  await byAccount(page, buyer.email, 'Jade2026')
  await expect(page).not.toHaveURL(/signin/)
  await openCheckout(page, buyer)
  await choosePayment(page, 'Credit or debit card')
  await expectStep(page, 'review')
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
  for (const path of ['/dashboard', '/dashboard/orders', '/dashboard/profile', '/cart']) {
    await visit(page, path)
    await expect(retry(page), path).toHaveCount(0)
  }
  await visit(page, '/dashboard')
  await expect(page.getByRole('link', { name: say('dashboard.nav.orders') }).first()).toBeAttached()
  await expect(page.getByRole('link', { name: say('dashboard.nav.coupons'), exact: true })).toHaveCount(0)
  await visit(page, '/dashboard/profile')
  await expect(page.getByRole('switch')).toHaveCount(0)
})

test('an associate has the business pages that there are, and the others are no pages', async ({
  page,
  ownService,
}) => {
  await signInAs(page, await personOf(ownService, 'associate'))
  for (const path of [
    '/commissions/dashboard',
    '/commissions',
    '/enrollment',
    '/loyaltyPoints',
    '/dashboard/glossary',
  ]) {
    await visit(page, path)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(retry(page), path).toHaveCount(0)
  }
  await visit(page, '/dashboard')
  const entry = (id: 'dashboard.nav.commissions' | 'dashboard.nav.team' | 'dashboard.nav.reports') =>
    page.getByRole('link', { name: say(id), exact: true })
  await expect(entry('dashboard.nav.commissions').first()).toBeAttached()
  await expect(entry('dashboard.nav.team')).toHaveCount(0)
  await expect(entry('dashboard.nav.reports')).toHaveCount(0)
  for (const path of ['/team', '/reports', '/dashboard/coupons']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell.notFound.title'))
  }
})
