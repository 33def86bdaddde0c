import { buyFor, p95, type OrderRun } from './orders.ts'
import { figure, median, section } from './report.ts'
import type { Shop } from './shop.ts'

/** Pages got over some seconds, four requests at a time, and what they cost the process. */
async function getPages({ url, processorSeconds }: Shop, seconds: number, path: (n: number) => string) {
  const [began, cpu] = [performance.now(), processorSeconds().node]
  let count = 0
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (performance.now() - began < seconds * 1000) {
        const answer = await fetch(url + path(count++))
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`A page answered ${answer.status}.`)
      }
    }),
  )
  return {
    aSecond: count / ((performance.now() - began) / 1000),
    aCore: count / (processorSeconds().node - cpu),
  }
}

async function buying(
  shop: Shop,
  seconds: number,
  options: { sku: string; pause?: number },
): Promise<OrderRun & { cost: number }> {
  let cpu = 0
  // a password costs what it should; it is no part of an order
  const run = await buyFor(shop.url, seconds, {
    ...options,
    onSignedIn: () => {
      cpu = shop.processorSeconds().all
    },
  })
  return { ...run, cost: ((shop.processorSeconds().all - cpu) / run.orders) * 1000 }
}

/** Pages and whole orders a second. The load comes from this process, on the machine's other core. */
export async function measureThroughput(
  shop: Shop,
  { sku, seconds }: { sku: string; seconds: number },
): Promise<void> {
  section('Service')
  await getPages(shop, 1, () => '/categories')
  const kept = await getPages(shop, seconds, () => '/categories')
  figure('listing pages a processor second, as visitors get them', kept.aCore, {
    least: 810,
    note: `${kept.aSecond.toFixed(0)} a second by the clock`,
  })
  // another address is another page to the cache
  const fresh = await getPages(shop, seconds, (n) => `/categories?visit=${n}`)
  figure('listing pages a processor second, each rendered anew', fresh.aCore, {
    note: `${fresh.aSecond.toFixed(0)} a second by the clock`,
  })
  // as with the pages: what runs for the first time is compiled and planned first
  await buying(shop, seconds / 2, { sku })
  const full = await buying(shop, seconds * 2, { sku })
  const rate = full.orders / full.seconds
  figure('whole orders a second (cart → paid), 8 buyers', rate, {
    least: 60,
    note: `p95 ${p95(full).toFixed(0)} ms`,
  })
  figure('processor time of an order, service and database', full.cost, {
    unit: 'ms',
    note: `two cores: ${(2000 / full.cost).toFixed(0)} orders a second`,
  })
  const half = await buying(shop, seconds * 2, {
    sku,
    pause: Math.max(0, (8 / (rate / 2)) * 1000 - median(full.latencies) / 2),
  })
  figure('a whole order at half load, p95', p95(half), {
    unit: 'ms',
    most: 100,
    note: `${(half.orders / half.seconds).toFixed(0)}/s`,
  })
  // rendered pages are freed again: tests/faults/page-memory.test.ts
  figure('memory of the process after that', shop.residentBytes() / 2 ** 20, { unit: 'MiB', most: 512 })
}
