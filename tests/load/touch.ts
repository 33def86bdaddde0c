import type { Browser } from 'playwright'
import { hydrated, openPhone, slow4g } from './page-load.ts'

/** One touch, in milliseconds. */
export interface Touch {
  /** From the finger on the product until its page is painted with its name. */
  painted: number
  /** Interaction to Next Paint of the touch, in steps of 8 ms: how long the listing did not answer. */
  inp: number
}

interface Recorded {
  began: number
  painted: number
  inp: number
}

/**
 * A finger on a product of the listing, on slow 4G.
 * @param isPrefetched the pointer rested on the card before, as a mouse does or a finger that thinks
 */
export async function touchProduct(
  browser: Browser,
  url: string,
  { isPrefetched }: { isPrefetched: boolean },
): Promise<Touch> {
  const { context, page } = await openPhone(browser, slow4g)
  await page.goto(`${url}/categories`, { waitUntil: 'load', timeout: 60_000 })
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const card = page.getByRole('main').locator('a[href^="/product/"]').first()
  await card.scrollIntoViewIfNeeded()
  if (isPrefetched) {
    await card.hover()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
  }
  await page.evaluate(() => {
    const state: Recorded = { began: 0, painted: 0, inp: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.inp = Math.max(state.inp, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    // the listing has a heading of its own, and the address changes before the page does
    const before = document.querySelector('main h1')
    Object.assign(globalThis, { touch: state })
    addEventListener(
      'pointerdown',
      (event) => {
        state.began = event.timeStamp
      },
      { capture: true, once: true },
    )
    const look = () => {
      const heading = document.querySelector('main h1')
      if (heading !== before && heading?.textContent?.trim())
        requestAnimationFrame(() => {
          setTimeout(() => {
            state.painted = performance.now()
          })
        })
      else requestAnimationFrame(look)
    }
    look()
  })
  if (isPrefetched) await card.click()
  else await card.tap()
  const took = await page.waitForFunction(
    () => {
      const { began, painted, inp } = (globalThis as unknown as { touch: Recorded }).touch
      return painted ? { painted: painted - began, inp } : false
    },
    undefined,
    { timeout: 60_000 },
  )
  const value = (await took.jsonValue()) as Touch
  await context.close()
  return value
}
