import type { Browser } from 'playwright'
import { CPU_SLOWDOWN, hydrated, openPhone, slow4g } from './page-load.ts'
import { figure, median, section } from './report.ts'

/** Time (ms since navigation) of the first paint of a page that a service worker has kept, for a phone on slow 4G. */
async function firstPaintAgain(browser: Browser, address: string): Promise<number> {
  const { context, page, devtools } = await openPhone(browser)
  try {
    await page.goto(address)
    await hydrated(page)
    // the worker starts with the first interaction
    await page.keyboard.press('Shift')
    await page.waitForFunction(
      async () => (await (await caches.open('pages')).keys()).length > 0,
      undefined,
      { timeout: 30_000, polling: 200 },
    )
    await page.goto('about:blank')
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(address)
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    return (await paint.jsonValue()) ?? Number.NaN
  } finally {
    await context.close()
  }
}

/** Second visits, whose document comes from the service worker. */
export async function measureSecondVisits(
  browser: Browser,
  url: string,
  { sku, rounds }: { sku: string; rounds: number },
): Promise<void> {
  section('Second visits, from the service worker')
  for (const [name, at] of [
    ['home', '/en'],
    ['listing', '/en/categories'],
    ['product', `/en/product/${sku}`],
  ] as const) {
    const paints: number[] = []
    for (let round = 0; round < rounds; round++) paints.push(await firstPaintAgain(browser, url + at))
    figure(`${name}: first paint of a second visit`, median(paints), { unit: 'ms', most: 300 })
  }
}
