import type { Browser } from 'playwright'
import { loadPage, usedShare, type PageLoad } from './page-load.ts'
import { figure, median, section } from './report.ts'
import { staticTwin } from './static-twin.ts'
import { touchProduct, type Touch } from './touch.ts'

const KIB = 1024

/** Each page against its static twin, in turns. */
export async function measurePages(
  browser: Browser,
  url: string,
  { sku, rounds }: { sku: string; rounds: number },
): Promise<void> {
  for (const [name, at, mostScript] of [
    ['home', '/', 150],
    ['listing', '/categories', 150],
    ['product', `/product/${sku}`, 160],
  ] as const) {
    section(`Page: ${name}`)
    const twin = await staticTwin(url, at)
    const [ours, floor]: [PageLoad[], PageLoad[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      ours.push(await loadPage(browser, url + at))
      floor.push(await loadPage(browser, twin.url, { isStatic: true }))
    }
    await twin.stop()
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
    figure(`${name}: script of a first visit`, of('scriptBytes') / KIB, {
      unit: 'KiB',
      digits: 1,
      most: mostScript,
    })
    figure(`${name}: share of it used at load`, (await usedShare(browser, url + at)) * 100, {
      unit: '%',
      least: 60,
    })
    figure(`${name}: requests without photos`, of('requests'), {
      ...(name === 'listing' ? { most: 16 } : {}),
      note: `${of('photos')} photos`,
    })
    figure(`${name}: bytes without photos`, of('bytes') / KIB, {
      unit: 'KiB',
      digits: 1,
      ...(name === 'listing' ? { most: 208 } : {}),
    })
  }
}

/** A finger on a product of the listing. */
export async function measureTouch(browser: Browser, url: string, rounds: number): Promise<void> {
  section('From a touch on a product to its page painted')
  const [ahead, cold]: [Touch[], Touch[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    ahead.push(await touchProduct(browser, url, { isPrefetched: true }))
    cold.push(await touchProduct(browser, url, { isPrefetched: false }))
  }
  const of = (key: keyof Touch, touches: Touch[]) => median(touches.map((touch) => touch[key]))
  figure('prefetched', of('painted', ahead), { unit: 'ms', most: 150 })
  figure('not prefetched', of('painted', cold), { unit: 'ms', most: 350 })
  figure('prefetched: INP', of('inp', ahead), { unit: 'ms', most: 200 })
  figure('not prefetched: INP', of('inp', cold), { unit: 'ms', most: 200 })
}
