import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page, type Request } from '@playwright/test'

interface Traffic {
  readonly underWay: Set<Request>
  /** When a request last began or ended. */
  changedAt: number
}

const trafficOf = new WeakMap<Page, Traffic>()

/** Follows the requests of a page from now on, once. Playwright's own `networkidle` comes once a load: later requests are not waited for. */
export function followRequests(page: Page): Traffic {
  const known = trafficOf.get(page)
  if (known) return known
  const traffic: Traffic = { underWay: new Set(), changedAt: Date.now() }
  trafficOf.set(page, traffic)
  const end = (request: Request) => {
    traffic.underWay.delete(request)
    traffic.changedAt = Date.now()
  }
  page.on('request', (request) => {
    // what the document before had asked for may never be told to have ended
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.underWay.clear()
    traffic.underWay.add(request)
    traffic.changedAt = Date.now()
  })
  page.on('requestfinished', end).on('requestfailed', end)
  return traffic
}

/** Resolves when the page has drawn what came and has nothing to do. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          requestIdleCallback(resolve, { timeout: 200 })
        })
      }),
  )

/** How long (ms) a page may go on asking before the wait for it fails. */
const TIMEOUT = 20_000

/** Waits until a page that is followed has asked for nothing for a while (ms), counted from now, and is idle. */
export async function quiet(page: Page, duration: number): Promise<void> {
  const traffic = followRequests(page)
  const start = Date.now()
  const isQuiet = () =>
    traffic.underWay.size === 0 && Date.now() - Math.max(start, traffic.changedAt) >= duration
  do {
    while (!isQuiet()) {
      if (Date.now() - start > TIMEOUT)
        throw new Error(
          `The page goes on asking: ${[...traffic.underWay].map((request) => request.url()).join(', ')}`,
        )
      await sleep(20)
    }
    await idle(page)
  } while (!isQuiet())
}

/**
 * Opens an address inside the shop that is open, as a link does, and waits until its page is shown. A load costs the browser
 * far more. What the server could read for everybody is read by the browser.
 */
export async function openInside(page: Page, address: string): Promise<void> {
  followRequests(page)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  const { pathname } = new URL(address, page.url())
  await expect(page.locator('main')).toHaveAttribute('data-page', pathname)
}
