import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { PageFolder } from '../../app/router/pages.ts'
import type { PageName } from '../../domain/store/paths.ts'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { people, peoplePassword } from '../../service/seed/people.ts'
import { associate, signIn } from './every-page.ts'
import { documents } from './page-addresses.ts'
import { saveData } from './save-data.ts'
import { visit } from './watched-page.ts'

const client = 'dist/client'

/** The scripts that a first visit of a page loads: the page's loader names them. */
async function filesOf(request: APIRequestContext, path: string): Promise<ReadonlySet<string>> {
  const html = await (await request.get(path)).text()
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  expect(files.size, path).toBeGreaterThan(2)
  return files
}

/** Their size in KiB, as brotli. */
const scriptOf = (files: ReadonlySet<string>): number =>
  [...files].reduce((total, file) => total + statSync(`${client}${file}.br`).size, 0) / 1024

/**
 * What the script of a first visit may weigh, in KiB of brotli, by the folder of its page. The browser's share of React, router and
 * react-aria is 140 of it. A budget is no target: what a page weighs is printed, and a byte that nobody needs goes.
 */
const budgets: Readonly<Record<PageFolder, number>> = {
  shop: 160,
  guest: 170,
  account: 168,
  business: 169,
  checkout: 169,
}

/** Above their folder's budget; they may only go down. */
const above: Readonly<Partial<Record<PageName, number>>> = {
  // the form of a registration and who invites
  invite: 174.7,
  // the fields of a card
  checkoutPayment: 183.7,
}

/** The words included. Without a plan (`build/chunk-plan.ts`) it would be up to 110. */
const mostFiles: Readonly<Record<PageFolder, number>> = {
  shop: 10,
  guest: 14,
  account: 21,
  business: 20,
  checkout: 18,
}

test.describe('script of a first visit', () => {
  for (const { name, folder, document } of documents) {
    const most = above[name] ?? budgets[folder]
    test(`${name}: at most ${most} KiB in ${mostFiles[folder]} files`, async ({ request }) => {
      const files = await filesOf(request, document)
      const weight = scriptOf(files)
      console.log(`${weight.toFixed(1)} KiB in ${files.size} files: ${name}`)
      expect(weight).toBeLessThanOrEqual(most)
      expect(files.size).toBeLessThanOrEqual(mostFiles[folder])
    })
  }

  test('a first visit of a public page brings neither the schemas and the client of calls, nor what reports errors', async ({
    request,
  }) => {
    for (const path of ['/', '/categories', '/product/vitamin-c-1000', '/cart']) {
      const brought = [...(await filesOf(request, path))]
        .map((file) => readFileSync(`${client}${file}`, 'utf8'))
        .join('')
      // words that each of them cannot do without, whatever a minifier calls the rest
      for (const sign of ['ZodMini', 'totalTimeout', 'sentry_key'])
        expect(brought.includes(sign), `${path}: ${sign}`).toBe(false)
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

/** The scripts that a page has fetched, and their sizes in bytes, as sent. */
async function scriptsOf(page: Page): Promise<(readonly [string, number])[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => [name.replace(/.*\//, ''), encodedBodySize] as const),
  )
}

function expectAtMost(most: number, sizes: readonly (readonly [string, number])[]) {
  expect(sizes.length).toBeGreaterThan(3)
  expect(
    sizes.reduce((total, [, size]) => total + size, 0) / 1024,
    JSON.stringify(sizes),
  ).toBeLessThanOrEqual(most)
}

test.describe('without anything that a person does', () => {
  for (const [path, most] of [
    ['/', 160],
    ['/categories', 160],
    ['/product/vitamin-c-1000', 160],
    ['/cart', 180],
    // with the rules of its forms, which leaving a field waits for
    ['/signin', 196],
  ] as const) {
    test(`${path} fetches at most ${most} KiB of script`, async ({ page }) => {
      await saveData(page)
      await visit(page, path)
      expectAtMost(most, await scriptsOf(page))
    })
  }

  /*
   * Above the goal, and may only go down: react-aria's grid (/team?view=list, /reports), which a keyboard and a
   * screen reader need before anything is pressed.
   */
  for (const [path, most] of [
    // its figures are those of the commissions, in one feature: 0.3
    ['/dashboard', 226],
    ['/dashboard/glossary', 220],
    ['/commissions/dashboard', 220],
    ['/commissions', 220],
    ['/commissions/payout-account', 220],
    ['/enrollment', 220],
    ['/enrollment?view=invite', 220],
    ['/team', 224],
    ['/team?view=list', 231.5],
    ['/reports', 242.5],
    ['/e-application-form', 220],
    ['/e-application-form/all', 220],
    ['/e-application-form/new/refund', 220],
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

/** What a guest's phone has asked for until the page answers; the language is the default one, Simplified Chinese. */
async function askedUntilAnswer(page: Page, path: string) {
  await page.addInitScript(() => {
    new MutationObserver(() => performance.mark('answers')).observe(document, {
      subtree: true,
      attributeFilter: ['data-hydrated'],
    })
  })
  await page.goto(path)
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const answers = performance.getEntriesByName('answers')[0]?.startTime ?? 0
    const asked = files.filter(({ startTime }) => startTime < answers)
    const pictures = asked.filter(({ name }) => name.includes('/media/')).length
    // the document itself is one
    return { requests: asked.length + 1, pictures }
  })
}

test.describe('requests of a first visit, until the page answers', () => {
  for (const [path, most, mostPictures] of [
    ['/', 16, 8],
    ['/categories', 14, 4],
    ['/product/goji-juice', 13, 3],
  ] as const)
    test(`${path}: at most ${most}, of them ${mostPictures} pictures`, async ({ page }) => {
      const { requests, pictures } = await askedUntilAnswer(page, path)
      console.log(`${requests} requests, ${pictures} pictures: ${path}`)
      expect(pictures).toBeGreaterThan(0)
      expect(pictures).toBeLessThanOrEqual(mostPictures)
      expect(requests).toBeLessThanOrEqual(most)
    })

  test('the pictures of a row are there before a swipe brings them', async ({ page }) => {
    await visit(page, '/')
    const row = page
      .locator('main ul')
      .filter({ has: page.locator('article') })
      .first()
    await row.scrollIntoViewIfNeeded()
    const last = row.locator('img').last()
    await expect(last).not.toBeInViewport()
    await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every picture comes as it is scrolled to', async ({ page }) => {
    for (const path of ['/', '/categories', '/product/goji-juice']) {
      await page.goto(path)
      const images = page.locator('main img').locator('visible=true')
      for (let index = 0; index < (await images.count()); index++) {
        const image = images.nth(index)
        const src = (await image.getAttribute('src')) ?? ''
        await image.scrollIntoViewIfNeeded()
        await expect(image, src).toBeInViewport()
        await expect
          .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth), src)
          .toBeGreaterThan(0)
      }
    }
  })
})

/** With what is fetched for the page that is likely to be next, once the browser has nothing better to do. */
test.describe('once a page has been looked at for a moment', () => {
  for (const [path, next, most] of [
    ['/', 'product', 190],
    ['/categories', 'product', 190],
    ['/product/vitamin-c-1000', 'cart', 190],
    ['/cart', 'checkout', 220],
  ] as const)
    test(`${path} has fetched ${next}, and at most ${most} KiB of script in all`, async ({ page }) => {
      const script = new RegExp(`^${next}-[0-9a-f]{8}\\.js$`)
      await visit(page, path)
      await expect.poll(async () => (await scriptsOf(page)).some(([name]) => script.test(name))).toBe(true)
      await page.waitForLoadState('networkidle')
      expectAtMost(most, await scriptsOf(page))
    })
})

/** What a server sends before it hears from the browser again: ten packets, less the headers. */
const FIRST_ROUND_TRIP = 14_336

test.describe('a document with its styles, in Simplified Chinese', () => {
  /** Bytes of a page's body as Brotli. */
  const sizeOf = async (request: APIRequestContext, path: string): Promise<number> => {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br', cookie: 'language=zh_cn' } })
    expect([answer.status(), answer.headers()['content-encoding']]).toEqual([200, 'br'])
    return Number(answer.headers()['content-length'])
  }
  for (const [path, most] of [
    ['/', FIRST_ROUND_TRIP],
    ['/categories', FIRST_ROUND_TRIP],
    // may only go down
    ['/product/vitamin-c-1000', 15_800],
  ] as const) {
    test(`${path} is at most ${most} bytes for the first who asks, and fits in one round trip for the next`, async ({
      request,
    }) => {
      // nobody has asked for this address
      const address = `${path}?visit=${Date.now()}`
      const first = await sizeOf(request, address)
      expect(first).toBeLessThanOrEqual(most)
      await expect.poll(() => sizeOf(request, address)).toBeLessThan(first)
      const next = await sizeOf(request, address)
      console.log(`${first} bytes at first, ${next} then: ${path}`)
      expect(next).toBeLessThanOrEqual(FIRST_ROUND_TRIP)
    })
  }
})

test('a first visit of the listing fetches no script before the largest paint', async ({ page }) => {
  await saveData(page)
  await page.goto('/categories')
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
  const { lcp, firstScript } = await page.evaluate(
    () =>
      new Promise<{ lcp: number; firstScript: number }>((done) => {
        new PerformanceObserver((list) => {
          const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
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
})
