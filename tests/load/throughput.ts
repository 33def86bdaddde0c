import { measureBareServer } from './bare-server.ts'
import { measureBareTransaction } from './bare-transaction.ts'
import { calibrate, printBaseline, printRatio } from './calibration.ts'
import { measureProvider } from './provider.ts'
import { buyFor, BUYERS, p95, type BuyOptions, type OrderRun } from './orders.ts'
import { figure, median, section } from './report.ts'
import { get, getFor } from './requests.ts'
import type { Shop } from './shop.ts'

/** Gets pages for some seconds. `ms`: processor time of the Node process a page; `perSecond`: pages a second by the clock. */
async function getPages({ url, processorSeconds }: Shop, seconds: number, pathOf: (n: number) => string) {
  const began = processorSeconds().node
  const { count, perSecond } = await getFor(seconds, (n) => url + pathOf(n))
  return { ms: ((processorSeconds().node - began) / count) * 1000, perSecond }
}

async function measurePages(shop: Shop, seconds: number): Promise<void> {
  const cachedPage = () => '/categories'
  // the first answers render the page and compress it
  await getPages(shop, 1, cachedPage)
  const { body } = await get(shop.url + cachedPage())
  const { value: cached, baseline } = await calibrate(
    () => measureBareServer(body, seconds),
    () => getPages(shop, seconds, cachedPage),
  )
  printBaseline("Node's bare http server, a listing's bytes", baseline, 3)
  printRatio('cached listing page ÷ bare server, processor', cached.ms, {
    baseline,
    digits: 3,
    most: 2,
    note: `${cached.perSecond.toFixed(0)} a second`,
  })
  // every other query is another page to the cache
  const rendered = await getPages(shop, seconds, (n) => `/categories?visit=${n}`)
  printRatio('rendered listing page ÷ bare server, processor', rendered.ms, {
    baseline,
    digits: 3,
    note: `${rendered.perSecond.toFixed(0)} a second`,
  })
}

/** Buys for some seconds. `ms`: processor time of the Node process and PostgreSQL an order, without signing in. */
async function buy(
  shop: Shop,
  seconds: number,
  options: Omit<BuyOptions, 'onSignedIn'>,
): Promise<OrderRun & { ms: number }> {
  let began = 0
  const run = await buyFor(shop.url, seconds, {
    ...options,
    onSignedIn: () => {
      began = shop.processorSeconds().all
    },
  })
  return { ...run, ms: ((shop.processorSeconds().all - began) / run.orders) * 1000 }
}

/** Rounds of buying before orders are measured: how long each takes, and how many there are at most. */
const WARM_UP = { seconds: 2, rounds: 10 }

/** Buys until an order costs about as much as in the round before: V8 compiles the code of an order for hundreds of them. */
async function warmUp(shop: Shop, sku: string): Promise<void> {
  let before = Infinity
  for (let round = 0; round < WARM_UP.rounds; round++) {
    const { ms } = await buy(shop, WARM_UP.seconds, { sku })
    if (ms > before * 0.95) return
    before = ms
  }
}

async function measureOrders(shop: Shop, { sku, seconds, folder }: ThroughputOptions): Promise<void> {
  await warmUp(shop, sku)
  const { value: full, baseline } = await calibrate(
    () => measureBareTransaction(folder, seconds),
    () => buy(shop, seconds * 2, { sku }),
  )
  const perSecond = full.orders / full.seconds
  printBaseline('begin, four updates, commit', baseline, 3)
  // the sandbox's provider runs in the shop's process: its half is measured in one of its own
  const provider = await measureProvider(folder, seconds)
  figure("the sandbox provider's half of a payment, processor", provider, { unit: 'ms', digits: 2 })
  printRatio("order without the provider's half ÷ bare transaction, processor", full.ms - provider, {
    baseline,
    digits: 2,
    most: 25,
    note: `${full.ms.toFixed(2)} ms with it`,
  })
  figure(`whole orders a second (cart → paid), ${BUYERS} buyers`, perSecond, {
    note: `p95 ${p95(full).toFixed(0)} ms`,
  })
  const { value: half, baseline: alone } = await calibrate(
    async () => median((await buy(shop, seconds, { sku, buyers: 1 })).latencies),
    () => buy(shop, seconds * 2, { sku, intervalMs: (BUYERS / (perSecond / 2)) * 1000 }),
  )
  printBaseline('an order of one buyer alone, median', alone, 0)
  printRatio('order at half load, p95 ÷ one buyer', p95(half), {
    baseline: alone,
    digits: 0,
    most: 2,
    note: `${(half.orders / half.seconds).toFixed(0)} a second`,
  })
}

interface ThroughputOptions {
  sku: string
  seconds: number
  /** The shop's data folder. */
  folder: string
}

/** Pages and whole orders. The load comes from this process, on the machine's other core. */
export async function measureThroughput(shop: Shop, options: ThroughputOptions): Promise<void> {
  section('Service')
  await measurePages(shop, options.seconds)
  await measureOrders(shop, options)
  // rendered pages are freed again: tests/faults/page-memory.test.ts
  figure('memory of the process after that', shop.residentBytes() / 2 ** 20, { unit: 'MiB', most: 350 })
}
