import type { Browser, Locator, Page } from 'playwright'
import { measureBareCommit } from './bare-commit.ts'
import { calibrate, printBaseline, printRatio } from './calibration.ts'
import { hydrated, openPhone, slow4g } from './page-load.ts'
import { figure, median, section } from './report.ts'

/** One touch, in milliseconds. */
interface Touch {
  /** From pointerdown on a product of the listing until its name, price and picture are painted on its own page. */
  painted: number
  /** Interaction to Next Paint of the touch, in steps of 8 ms. */
  inp: number
}

interface Recorded extends Touch {
  began: number
  /** Whether the browser has reported the click: it does so after the next paint, and not at all below 16 ms. */
  isClickReported: boolean
}

/** In the page: records the touch on a card, and when what the card shows is painted on the product's page. */
function recordTouch(link: Element): void {
  const state: Recorded = { began: 0, painted: 0, inp: 0, isClickReported: false }
  Object.assign(globalThis, { touch: state })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId > 0) state.inp = Math.max(state.inp, entry.duration)
      if (entry.name === 'click') state.isClickReported = true
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  addEventListener(
    'pointerdown',
    (event) => {
      state.began = event.timeStamp
    },
    { capture: true, once: true },
  )
  const name = link.textContent.trim()
  const price = /\$[\d,]+\.\d\d/.exec(link.closest('article')?.textContent ?? '')?.[0]
  if (!price) throw new Error('The card has no price.')
  const find = (selector: string, isIt: (element: Element) => boolean) =>
    [...document.querySelectorAll(selector)].find((element) => isIt(element) && element.checkVisibility())
  const findPicture = () => {
    const heading = find('main h1', (element) => element.textContent.trim() === name)
    const isBelow = (element: Element) =>
      Boolean((heading?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING)
    if (!heading || !find('main span', (element) => element.textContent.includes(price) && isBelow(element)))
      return undefined
    const picture = find('main img', () => true)
    return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0
      ? picture
      : undefined
  }
  const look = () => {
    const picture = findPicture()
    if (!picture) {
      requestAnimationFrame(look)
      return
    }
    const afterPaint = () =>
      requestAnimationFrame(() => {
        setTimeout(() => {
          state.painted = performance.now()
        })
      })
    // it is decoded apart from the page's own frame
    picture.decode().then(afterPaint, afterPaint)
  }
  look()
}

async function openListing(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/categories`, { waitUntil: 'load', timeout: 60_000 })
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('main').locator('article h2 a[href^="/product/"]').first()
  await link.scrollIntoViewIfNeeded()
  return link
}

/**
 * Touches a product of the listing on slow 4G.
 * @param isPrefetched the pointer rested on the card before, as a mouse does or a finger that hesitates
 */
async function touchProduct(
  browser: Browser,
  url: string,
  { isPrefetched }: { isPrefetched: boolean },
): Promise<Touch> {
  const { context, page } = await openPhone(browser, slow4g)
  const link = await openListing(page, url)
  if (isPrefetched) {
    await link.hover()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
  }
  await link.evaluate(recordTouch)
  if (isPrefetched) await link.click()
  else await link.tap()
  const took = await page.waitForFunction(
    () => {
      const { began, painted, inp, isClickReported } = (globalThis as unknown as { touch: Recorded }).touch
      const isWhole = painted > 0 && (isClickReported || performance.now() > painted + 1000)
      return isWhole ? { painted: painted - began, inp } : false
    },
    undefined,
    { timeout: 60_000 },
  )
  const value = (await took.jsonValue()) as Touch
  await context.close()
  return value
}

/** Counts the elements of the page that the touch opens. */
async function countElements(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPhone(browser)
  const link = await openListing(page, url)
  await page.goto(url + (await link.getAttribute('href'))!, { waitUntil: 'networkidle' })
  await hydrated(page)
  const elements = await page.locator('body *').count()
  await context.close()
  return elements
}

/** A finger on a product of the listing. */
export async function measureTouch(browser: Browser, url: string, rounds: number): Promise<void> {
  section('From a touch on a product to its name, price and picture painted')
  const elements = await countElements(browser, url)
  const ahead: Touch[] = []
  const cold: Touch[] = []
  const { baseline } = await calibrate(
    () => measureBareCommit(browser, { elements, rounds: Math.max(3, rounds) }),
    async () => {
      for (let round = 0; round < rounds; round++) {
        ahead.push(await touchProduct(browser, url, { isPrefetched: true }))
        cold.push(await touchProduct(browser, url, { isPrefetched: false }))
      }
    },
  )
  const of = (key: keyof Touch, touches: Touch[]) => median(touches.map((touch) => touch[key]))
  printBaseline(`a bare React commit of ${elements} elements, from press to paint`, baseline, 0)
  printRatio('prefetched ÷ bare commit', of('painted', ahead), { baseline, digits: 0, most: 1.5 })
  printRatio('not prefetched ÷ bare commit', of('painted', cold), { baseline, digits: 0, most: 1.5 })
  figure('prefetched: INP', of('inp', ahead), { unit: 'ms', most: 200 })
  figure('not prefetched: INP', of('inp', cold), { unit: 'ms', most: 200 })
}
