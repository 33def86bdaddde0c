import type { Browser } from 'playwright'
import { loadPage, type PageLoad } from './page-load.ts'
import { figure, median, section } from './report.ts'
import { staticTwin } from './static-twin.ts'

const KIB = 1024

/** Each page against its bare twin, in turns: first visits. */
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
    await using twin = await staticTwin(browser, url, at)
    const [ours, floor]: [PageLoad[], PageLoad[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      ours.push(await loadPage(browser, url + at))
      floor.push(await loadPage(browser, twin.url, { isStatic: true }))
    }
    const of = (key: keyof PageLoad, loads = ours) => median(loads.map((load) => load[key]))
    const most = (key: keyof PageLoad) => Math.max(...ours.map((load) => load[key]))
    figure(`${name}: LCP ÷ LCP of its bare twin`, of('lcp') / of('lcp', floor), {
      digits: 2,
      most: 1.1,
      note: `${of('lcp').toFixed(0)} ÷ ${of('lcp', floor).toFixed(0)} ms`,
    })
    figure(`${name}: CLS`, most('cls'), { digits: 3, most: 0 })
    figure(`${name}: TBT`, of('tbt'), {
      unit: 'ms',
      most: 50,
      note: `bare twin ${of('tbt', floor).toFixed(0)} ms`,
    })
    figure(`${name}: document with its styles`, most('documentBytes') / KIB, {
      unit: 'KiB',
      digits: 1,
      most: 14,
      note: `bare twin ${(of('documentBytes', floor) / KIB).toFixed(1)}`,
    })
    figure(`${name}: script before the largest paint`, most('scriptBytesBeforePaint') / KIB, {
      unit: 'KiB',
      digits: 1,
      most: 0,
    })
    figure(`${name}: fonts asked for before the largest paint`, most('fontsBeforePaint'), { most: 0 })
    figure(`${name}: requests of a first visit, until it answers`, most('requests'), { most: 20 })
  }
}
