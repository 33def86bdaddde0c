import type { Browser } from 'playwright'
import { hydrated, openPhone, slow4g } from './page-load.ts'

/**
 * Milliseconds from a finger on a product of the listing until that product's page is painted with its name.
 * @param isPrefetched the pointer rested on the card before, as a mouse does or a finger that thinks
 */
export async function touchProduct(
  browser: Browser,
  url: string,
  { isPrefetched }: { isPrefetched: boolean },
): Promise<number> {
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
    const state = { began: 0, painted: 0 }
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
      const { began, painted } = (globalThis as unknown as { touch: { began: number; painted: number } })
        .touch
      return painted ? painted - began : false
    },
    undefined,
    { timeout: 60_000 },
  )
  const value = Number(await took.jsonValue())
  await context.close()
  return value
}
