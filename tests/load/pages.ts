import type { Browser } from 'playwright'
import { loadPage, type PageLoad } from './page-load.ts'
import { figure, median, section } from './report.ts'
import { staticTwin } from './static-twin.ts'

const KIB = 1024

/** Each page against its static twin, in turns. */
export async function measurePages(
  browser: Browser,
  url: string,
  { sku, rounds }: { sku: string; rounds: number },
): Promise<void> {
  for (const [name, at] of [
    ['home', '/'],
    ['listing', '/categories'],
    ['product', `/product/${sku}`],
  ] as const) {
    section(`Page: ${name}`)
    await using twin = await staticTwin(url, at)
    const [ours, floor]: [PageLoad[], PageLoad[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      ours.push(await loadPage(browser, url + at))
      floor.push(await loadPage(browser, twin.url, { isStatic: true }))
    }
    const of = (key: keyof PageLoad, loads = ours) => median(loads.map((load) => load[key]))
    figure(`${name}: LCP ÷ LCP of the static page`, of('lcp') / of('lcp', floor), {
      digits: 2,
      most: 1.1,
      note: `${of('lcp').toFixed(0)} ÷ ${of('lcp', floor).toFixed(0)} ms`,
    })
    figure(`${name}: CLS`, Math.max(...ours.map((load) => load.cls)), { digits: 3, most: 0 })
    figure(`${name}: TBT`, of('tbt'), {
      unit: 'ms',
      most: 50,
      note: `static page ${of('tbt', floor).toFixed(0)} ms`,
    })
    figure(
      `${name}: script before the largest paint`,
      Math.max(...ours.map((load) => load.scriptBytesBeforePaint)) / KIB,
      { unit: 'KiB', digits: 1, most: 0 },
    )
  }
}
