import { readdirSync, readFileSync, statSync } from 'node:fs'
import { devices, expect, test, type Page } from '@playwright/test'
import { people, peoplePassword } from '../../service/seed/people.ts'
import { associate, signIn } from './every-page.ts'

interface Chunk {
  file: string
  imports?: string[]
  isEntry?: boolean
}

const client = 'dist/client'
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''

function reach(key: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(key)) {
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) reach(next, seen)
  }
  return seen
}

/** The scripts that a first visit of a page loads. */
function filesOf(page: string, parts: readonly string[], language = 'zh_cn'): ReadonlySet<string> {
  const [folder, name] = page.includes('/') ? page.split('/') : ['shop', page]
  const frames: Readonly<Record<string, readonly string[]>> = {
    checkout: ['app/shell/CheckoutShell.tsx', 'app/router/guards.tsx'],
    account: ['app/router/guards.tsx'],
  }
  const words = ['shell', 'design-system', ...parts].map(
    (part) => `locales/.compiled/${part}/${language}.json`,
  )
  const wanted = [
    entry,
    `app/pages/${folder}/${name}.tsx`,
    ...(frames[folder ?? ''] ?? []),
    `app/i18n/compiled/${language.replace('_', '-')}.ts`,
    ...words,
  ]
  for (const key of wanted) expect(manifest[key], key).toBeDefined()
  return new Set(
    wanted
      .flatMap((key) => [...reach(key)])
      .map((key) => manifest[key]?.file ?? '')
      .filter((file) => file.endsWith('.js')),
  )
}

/** Their size in KiB, as brotli. */
function scriptOf(page: string, parts: readonly string[]): number {
  return (
    [...filesOf(page, parts)].reduce((total, file) => total + statSync(`${client}/${file}.br`).size, 0) / 1024
  )
}

/*
 * The goals for a first visit, in KiB of brotli: 150 for home, listing and content, 160 for product and cart (180 with the
 * cart's calls), 170 for signing in and the account, 200 for checkout and payment, 220 for the pages of an associate.
 * Above them, and may only go down: the listing (the router is published as one file, of which a page uses two thirds), signing
 * in and up (react-hook-form) and an order.
 */
/** What the frame of the account says. */
const signedIn = ['account', 'forms', 'dashboard', 'design-system-more', 'shell-more']

const budgets: readonly (readonly [string, readonly string[], number])[] = [
  ['home', ['catalogue', 'catalogue-home'], 150],
  ['categories', ['catalogue', 'catalogue-listing'], 153],
  ['product', ['catalogue', 'catalogue-product'], 160],
  ['cart', ['catalogue', 'cart'], 160],
  [
    'checkout/checkout',
    ['checkout', 'payment', 'cart', 'account', 'forms', 'content', 'design-system-more', 'shell-more'],
    200,
  ],
  ...(
    [
      ['orders', ['orders', 'loyalty'], 170],
      ['order', ['orders'], 174],
      ['addresses', [], 170],
      ['favourites', ['favourites', 'cart'], 170],
      ['messages', [], 170],
      ['coupons', ['coupons'], 170],
      ['dashboard', ['orders', 'membership', 'loyalty'], 170],
      ['profile', ['team-sharing'], 170],
    ] as const
  ).map(([page, parts, most]) => [`account/${page}`, [...signedIn, ...parts], most] as const),
  ['sign-in/sign-up', [...signedIn, 'cart'], 180],
  ['sign-in/sign-in', [...signedIn, 'cart'], 181],
  ['sign-in/forgot-password', ['account', 'forms', 'design-system-more', 'shell-more'], 178],
]

/** Pages that are measured in a browser below; here their files are counted. */
const pagesOfAssociates: readonly (readonly [string, readonly string[]])[] = (
  [
    ['account/applications', ['applications']],
    ['account/application-list', ['applications']],
    ['account/application-form', ['applications', 'design-system-upload']],
    ['account/application', ['applications']],
    ['account/loyalty-points', ['loyalty']],
    ['business/success-tracker', ['tracker']],
    ['business/glossary', ['glossary']],
    ['business/team', ['team']],
    ['business/enrollment', ['enrollments', 'referrals']],
    ['business/commissions', ['commissions', 'payouts']],
    ['business/commissions-dashboard', ['commissions']],
    ['business/reports', ['reports']],
    ['business/payout-account', ['payouts']],
  ] as const
).map(([page, parts]) => [page, [...signedIn, ...parts]] as const)

/** Catalogues included, of which a page needs 4 to 12. */
const mostFiles = 35

test.describe('script of a first visit', () => {
  test(`no page needs more than ${mostFiles} files`, () => {
    const counts = [...budgets, ...pagesOfAssociates].map(
      ([page, parts]) => [page, filesOf(page, parts).size] as const,
    )
    expect(counts.filter(([, count]) => count > mostFiles)).toEqual([])
  })

  for (const [page, parts, most] of budgets)
    test(`${page}: at most ${most} KiB`, () => {
      expect(scriptOf(page, parts)).toBeLessThanOrEqual(most)
    })

  test('a first visit of a public page brings neither the schemas and the client of calls, nor what reports errors', () => {
    for (const [page, parts] of budgets.filter(([name]) => !name.includes('/'))) {
      const brought = [...filesOf(page, parts)]
        .map((file) => readFileSync(`${client}/${file}`, 'utf8'))
        .join('')
      // words that each of them cannot do without, whatever a minifier calls the rest
      for (const sign of ['ZodMini', 'totalTimeout', 'sentry_key'])
        expect(brought.includes(sign), `${page}: ${sign}`).toBe(false)
    }
    const all = readdirSync(`${client}/assets`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(`${client}/assets/${name}`, 'utf8'))
      .join('')
    for (const sign of ['ZodMini', 'totalTimeout', 'sentry_key'])
      expect(all, 'the signs are still theirs').toContain(sign)
  })

  test('holds no password, key or address of the sandbox', () => {
    const files = readdirSync(`${client}/assets`).filter((name) => /\.(js|css)$/.test(name))
    expect(files.length).toBeGreaterThan(20)
    const secrets = [
      peoplePassword,
      ...people.flatMap(({ email }) => (email ? [email] : [])),
      'PRIVATE KEY',
      'postgres://',
      'password_hash',
      'DATABASE_URL',
    ]
    const found = files.flatMap((name) => {
      const text = readFileSync(`${client}/assets/${name}`, 'utf8')
      return secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`)
    })
    expect(found).toEqual([])
  })
})

/** Opens a page and leaves it alone until it is quiet. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
}

/** The scripts that a page has fetched, and their sizes in bytes, as sent. */
async function scriptsOf(page: Page): Promise<(readonly [string, number])[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => [name.replace(/.*\//, ''), encodedBodySize] as const),
  )
}

function expectAtMost(most: number, sizes: readonly (readonly [string, number])[]) {
  expect(sizes.length).toBeGreaterThan(8)
  expect(
    sizes.reduce((total, [, size]) => total + size, 0) / 1024,
    JSON.stringify(sizes),
  ).toBeLessThanOrEqual(most)
}

test.describe('without anything that a person does', () => {
  // the server writes the page for the kind of device that the browser says it is
  test.use({ userAgent: devices['Pixel 7'].userAgent })
  for (const [path, most] of [
    ['/', 150],
    ['/categories', 153],
    ['/product/vitamin-c-1000', 160],
    ['/cart', 180],
  ] as const) {
    test(`${path} fetches at most ${most} KiB of script`, async ({ page }) => {
      await visit(page, path)
      expectAtMost(most, await scriptsOf(page))
    })
  }

  /*
   * Above the goal, and may only go down: the messages of an overview (/dashboard), the popover of the filters (/commissions), the date field (payout account),
   * react-aria's tree (/team), its grid with the tools of a report (/team?view=list, /reports), react-hook-form (applications).
   */
  for (const [path, most] of [
    ['/dashboard', 224],
    ['/dashboard/glossary', 220],
    ['/commissions/dashboard', 220],
    ['/commissions', 238],
    ['/commissions/payout-account', 244],
    ['/enrollment', 220],
    ['/enrollment?view=invite', 220],
    ['/team', 237],
    ['/team?view=list', 241],
    ['/reports', 259],
    ['/e-application-form', 220],
    ['/e-application-form/all', 220],
    ['/e-application-form/new/refund', 224],
    ['/loyaltyPoints', 220],
    ['/successTracker', 220],
    ['/successTrackerInformation', 220],
    ['/associate-bundles', 220],
    ['/associate-renew-bundles', 220],
  ] as const) {
    test(`${path} fetches at most ${most} KiB of script for an associate`, async ({ page, request }) => {
      await signIn(page, await associate(request))
      await visit(page, path)
      expect(new URL(page.url()).pathname, 'not sent elsewhere').toBe(path.replace(/\?.*/, ''))
      // what the answers need has been fetched as well
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expectAtMost(most, await scriptsOf(page))
    })
  }
})

test.describe('the listing, cold', () => {
  test('at most 16 requests and 208 KiB without photos, and no script before the largest paint', async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const kinds = new Map<string, string>()
    const loads: { kind: string; bytes: number }[] = []
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      kinds.set(requestId, type)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      loads.push({ kind: kinds.get(requestId) ?? '', bytes: encodedDataLength })
    })
    await page.goto('/categories')
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    await page.waitForLoadState('networkidle')
    const { lcp, firstScript } = await page.evaluate(
      () =>
        new Promise<{ lcp: number; firstScript: number }>((done) => {
          new PerformanceObserver((list) => {
            const scripts = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.endsWith('.js'))
            // an input would end the measure: the last entry is the largest
            done({
              lcp: list.getEntries().at(-1)?.startTime ?? 0,
              firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
            })
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    expect(lcp).toBeGreaterThan(0)
    // the browser tells when something was painted in steps of 4 ms
    expect(firstScript).toBeGreaterThan(lcp - 4)
    const own = loads.filter(({ kind }) => kind !== 'Image')
    expect(own.length).toBeLessThanOrEqual(16)
    expect(own.reduce((total, { bytes }) => total + bytes, 0) / 1024).toBeLessThanOrEqual(208)
  })
})
