import { setTimeout as sleep } from 'node:timers/promises'
import { startBalancer, type Balancer } from '../faults/balancer.ts'
import { buyFor, p95, type OrderRun } from './orders.ts'
import { postgresSeconds } from './processor-time.ts'
import { figure, section } from './report.ts'
import { getFor } from './requests.ts'
import { createDataFolder, findSellableSku, startShop, type Shop } from './shop.ts'
import { stockUp, withDatabase } from './stock-up.ts'

/** How many processes share a database, one after another. */
const COUNTS = [1, 2, 4]
/** Milliseconds between two changes of a price while it is measured. */
const EDIT_EVERY = 250
/** Orders of each process before it is measured: V8 compiles the code of an order for hundreds of them. */
const WARM_ORDERS = 200
/** A page that lists the product whose price changes. */
const LISTING = '/categories'

/** Several processes on one PostgreSQL, behind a balancer. */
interface Group extends AsyncDisposable {
  readonly shops: readonly Shop[]
  readonly balancer: Balancer
  /** Processor seconds so far: of the Node processes, and of them with PostgreSQL. */
  processorSeconds(): { node: number; all: number }
}

async function startGroup(folder: string, count: number): Promise<Group> {
  const shops: Shop[] = []
  const balancer = await startBalancer()
  const end = async () => {
    await balancer.stop()
    await Promise.all(shops.map((shop) => shop.stop()))
  }
  try {
    for (let n = 0; n < count; n++) {
      const shop = await startShop(folder)
      shops.push(shop)
      await balancer.add(shop.url)
    }
  } catch (error) {
    await end()
    throw error
  }
  return {
    shops,
    balancer,
    processorSeconds() {
      const node = shops.reduce((sum, shop) => sum + shop.processorSeconds().node, 0)
      return { node, all: node + postgresSeconds(folder) }
    },
    [Symbol.asyncDispose]: end,
  }
}

/** Changes the price of one product again and again, as its owner does, while `work` runs. */
const whileEditing = <T>(folder: string, work: () => Promise<T>): Promise<T> =>
  withDatabase(folder, async (db) => {
    const isOver = new AbortController()
    const editing = (async () => {
      while (!isOver.signal.aborted) {
        await db.query(
          `update product set price_minor = price_minor + 10 where id = (select min(id) from product where type_id = 'simple' and visibility = 4)`,
        )
        await sleep(EDIT_EVERY, undefined, { signal: isOver.signal }).catch(() => undefined)
      }
    })()
    try {
      return await work()
    } finally {
      isOver.abort()
      await editing
    }
  })

/** What a page and an order cost with a number of processes. */
interface Measured {
  readonly pageMs: number
  readonly pagesPerSecond: number
  readonly orderMs: number
  readonly orders: OrderRun
  readonly megabytes: readonly number[]
}

async function measureGroup(folder: string, count: number, seconds: number): Promise<Measured> {
  await using group = await startGroup(folder, count)
  const { balancer, shops } = group
  const sku = await findSellableSku(balancer.url)
  await getFor(count, () => balancer.url + LISTING)
  for (let bought = 0; bought < WARM_ORDERS * count;)
    bought += (await buyFor(balancer.url, 2, { sku })).orders
  return await whileEditing(folder, async () => {
    const before = group.processorSeconds()
    const pages = await getFor(seconds, () => balancer.url + LISTING)
    const between = group.processorSeconds()
    let began = between
    const orders = await buyFor(balancer.url, seconds * 2, {
      sku,
      onSignedIn: () => {
        began = group.processorSeconds()
      },
    })
    const after = group.processorSeconds()
    return {
      pageMs: ((between.node - before.node) / pages.count) * 1000,
      pagesPerSecond: pages.perSecond,
      orderMs: ((after.all - began.all) / orders.orders) * 1000,
      orders,
      megabytes: shops.map((shop) => shop.residentBytes() / 2 ** 20),
    }
  })
}

/**
 * Pages and orders with one, two and four processes on one PostgreSQL behind a balancer, while a price changes four times a
 * second. Judged by processor time: load, balancer and processes share the machine's cores. Each process renders a changed
 * page for itself, so a page's share of that depends on how many are asked for.
 */
export async function measureProcesses(seconds: number): Promise<void> {
  section('More than one process, on one PostgreSQL behind a balancer, with edits')
  await using data = createDataFolder()
  {
    await using first = await startShop(data.folder)
    await stockUp(data.folder)
    await first.stop()
  }
  let alone: Measured | undefined
  for (const count of COUNTS) {
    const measured = await measureGroup(data.folder, count, seconds)
    alone ??= measured
    const of = count === 1 ? '1 process' : `${count} processes`
    figure(`${of}: a listing page, processor, ÷ that with one`, measured.pageMs / alone.pageMs, {
      digits: 2,
      note: `${measured.pageMs.toFixed(3)} ms, ${measured.pagesPerSecond.toFixed(0)} a second`,
    })
    figure(`${of}: an order, processor with PostgreSQL, ÷ that with one`, measured.orderMs / alone.orderMs, {
      digits: 2,
      ...(count > 1 ? { most: 1.3 } : {}),
      note: `${measured.orderMs.toFixed(2)} ms, ${(measured.orders.orders / measured.orders.seconds).toFixed(0)} a second`,
    })
    figure(`${of}: an order, p95`, p95(measured.orders), { unit: 'ms' })
    figure(`${of}: memory of the largest`, Math.max(...measured.megabytes), { unit: 'MiB', most: 350 })
  }
}
