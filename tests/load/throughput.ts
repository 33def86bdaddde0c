import { buyFor, p95 } from './orders.ts'
import { figure, median, section } from './report.ts'
import type { Shop } from './shop.ts'

/** Answers a second over addresses, four requests at a time. */
async function pagesPerSecond(seconds: number, address: (n: number) => string): Promise<number> {
  const began = performance.now()
  let count = 0
  await Promise.all(Array.from({ length: 4 }, async () => {
    while (performance.now() - began < seconds * 1000) {
      const answer = await fetch(address(count++))
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`A page answered ${answer.status}.`)
    }
  }))
  return count / ((performance.now() - began) / 1000)
}

/** Pages and whole orders a second. The load comes from this process, on the machine's other core. */
export async function measureThroughput(shop: Shop, { sku, seconds }: { sku: string; seconds: number }): Promise<void> {
  section('Service')
  figure('listing pages a second, one process, as visitors get them', await pagesPerSecond(seconds, () => `${shop.url}/categories`), { least: 810 })
  // another address is another page to the cache
  figure('listing pages a second, each rendered anew', await pagesPerSecond(seconds, (n) => `${shop.url}/categories?visit=${n}`))
  const full = await buyFor(shop.url, seconds * 2, { sku })
  const rate = full.orders / full.seconds
  figure('whole orders a second (cart → paid)', rate, { least: 60, note: `p95 ${p95(full).toFixed(0)} ms` })
  const half = await buyFor(shop.url, seconds * 2, { sku, pause: Math.max(0, (8 / (rate / 2)) * 1000 - median(full.latencies) / 2) })
  figure('a whole order at half load, p95', p95(half), { unit: 'ms', most: 100, note: `${(half.orders / half.seconds).toFixed(0)}/s` })
  figure('memory of the process after that', shop.residentBytes() / 2 ** 20, { unit: 'MiB' })
}
