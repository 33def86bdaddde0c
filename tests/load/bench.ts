// Prints the shop's speed, each figure against a floor of the same run: npm run bench [-- --quick]
import { cpus } from 'node:os'
import { chromium } from 'playwright'
import { browserPath, ensureBrowser, launchArgs } from '../../scripts/browser.mjs'
import { buyFor, p95 } from './orders.ts'
import { loadPage, type PageLoad } from './page-load.ts'
import { startShop } from './shop.ts'
import { staticTwin } from './static-twin.ts'

const quick = process.argv.includes('--quick')
const rounds = quick ? 1 : 5
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

const shop = await startShop()
ensureBrowser()
const path = browserPath()
const browser = await chromium.launch({ ...(path ? { executablePath: path } : {}), args: launchArgs })
console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, first page ${Math.round(shop.startedIn)} ms after the start on a new data folder`)

const listing = (await (await fetch(`${shop.url}/rest/en/V1/catalogue/search?pageSize=1&inStock=1`)).json()) as { items: { sku: string }[] }
const sku = listing.items[0]!.sku

console.log('\npage      LCP     static   ratio  CLS    requests  bytes       script      before the paint')
for (const [name, at] of [['home', '/'], ['listing', '/categories'], ['product', `/product/${sku}`]] as const) {
  const twin = await staticTwin(shop.url, at)
  const [ours, floor]: [PageLoad[], PageLoad[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    ours.push(await loadPage(browser, shop.url + at))
    floor.push(await loadPage(browser, twin.url))
  }
  await twin.stop()
  const [mine, still] = [median(ours.map((load) => load.lcp)), median(floor.map((load) => load.lcp))]
  const one = ours[0]!
  console.log(`${name.padEnd(9)} ${mine.toFixed(0).padStart(5)}   ${still.toFixed(0).padStart(5)}    ${(mine / still).toFixed(2)}   ${one.cls.toFixed(3)}  ${String(one.requests).padStart(4)}      ${kib(one.bytes).padStart(10)}  ${kib(one.scriptBytes).padStart(10)}  ${kib(one.scriptBytesBeforePaint).padStart(9)}`)
}
await browser.close()

/** Answers a second over one path, a few requests at a time. */
async function pagesPerSecond(at: string, headers: Record<string, string> = {}) {
  const seconds = quick ? 2 : 5
  const began = performance.now()
  let count = 0
  await Promise.all(Array.from({ length: 4 }, async () => {
    while (performance.now() - began < seconds * 1000) {
      await (await fetch(shop.url + at, { headers })).arrayBuffer()
      count++
    }
  }))
  return count / ((performance.now() - began) / 1000)
}
const cached = await pagesPerSecond('/categories')
const rendered = await pagesPerSecond('/categories', { 'cache-control': 'no-cache', 'x-render': 'fresh' })
console.log(`\nlisting: ${cached.toFixed(0)} pages/s as visitors get it, ${rendered.toFixed(0)} pages/s asked for afresh`)

const full = await buyFor(shop.url, quick ? 3 : 15, { sku })
const rate = full.orders / full.seconds
console.log(`orders: ${rate.toFixed(0)} whole orders/s at full load, p95 ${p95(full).toFixed(0)} ms`)
const half = await buyFor(shop.url, quick ? 3 : 15, { sku, pause: (8 / (rate / 2)) * 1000 - median(full.latencies) / 2 })
console.log(`orders at half load: ${(half.orders / half.seconds).toFixed(0)}/s, p95 ${p95(half).toFixed(0)} ms`)
console.log(`memory of the process: ${(shop.residentBytes() / 1024 / 1024).toFixed(0)} MiB`)
await shop.stop()
