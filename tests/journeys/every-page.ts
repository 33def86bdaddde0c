import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { LanguageCode } from '../../domain/store/languages.ts'
import { openInside, quiet } from './quiet-page.ts'
import { hydrated } from './watched-page.ts'

/** Opened in a language, alive, read, with its footer drawn. */
export async function settle(page: Page, baseURL: string | undefined, path: string, language: LanguageCode) {
  await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
  await page.goto(path)
  await hydrated(page)
  await drawn(page)
}

/** As `settle` of another address in the document that is open, in its language. */
export async function settleInside(page: Page, path: string) {
  await openInside(page, path)
  await quiet(page, 100)
  await drawn(page)
}

/** Waits until everything of a page is read and its footer drawn. */
async function drawn(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  // A page that grows after it was scrolled puts its footer out of sight again.
  await expect(async () => {
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
    })
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

/** Pages whose tab is named otherwise than their heading: the shop itself, and those that say in a sentence what is not there. */
const namedOtherwise = ['/', '/no-such-page', '/invite/bad']

/** Without what keeps words on a line. */
const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()

/** The tab is named by the words of the page's heading; before them, a step. */
export async function expectTitleOfHeading(page: Page, path: string) {
  if (namedOtherwise.includes(path)) return
  const heading = plain(await page.getByRole('heading', { level: 1 }).first().innerText())
  await expect.poll(async () => ` – ${plain(await page.title())}`).toContain(` – ${heading} – `)
}

/** The server names a page in its document as the browser does when a link leads there: looked at where no document is loaded. */
export async function expectTitleServed(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  const title = /<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  // the number of an order is read by the browser
  await expect.poll(async () => (await page.title()).replace(/ \d{9}/, '')).toBe(title)
}

/** Sets the text spacing that a reader may choose (WCAG 2.2, 1.4.12), or takes it away. */
const setTextSpacing = (page: Page, isOn: boolean) =>
  page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = css ? [sheet] : []
    },
    isOn
      ? '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'
      : '',
  )

/** How far the page reaches beyond the window. */
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Amounts that are broken over two lines: "HK$258.0" above "0". */
const brokenAmounts = (page: Page) =>
  page.evaluate(() => {
    /** For screen readers alone: cut to nothing. */
    const isHidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement))
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (isHidden(text.parentElement)) continue
      for (const { 0: amount, index } of text.data.matchAll(/HK\$[\d,.]*\d/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + amount.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(amount)
      }
    }
    return broken
  })

/** Nothing reaches beyond a phone's window, also with a reader's own text spacing, and no amount is broken. */
export async function expectFit(page: Page, language: LanguageCode) {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => beyond(page), `in ${language} at ${width} px`).toBeLessThanOrEqual(0)
    expect(await brokenAmounts(page), `in ${language} at ${width} px`).toEqual([])
  }
  await setTextSpacing(page, true)
  await expect.poll(() => beyond(page), `in ${language} with a reader's text spacing`).toBeLessThanOrEqual(0)
  await setTextSpacing(page, false)
}

export interface Person {
  token: string
  order: string
}

/** A preferred customer with something in the cart, and an order of theirs that waits for payment. */
export async function preferred(request: APIRequestContext): Promise<Person> {
  const { token } = (await (await request.post('/sandbox/people/preferred/token')).json()) as {
    token: string
  }
  const headers = { authorization: `Bearer ${token}` }
  const cart = (await (await request.post('/rest/en/V1/carts/mine', { headers })).json()) as number | string
  const held = (await (await request.get('/rest/en/V1/carts/mine', { headers })).json()) as {
    items_qty: number
  }
  if (held.items_qty === 0) {
    const added = await request.post('/rest/en/V1/carts/mine/items', {
      headers,
      data: { cartItem: { sku: 'zinc-15', qty: 2, quote_id: String(cart) } },
    })
    expect(added.ok(), await added.text()).toBe(true)
  }
  const answer = (await (await request.get('/rest/en/V1/customer/orders?sorted=1', { headers })).json()) as
    | { items: { entity_id: number; status: string }[] }
    | { entity_id: number; status: string }[]
  const order = (Array.isArray(answer) ? answer : answer.items)[0]
  return { token, order: String(order?.entity_id) }
}

/** An associate with a downline, commissions and points; orders play no part. */
export async function associate(request: APIRequestContext): Promise<Person> {
  const answer = await request.post('/sandbox/people/associate/token')
  return { token: ((await answer.json()) as { token: string }).token, order: '' }
}

export const signIn = (page: Page, { token }: Person) =>
  page.addInitScript((value) => {
    localStorage.setItem('bearerToken', value)
  }, token)
