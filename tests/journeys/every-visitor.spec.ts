import type { Locator, Page } from '@playwright/test'
import { languages } from '../../domain/store/languages.ts'
import { newBuyer, rest } from './buyer.ts'
import { enterAs, expect, hydrated, test } from './own-shop.ts'

// the server keeps a guest's page for some seconds, whatever the sandbox is told meanwhile
let visit = 0
const open = async (page: Page, path: string) => {
  await page.goto(`${path}?visit=${++visit}`)
  await hydrated(page)
}

const entry = (part: Locator, path: string) => part.locator(`a[href="${path}"]`)
const business = [
  '/commissions/dashboard',
  '/team',
  '/enrollment',
  '/loyaltyPoints',
  '/reports',
  '/successTracker',
]
const own = ['/dashboard/orders', '/dashboard/addresses', '/dashboard/coupons', '/dashboard/profile']

for (const [who, entries, closed] of [
  ['guest', [], [...own, ...business]],
  ['preferred', own, business],
  ['associate', [...own, ...business], []],
] as const)
  test(`the same shop serves ${who}, with the entries that are theirs (R-001)`, async ({ page, shop }) => {
    if (who !== 'guest') await enterAs(page, shop, who)
    await open(page, '/')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    // in the head, on phones in the bar below
    const account = page.locator(who === 'guest' ? 'a[href^="/signin"]' : 'a[href="/dashboard"]')
    await expect(account.locator('visible=true').first()).toBeVisible()
    await expect(page.locator(who === 'guest' ? 'a[href="/dashboard"]' : 'a[href^="/signin"]')).toHaveCount(0)
    await page.goto('/dashboard')
    await hydrated(page)
    if (who === 'guest') await expect(page).toHaveURL(/\/signin\?redirect=/)
    else await expect(page.getByRole('heading', { name: 'Latest orders' })).toBeVisible()
    const main = page.getByRole('main')
    for (const path of entries) await expect(entry(main, path).first(), path).toBeAttached()
    for (const path of closed) await expect(entry(main, path), path).toHaveCount(0)
  })

for (const { code } of languages)
  test(`every amount begins with HK$, in ${code} (R-014)`, async ({ page, shop, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: code, url: baseURL ?? '' }])
    const token = await enterAs(page, shop, 'preferred')
    const call = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
      rest<T>(page.request, method, path, body, token)
    await call('POST', '/carts/mine')
    await call('POST', '/carts/mine/items', { cartItem: { sku: 'lutein-20', qty: 1 } })
    const { items } = await call<{ items: { entity_id: number }[] }>('GET', '/customer/orders?sorted=1')
    for (const path of [
      '/',
      '/product/lutein-20',
      '/cart',
      '/checkout',
      `/dashboard/orders/${items[0]?.entity_id}`,
    ]) {
      await page.goto(path)
      await hydrated(page)
      const main = page.getByRole('main')
      await expect(main, path).toContainText(/HK\$\d/)
      await page.waitForLoadState('networkidle')
      const text = await main.innerText()
      const amounts = [...text.matchAll(/(?<![\d,.])\d[\d,]*\.\d\d(?!\d)/g)]
      expect(amounts.length, path).toBeGreaterThan(0)
      for (const { 0: amount, index } of amounts)
        expect(text.slice(index - 3, index), `${path}: ${amount}`).toBe('HK$')
      expect(text, path).not.toMatch(/(?<!HK)\$/)
    }
  })

test('the footer lists the links of the store, with their labels and targets (R-017)', async ({
  page,
  shop,
}) => {
  await tell(page, shop, {
    footerLinks: [
      { title: 'Company', url: '', children: [{ title: 'Our story', url: '/page/about' }] },
      { title: 'Fairs in May', url: '/page/fairs' },
    ],
  })
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByText('Company', { exact: true })).toBeVisible()
  for (const [name, target] of [
    ['Our story', '/page/about'],
    ['Fairs in May', '/page/fairs'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', target)
  await expect(footer.getByRole('link', { name: 'Delivery' })).toHaveCount(0)
})

test('the notice of the store is there while it has one, and nothing in its place otherwise (R-018)', async ({
  page,
  shop,
}) => {
  const notice = page.getByText('Closed for the typhoon until noon.')
  await tell(page, shop, { storeNotice: { enabled: true, content: 'Closed for the typhoon until noon.' } })
  await open(page, '/')
  await expect(notice).toBeVisible()
  const top = async () => (await page.getByRole('main').boundingBox())?.y ?? 0
  const below = await top()
  for (const storeNotice of [null, { enabled: false, content: 'Closed for the typhoon until noon.' }]) {
    await tell(page, shop, { storeNotice })
    await open(page, '/')
    await expect(notice).toHaveCount(0)
    expect(await top()).toBeLessThan(below)
  }
})

/** Lets the service answer the store's data with some of it changed. */
async function tell(page: Page, shop: Parameters<typeof enterAs>[1], change: object): Promise<void> {
  await shop.setFaults()
  const common = await rest<object>(page.request, 'GET', '/magento/en/common')
  await shop.setFaults({ match: 'GET /magento/en/common', body: JSON.stringify({ ...common, ...change }) })
}

/** How many navigations stand around the page. */
const ways = (page: Page) =>
  page
    .locator('nav')
    .evaluateAll((navs) => navs.filter((nav) => !nav.closest('main') && nav.checkVisibility()).length)

test('checkout and payment have a head and an end of their own, from which little leads away (R-062, R-063)', async ({
  page,
  shop,
}) => {
  const token = await enterAs(page, shop, 'preferred')
  const { items } = await rest<{ items: { entity_id: number; status: string }[] }>(
    page.request,
    'GET',
    '/customer/orders?sorted=1',
    undefined,
    token,
  )
  const unpaid = items.find(({ status }) => status === 'pending_payment')?.entity_id
  const banner = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  const addresses = (part: Locator) =>
    part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await open(page, '/')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('link', { name: 'Delivery' })).toBeVisible()
  // on phones in the bar below
  expect(await ways(page)).toBeGreaterThan(0)
  const head = await banner.ariaSnapshot()
  expect((await addresses(footer)).length).toBeGreaterThan(2)
  for (const path of ['/checkout', `/checkout/payment?order=${unpaid}`]) {
    await page.goto(path)
    await hydrated(page)
    await expect(footer).toBeVisible()
    expect(await addresses(banner), path).toEqual(['/', '/page/contact'])
    expect(await banner.ariaSnapshot(), path).not.toBe(head)
    expect(await addresses(footer), path).toEqual(['/page/returns', '/page/privacy'])
    expect(await ways(page), path).toBe(0)
  }
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('an order has the date that it has in Hong Kong (R-372)', async ({ page, request }) => {
    const buyer = await newBuyer(request)
    await page.addInitScript((token) => {
      localStorage.setItem('bearerToken', token)
    }, buyer.token)
    const order = { entity_id: 1, increment_id: '000000001', status: 'paid', grand_total: 30, items: [] }
    await page.route('**/V1/customer/orders?**', (route) =>
      route.fulfill({
        json: { items: [{ ...order, created_at: '2024-01-01 17:00:00' }], total_count: 1, pending_count: 0 },
      }),
    )
    await page.goto('/dashboard/orders')
    await hydrated(page)
    expect(await page.evaluate(() => new Date('2024-01-01T17:00:00Z').getDate())).toBe(1)
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Order 000000001' }) })
    await expect(row).toContainText('2 Jan 2024, 01:00')
  })
})
