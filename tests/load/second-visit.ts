import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { CPU_SLOWDOWN, hydrated, openPhone, slow4g } from './page-load.ts'
import { figure, median, section } from './report.ts'

/** Whether the worker has kept what it keeps of a page: the document for all pages comes last. */
const isKept = async (): Promise<boolean> =>
  (await (await caches.open('shell')).keys()).some(({ url }) => url.endsWith('/offline'))

/** Time (ms since navigation) of the first paint of a page that a service worker has kept, for a phone on slow 4G. */
async function firstPaintAgain(browser: Browser, address: string): Promise<number> {
  const { context, page, devtools } = await openPhone(browser)
  try {
    await page.goto(address)
    await hydrated(page)
    // the worker starts with the first interaction
    await page.keyboard.press('Shift')
    for (let waited = 0; !(await page.evaluate(isKept)); waited += 200) {
      if (waited > 30_000) throw new Error('The service worker did not keep the page')
      await sleep(200)
    }
    await page.goto('about:blank')
    // by the next visit the browser has ended it
    await devtools.send('ServiceWorker.enable')
    await devtools.send('ServiceWorker.stopAllWorkers')
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const answer = await page.goto(address)
    if (!answer?.fromServiceWorker()) throw new Error('The service worker did not answer')
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
