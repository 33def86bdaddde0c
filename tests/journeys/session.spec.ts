import type { Page } from '@playwright/test'
import { fillCart, newBuyer, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './watched-page.ts'

const password = 'Jade2026'

/** Signs in through the service and leaves the token where the browser keeps it. */
async function signedIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/rest/en/V1/customer/integration/token', {
    data: { username: email, password },
  })
  const token = (await answer.json()) as string
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('seeded')) {
      sessionStorage.setItem('seeded', '1')
      localStorage.setItem('bearerToken', value)
    }
  }, token)
}

const stored = (page: Page, key: string) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? 'null') as Record<string, unknown> | null,
    key,
  )

test.describe('a guest', () => {
  // Requirements
  test('is remembered as one', async ({ page }) => {
    await page.goto('/systemstatus')
    await hydrated(page)
    await expect.poll(async () => (await stored(page, 'customer'))?.['customer_type']).toBe('guest')
  })

  for (const path of [
    '/dashboard?tab=orders&x=1',
    '/dashboard/orders',
    '/order/success/1',
    '/order/check/1',
    '/associate-bundles',
    '/associate-renew-bundles',
    '/checkout',
    '/checkout/payment?order=7',
  ]) {
    // Requirements
    test(`${path} asks to sign in first and keeps the address`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText('Please log in first.')).toBeVisible()
      await expect(page).toHaveURL(
        (url) => url.pathname === '/signin' && url.searchParams.get('redirect') === path,
      )
    })
  }

  // Requirements R-042
  test('with a WeChat referrer registers before checkout', async ({ page }) => {
    await page.goto('/systemstatus?wechat_referrer_id=w1')
    // kept a moment after the page answers
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wechat_referrer_id'))).toBe('w1')
    await page.goto('/checkout')
    await expect(page).toHaveURL(/\/signup\?redirect=%2Fcheckout$/)
  })
})

test.describe('somebody signed in', () => {
  // Requirements
  test('sees the dashboard and signs out to the root, keeping the cart id', async ({ page }) => {
    await signedIn(page, 'mei.chan@jadeleaf.example')
    await page.addInitScript(() => {
      if (!localStorage.getItem('customer'))
        localStorage.setItem('customer', JSON.stringify({ customer_type: 'guest', cartId: 'kept-id' }))
    })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(async () => (await stored(page, 'customer'))?.['customer_type']).toBe('logged_in')
    await page.goto('/systemstatus')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await hydrated(page)
    expect(await page.evaluate(() => localStorage.getItem('bearerToken'))).toBeNull()
    await expect.poll(async () => (await stored(page, 'customer'))?.['customer_type']).toBe('guest')
  })

  test('leaves the cart with the account: a guest begins with an empty one (R-199)', async ({ page }) => {
    const buyer = await newBuyer(page.request)
    await fillCart(buyer, 'zinc-15')
    await signInAs(page, buyer)
    await page.goto('/systemstatus')
    const filled = page.getByRole('link', { name: 'Cart, 1 item' }).locator('visible=true')
    await expect(filled.first()).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await hydrated(page)
    await expect(
      page.getByRole('link', { name: 'Cart', exact: true }).locator('visible=true').first(),
    ).toBeVisible()
    await expect(filled).toHaveCount(0)
  })

  // Requirements
  test('whose token the service no longer knows is told so after the reload, once', async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('seeded')) {
        sessionStorage.setItem('seeded', '1')
        localStorage.setItem('bearerToken', 'deadtoken')
      }
    })
    await page.goto('/systemstatus')
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByText('Your session has expired, please log in.')).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(page.getByText('Your session has expired, please log in.')).toHaveCount(0)
  })

  test('is followed into other tabs', async ({ page, context }) => {
    await signedIn(page, 'mei.chan@jadeleaf.example')
    await page.goto('/systemstatus')
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/systemstatus')
    await other.evaluate(() => {
      localStorage.removeItem('bearerToken')
    })
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  })

  test('as an associate without accepted terms reads them first (R-065)', async ({ page }) => {
    await signedIn(page, 'siu.wong@jadeleaf.example')
    await page.goto('/categories?q=tea')
    await expect(page).toHaveURL(/\/terms-conditions\?redirect=%2Fcategories%3Fq%3Dtea$/)
  })
})
