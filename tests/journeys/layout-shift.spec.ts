import type { Page } from '@playwright/test'
import { associate, preferred, settle, signIn } from './every-page.ts'
import { business, personal } from './page-addresses.ts'
import { expect, test, visit } from './watched-page.ts'

/** How long each answer of the service takes, so that skeletons are seen. In milliseconds. */
const DELAY = 500
/** How long those about the cart take: longer, so that what stands below a cart is ready first. In milliseconds. */
const CART_DELAY = 1_500

/** Pages whose content follows the server's HTML, and those that a guest sees first. */
const shoppers = [
  '/',
  '/categories',
  '/product/omega-3-1200',
  // the check of an order asks again and again: it is never quiet
  ...personal.filter((path) => !path.startsWith('/order/check')),
  '/checkout?step=payment',
]

/** Pages that an associate opens every day. */
const associates = ['/dashboard/orders', ...business]
/** Smaller shifts are not seen: a badge that widens its place in the navigation. */
const MOST = 0.01
/** On an associate's pages and an order's everything keeps its place; a line of text that comes out a pixel higher is 0.0003. */
const HARDLY_ANY = 0.001

/** How far (px) a control may move: what comes out a part of a pixel higher is not seen. */
const PIXEL = 1

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

/** Holds every answer back for a while. */
const slowDown = (page: Page) =>
  page.route(/\/rest\//, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, route.request().url().includes('/carts/') ? CART_DELAY : DELAY)
    })
    await route.fallback()
  })

/** Opens a page and waits until nothing is read any more. @returns how far it shifted meanwhile */
async function shiftOf(page: Page, path: string): Promise<number> {
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  return Math.round((await shift(page)) * 10_000) / 10_000
}

function expectStill(measured: Readonly<Record<string, number>>, most: number = MOST) {
  console.log(
    Object.entries(measured)
      .map(([path, value]) => `CLS ${value.toFixed(4)} ${path}`)
      .join('\n'),
  )
  for (const [path, value] of Object.entries(measured)) expect.soft(value, path).toBeLessThanOrEqual(most)
}

test('nothing moves when slow answers take the place of skeletons', async ({ page, request, baseURL }) => {
  test.setTimeout(240_000)
  const person = await preferred(request)
  await signIn(page, person)
  // once at full speed: what a page remembers of its last visit sizes its skeleton
  await settle(page, baseURL, '/dashboard', 'en')
  await slowDown(page)
  const measured: Record<string, number> = {}
  for (const pattern of shoppers)
    measured[pattern] = await shiftOf(page, pattern.replace(':order', person.order))
  expectStill(measured)
})

for (const width of [390, 1280])
  test(`nothing moves on an associate's pages at ${width} px, on the first visit and on the second`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(240_000)
    const person = await associate(request)
    const measured: Record<string, number> = {}
    for (const path of associates) {
      const context = await browser.newContext({ viewport: { width, height: 844 } })
      const page = await context.newPage()
      await signIn(page, person)
      await slowDown(page)
      for (const visit of ['first', 'second']) measured[`${path}, ${visit} visit`] = await shiftOf(page, path)
      await context.close()
    }
    expectStill(measured, HARDLY_ANY)
  })

for (const width of [390, 1280])
  test(`nothing moves on the page of an order that is on its way at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const person = await preferred(request)
    await signIn(page, person)
    await slowDown(page)
    const { items } = (await (
      await request.get('/rest/en/V1/customer/orders?sorted=1', {
        headers: { authorization: `Bearer ${person.token}` },
      })
    ).json()) as { items: { entity_id: number; status: string }[] }
    const sent = items.find(({ status }) => status === 'in_transit')
    expectStill({ order: await shiftOf(page, `/dashboard/orders/${sent?.entity_id}`) }, HARDLY_ANY)
  })

for (const who of ['preferred', 'associate'] as const)
  test(`the end of a profile keeps its place while what stands above it is read, ${who}`, async ({
    page,
    request,
  }) => {
    // two-step sign-in is recommended to an associate, in two lines on a phone
    const person = await (who === 'preferred' ? preferred : associate)(request)
    await signIn(page, person)
    await slowDown(page)
    await page.goto('/dashboard/profile')
    const last = page.getByRole('main').getByRole('button', { name: 'Delete account', exact: true })
    await expect(last).toBeVisible()
    const place = () => last.evaluate((button) => button.getBoundingClientRect().top + scrollY)
    const before = await place()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText(/^Two-step sign-in is off\./).and(page.locator(':visible'))).toBeVisible()
    if (who === 'preferred') await expect(page.getByRole('switch')).toBeEnabled()
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(PIXEL)
  })
