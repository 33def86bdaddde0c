import type { Page } from '@playwright/test'
import { fillCart, newBuyer, newOrder, personOf, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './own-shop.ts'

const main = (page: Page) => page.getByRole('main')
const switchTo = async (page: Page, name: string) => {
  await page
    .locator('summary')
    .filter({ hasText: 'English' })
    .or(page.getByRole('button', { name: /English/ }))
    .first()
    .click()
  await page.getByRole('link', { name }).or(page.getByRole('menuitemradio', { name })).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
}

test('signed in, a product opened by a link has its name in the title and the focus on its heading, in each language', async ({
  page,
  shop,
}) => {
  await signInAs(page, await newBuyer(page.request))
  await page.goto('/categories')
  await hydrated(page)
  await shop.setFaults({ match: 'GET /products/*', delay_ms: 1500, times: 2 })
  const link = main(page).locator('a[href^="/product/"]').first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  const name = (await heading.textContent()) ?? ''
  await expect(page).toHaveTitle(new RegExp(`^${name.slice(0, 12)}.*Jadeleaf`))
  await switchTo(page, 'ภาษาไทย')
  await expect(heading).not.toHaveText(name)
  const thai = (await heading.textContent()) ?? ''
  await expect.poll(() => page.title()).toContain(thai.slice(0, 12))
})

test('the titles of an order and of the checkout follow the language', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await fillCart(buyer, 'zinc-15')
  await signInAs(page, buyer)
  await page.goto(`/dashboard/orders/${id}`)
  await hydrated(page)
  await expect(page).toHaveTitle(/^Order/)
  await switchTo(page, 'ภาษาไทย')
  await expect(page).toHaveTitle(/^คำสั่งซื้อ/)
})

test('"Write a review" and "View your review" of an order lead there (R-122, R-123)', async ({ page }) => {
  const buyer = await personOf(page.request, 'preferred')
  const { items } = await buyer.rest<{ items: { entity_id: number; status: string }[] }>(
    'GET',
    '/customer/orders?sorted=1',
  )
  const orderIn = (...wanted: string[]) => items.find(({ status }) => wanted.includes(status))?.entity_id ?? 0
  await signInAs(page, buyer)
  await page.goto(`/dashboard/orders/${orderIn('received', 'complete')}`)
  await hydrated(page)
  await main(page)
    .getByRole('link', { name: /^Write a review/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('dialog', { name: 'Write a review' })).toBeVisible()
  await expect(page).toHaveTitle(/.+ · Jadeleaf|.+ \| Jadeleaf|.+ [–-] Jadeleaf/)
  await expect(page.locator('body')).not.toBeFocused()

  await page.goto(`/dashboard/orders/${orderIn('reviewed')}`)
  await hydrated(page)
  await main(page)
    .getByRole('link', { name: /^View your review/ })
    .first()
    .press('Enter')
  // hers, in her masked name, not the list in which it may be out of sight
  const own = page.locator('#reviews :focus')
  await expect(own.getByText('M***n', { exact: true })).toBeInViewport()
  await expect(own.getByText(/^(I take it with breakfast|My second order)/)).toBeInViewport()
})
