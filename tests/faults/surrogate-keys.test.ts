import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPages, type Pages } from '../../app/server/server.ts'
import { sanitise } from '#service/content/sanitise.ts'
import { followChanges, type Changes } from '#service/db/changes.ts'
import { builtClient } from '../harness/built-client.ts'
import { startService, type TestService } from '../harness/service.ts'

/** A process with its pages: how often it asked the service, and what it was told. */
interface Process {
  readonly pages: Pages
  readonly changes: Changes
  asked: number
  told: (readonly string[] | undefined)[]
  /** When it was told, in ms. */
  toldAt: number[]
}

let service: TestService
let client: ReturnType<typeof builtClient>
let processes: Process[]
beforeAll(async () => {
  service = await startService()
  client = builtClient()
  processes = [1, 2].map(() => {
    const own: Pick<Process, 'asked' | 'told' | 'toldAt'> = { asked: 0, told: [], toldAt: [] }
    const pages = createPages({
      serviceFetch: (request) => {
        own.asked++
        return service.request(new URL(request.url).pathname + new URL(request.url).search, request)
      },
      clientDir: client.dir,
      origin: () => 'https://shop.example',
      sanitiseHtml: sanitise,
    })
    const invalidate = (keys?: readonly string[]) => {
      own.told.push(keys)
      own.toldAt.push(performance.now())
      pages.invalidate(keys)
    }
    return Object.assign(own, {
      pages,
      changes: followChanges(service.db.url, { page_change: { invalidate } }),
    })
  })
  await Promise.all(processes.map(({ changes }) => changes.ready))
}, 120_000)
afterAll(async () => {
  await Promise.all(processes.map(({ changes }) => changes.close()))
  client.remove()
  await service.stop()
})

const pageOf = ({ pages }: Process, path: string) => pages.fetch(new Request(`http://shop.test/en${path}`))

/** Whether each process answers a page without asking the service. Asks for it first, so that it is kept. */
async function areKept(paths: readonly string[]): Promise<boolean[]> {
  const kept = []
  for (const own of processes)
    for (const path of paths) {
      const before = own.asked
      expect((await pageOf(own, path)).status).toBe(200)
      kept.push(own.asked === before)
    }
  return kept
}

/** Longer than stock changes of the second before are held back. */
const settled = 1_300
const pause = (time: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, time)
  })

beforeEach(async () => {
  await pause(settled)
  for (const own of processes) own.pages.invalidate()
  for (const own of processes) Object.assign(own, { told: [], toldAt: [] })
})

const paths = {
  a: '/product/spirulina',
  b: '/product/zinc-15',
  list: '/categories',
  search: '/categories?q=spirulina',
  cart: '/cart',
  home: '',
  delivery: '/page/delivery',
  returns: '/page/returns',
  terms: '/terms-conditions',
  offer: '/page/associate-offer',
  signIn: '/signin',
} as const
type Name = keyof typeof paths
const names = Object.keys(paths) as Name[]

const told = () => processes.map((own) => own.told.flatMap((keys) => keys ?? ['*']))

/** Changes the database. @returns the pages that each process has dropped then */
async function droppedBy(sql: string): Promise<Name[][]> {
  const all = names.map((name) => paths[name])
  await areKept(all)
  for (const own of processes) own.told = []
  await service.db.query(sql)
  await expect.poll(() => processes.map((own) => own.told.length > 0)).toEqual([true, true])
  // the notifications of a transaction come one after the other
  await pause(100)
  const isKept = await areKept(all)
  const own = (half: boolean[]) => names.filter((_, index) => !half[index])
  return [own(isKept.slice(0, all.length)), own(isKept.slice(all.length))]
}

const idOf = (sku: string) => `(select id from product where sku = '${sku}')`

describe('in every process, a change drops the pages that show it and no others:', () => {
  const lists = ['list', 'search', 'cart', 'home'] as const
  it.each([
    [
      'a price',
      ['a', ...lists],
      `update product set price_minor = price_minor + 100 where sku = 'spirulina'`,
    ],
    [
      'a name',
      ['a', ...lists],
      `update product_text set name = name || '!' where product_id = ${idOf('spirulina')}`,
    ],
    [
      'the last piece',
      ['a', ...lists],
      `update stock set quantity = case when quantity = 0 then 5 else 0 end where product_id = ${idOf('spirulina')}`,
    ],
    [
      'a review',
      ['a', 'search'],
      `insert into review (product_id, store_id, nickname, detail, rating, status_id, created_at) values (${idOf('spirulina')}, 1, 'A', 'B', 5, 1, now())`,
    ],
    [
      'a text page',
      ['delivery'],
      `update cms_page_text set title = title || '!' where page_id = (select id from cms_page where identifier = 'delivery')`,
    ],
    [
      'a block of a page',
      ['offer'],
      `update cms_block_text set content = content || '!' where block_id in (select block_id from cms_page_block l join cms_page p on p.id = l.page_id where p.identifier = 'associate-offer')`,
    ],
    ['a banner', ['home'], `update banner_slide set url = '/promotions'`],
    ['the notice', names, `update store_text set notice = null where language = 'en'`],
    [
      'a picture in the menu',
      names,
      `update product set data = data || '{"image": "x"}' where sku = 'spirulina'`,
    ],
    [
      'a product in another category',
      names,
      `update category_product set position = position + 1 where product_id = ${idOf('zinc-15')}`,
    ],
    ['the name of a category', names, `update category_text set name = name || '!' where category_id = 10`],
    ['a product that is gone', names, `delete from product where id = ${idOf('reishi-spore')}`],
  ] as const)('%s', async (_, dropped, sql) => {
    const expected = names.filter((name) => (dropped as readonly Name[]).includes(name))
    expect(await droppedBy(sql)).toEqual([expected, expected])
  })
})

it('a page names what it shows, for caches outside', async () => {
  const keysOf = async (path: string) =>
    (await pageOf(processes[0]!, path)).headers.get('surrogate-key')?.split(' ') ?? []
  expect(await keysOf(paths.a)).toEqual(expect.arrayContaining(['store', 'product-spirulina']))
  expect((await keysOf(paths.b)).filter((key) => key.startsWith('category-'))).toHaveLength(1)
  expect(await keysOf('/categories/10')).toEqual(expect.arrayContaining(['category-10']))
  expect(await keysOf('/categories/10')).not.toContain('products')
  expect(await keysOf(paths.list)).toEqual(expect.arrayContaining(['store', 'products', 'product-zinc-15']))
  expect(await keysOf(paths.delivery)).toEqual(['store', 'content-delivery'])
  expect(await keysOf(paths.home)).toContain('banners')
  expect(await keysOf(paths.signIn)).toEqual(['store'])
  const unnamed = await processes[0]!.pages.fetch(new Request('http://shop.test/categories'))
  expect(unnamed.headers.has('surrogate-key')).toBe(false)
})

describe('a transaction', () => {
  it('that changes many products at once tells them once', async () => {
    await service.db.query(
      `update product set price_minor = price_minor + 1 where sku in ('spirulina', 'zinc-15')`,
    )
    await expect.poll(() => told()[0]?.length).toBeGreaterThan(0)
    await pause(100)
    expect(processes[0]!.told).toHaveLength(1)
    expect(processes[0]!.told[0]).toEqual(
      expect.arrayContaining(['product-spirulina', 'product-zinc-15', 'products']),
    )
  })
  it('of a hundred changes tells a few of them, and then that it may be any page', async () => {
    await service.db.query(`do $$ begin for step in 1..100 loop
      update cms_page_text set title = 'T' || step where page_id = (select id from cms_page order by id offset step % 9 limit 1);
      update product set price_minor = 10000 + step where id = (select id from product order by id offset step % 50 limit 1);
    end loop; end $$`)
    await expect.poll(() => told()[0]?.includes('*')).toBe(true)
    await pause(100)
    for (const own of processes) {
      expect(own.told.length).toBeLessThanOrEqual(21)
      expect(own.told.at(-1)).toBeUndefined()
    }
  })
  it('that changes more than a notification holds tells that it may be any page', async () => {
    await service.db.query(`update product set sku = rpad(sku, 200, 'x')`)
    await expect.poll(() => told()[0]?.includes('*')).toBe(true)
    await service.db.query(`update product set sku = rtrim(sku, 'x')`)
  })
  it('that is undone tells nothing', async () => {
    await service.db
      .query(`do $$ begin update product set price_minor = 1; raise exception 'no'; end $$`)
      .catch(() => undefined)
    await pause(200)
    expect(told()).toEqual([[], []])
  })
})

it('sales that come fast are told at most once a second, and each of them is', async () => {
  const skus = ['zinc-15', 'cordyceps', 'aloe-gel']
  const sell = (sku: string) =>
    service.db.query(
      `update stock set quantity = case when quantity = 0 then 5 else 0 end where product_id = ${idOf(sku)}`,
    )
  let sales = 0
  for (; processes.some((own) => own.told.length < 2); sales++) await sell(skus[sales % 2] ?? '')
  await sell('aloe-gel')
  for (const own of processes) {
    await expect.poll(() => own.told.at(-1), { timeout: 3_000 }).toContain('product-aloe-gel')
    expect(own.told.flat()).toEqual(expect.arrayContaining(skus.map((sku) => `product-${sku}`)))
    const pauses = own.toldAt.slice(1).map((at, index) => at - (own.toldAt[index] ?? 0))
    // A timer may be a moment early.
    expect(Math.min(...pauses)).toBeGreaterThan(950)
    expect(own.told.length).toBeLessThan(sales)
  }
})
