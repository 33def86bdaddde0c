import type { Page } from '@playwright/test'
import { preferred, settle, signIn } from './every-page.ts'
import { expect, hydrated, test } from './watched-page.ts'

/** How long each answer of the service takes, so that skeletons are seen. In milliseconds. */
const DELAY = 500
/** How long those about the cart take: longer, so that what stands below a cart is ready first. In milliseconds. */
const CART_DELAY = 1_500

/** Pages with a skeleton; `:order` is an order that waits for payment. */
const pages = [
  '/',
  '/categories',
  '/product/omega-3-1200',
  '/cart',
  '/dashboard',
  '/dashboard/orders',
  '/dashboard/orders/:order',
  '/dashboard/addresses',
  '/dashboard/favourites',
  '/dashboard/coupons',
  '/dashboard/profile',
  '/dashboard/messages',
  '/loyaltyPoints',
  '/checkout?step=address',
  '/checkout?step=payment',
  '/checkout/payment?order=:order',
] as const

/** The cumulative layout shift of what was drawn so far; shifts right after an input do not count. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          done(sum)
        }, 100)
      }),
  )

test('nothing moves when slow answers take the place of skeletons', async ({ page, request, baseURL }) => {
  test.setTimeout(120_000)
  const person = await preferred(request)
  await signIn(page, person)
  // once at full speed: what a page remembers of its last visit sizes its skeleton
  await settle(page, baseURL, '/dashboard', 'en')
  await page.route(/\/rest\//, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, route.request().url().includes('/carts/') ? CART_DELAY : DELAY)
    })
    await route.fallback()
  })
  const measured: Record<string, number> = {}
  for (const pattern of pages) {
    await page.goto(pattern.replace(':order', person.order))
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    measured[pattern] = Math.round((await shift(page)) * 1000) / 1000
  }
  console.log(
    Object.entries(measured)
      .map(([path, value]) => `CLS ${value.toFixed(3)} ${path}`)
      .join('\n'),
  )
  for (const [path, value] of Object.entries(measured)) expect.soft(value, path).toBeLessThanOrEqual(0.01)
})
