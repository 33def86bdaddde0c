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
  const frame = page === 'checkout' ? ['app/shell/CheckoutShell.tsx', 'app/router/guards.tsx'] : []
  const words = ['shell', 'design-system', ...parts].map(
    (part) => `locales/.compiled/${part}/${language}.json`,
  )
  const wanted = [
    entry,
    `app/pages/${page === 'checkout' ? 'checkout' : 'shop'}/${page}.tsx`,
    ...frame,
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
 * The goals of the design are 120 (public page), 135 (cart) and 185 (checkout). The design's goal for the listing is 20 requests and 180 KiB.
 * What stands here is what was reached, and may only go down. The cart grew by half a KiB once: it says what is missing to
 * free delivery, what offers save and where to be told of goods that are back. The digits in the names of files change a
 * page by up to 150 bytes: a budget closer than that to its page fails by chance.
 */
const budgets: readonly [string, readonly string[], number][] = [
  ['home', ['catalogue', 'catalogue-home'], 116],
  ['categories', ['catalogue', 'catalogue-listing'], 117],
  ['product', ['catalogue', 'catalogue-product'], 120],
  ['cart', ['catalogue', 'cart'], 118],
  [
    'checkout',
    ['checkout', 'payment', 'cart', 'account', 'forms', 'content', 'design-system-more', 'shell-more'],
    147,
  ],
]

test.describe('script of a first visit', () => {
  for (const [page, parts, most] of budgets)
    test(`${page}: at most ${most} KiB`, () => {
      expect(scriptOf(page, parts)).toBeLessThanOrEqual(most)
    })

  test("a first visit of a public page brings neither react-aria's fields, nor the schemas and the client of calls, nor what reports errors", () => {
    for (const [page, parts] of budgets.filter(([name]) => name !== 'checkout')) {
      const brought = [...filesOf(page, parts)]
        .map((file) => readFileSync(`${client}/${file}`, 'utf8'))
        .join('')
      // words that each of them cannot do without, whatever a minifier calls the rest
      for (const sign of ['react-aria-Button', 'ZodMini', 'totalTimeout', 'sentry_key'])
        expect(brought.includes(sign), `${page}: ${sign}`).toBe(false)
    }
    const all = readdirSync(`${client}/assets`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(`${client}/assets/${name}`, 'utf8'))
      .join('')
    for (const sign of ['react-aria-Button', 'ZodMini', 'totalTimeout', 'sentry_key'])
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
    ['/', 116],
    ['/categories', 117],
    ['/product/vitamin-c-1000', 120],
    ['/cart', 137],
  ] as const) {
    test(`${path} fetches at most ${most} KiB of script`, async ({ page }) => {
      await visit(page, path)
      expectAtMost(most, await scriptsOf(page))
    })
  }

  /*
   * The goal of the design for a page of an associate is 185. What stands here is what was reached, and may only go down.
   * Above it: what an overview in Chinese reads from fourteen catalogues (/dashboard), the popover of the filters (/commissions), the date field (payout account), react-hook-form (applications),
   * react-aria's tree (/team) and grid with the tools of a report (/team?view=list, /reports).
   */
  for (const [path, most] of [
    ['/dashboard', 189],
    ['/dashboard/glossary', 185],
    ['/commissions/dashboard', 185],
    ['/commissions', 198],
    ['/commissions/payout-account', 219],
    ['/enrollment', 185],
    ['/enrollment?view=invite', 185],
    ['/team', 214],
    ['/team?view=list', 219],
    ['/reports', 240],
    ['/e-application-form', 185],
    ['/e-application-form/all', 185],
    ['/e-application-form/new/refund', 187],
    ['/loyaltyPoints', 185],
    ['/successTracker', 185],
    ['/successTrackerInformation', 185],
    ['/associate-bundles', 185],
    ['/associate-renew-bundles', 185],
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
  test('at most 16 requests and 175 KiB without photos, and no script before the largest paint', async ({
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
    expect(own.reduce((total, { bytes }) => total + bytes, 0) / 1024).toBeLessThanOrEqual(175)
  })
})
