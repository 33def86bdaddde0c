import { test as base, expect, type Page } from '@playwright/test'
import { watchLooseTexts } from '../harness/browser-translation.ts'
import { messageNouns, watchMissingMessages } from '../harness/missing-messages.ts'
import { slowPage } from '../harness/slow-page.ts'
import { followRequests, openInside, quiet } from './quiet-page.ts'

/** What went wrong in a page without anybody looking. */
export interface Watch {
  /** Broken directives of the Content-Security-Policy. */
  violations: string[]
  /** Errors and warnings of the console, and uncaught errors; failed answers of the server are a test's own business. */
  complaints: string[]
}

/** Collects violations and complaints from the first moment of every page. */
async function watch(page: Page): Promise<Watch> {
  const seen: Watch = { violations: [], complaints: [] }
  await page.exposeFunction('tellViolation', (text: string) => {
    seen.violations.push(text)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      void (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  await page.addInitScript(watchLooseTexts)
  await page.addInitScript(watchMissingMessages, messageNouns)
  page.on('console', (message) => {
    if (
      ['error', 'warning'].includes(message.type()) &&
      !/^(?:Failed to load resource|Service Worker registration blocked by Playwright)/.test(message.text())
    )
      seen.complaints.push(message.text())
  })
  page.on('pageerror', (error) => {
    seen.complaints.push(error.message)
  })
  return seen
}

/** Waits until React answers. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)

/** How long (ms) nothing may be asked for before a page counts as quiet. */
const QUIET = 500

/**
 * Opens a page and waits until React answers and nothing is on its way. Playwright's own `networkidle` may come before the
 * script has run, on a slow machine, and is then never waited for again.
 */
export async function visit(page: Page, path: string): Promise<void> {
  followRequests(page)
  await page.goto(path)
  await hydrated(page)
  await quiet(page, QUIET)
}

/** As `visit` of an address of the shop that is open: its page is loaded by script, in the same document. */
export async function visitInside(page: Page, address: string): Promise<void> {
  await openInside(page, address)
  await quiet(page, 300)
}

/** Speaks English to the visitor: the language is a cookie. */
const inEnglish = (page: Page, baseURL: string) =>
  page.context().addCookies([{ name: 'language', value: 'en', url: baseURL }])

/** Prevents the reload after a deploy when a script cannot be fetched: offline there is none. */
export const withoutReload = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })

/** A page in English that must stay silent: a violation or a complaint fails the test at its end. */
export const test = base.extend<{ watched: Watch }>({
  watched: [
    async ({ page, baseURL }, use) => {
      await inEnglish(page, baseURL ?? '')
      const seen = await watch(page)
      await slowPage(page)
      await use(seen)
      expect(seen).toEqual({ violations: [], complaints: [] })
    },
    { auto: true },
  ],
})

export { expect }
