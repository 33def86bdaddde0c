import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as catalogue from '#domain/catalogue/api.ts'
import { connectDatabase } from '#service/db/db.ts'
import { inProgress } from '#service/calls-in-progress.ts'
import { startService, type TestService } from '../../../tests/harness/service.ts'
import { ProductIndex } from '../search/product-index.ts'
import { forgetChanges } from './cache-store.ts'
import { currentCatalogue, prepareIndex } from './catalogue-cache.ts'
import { prepareSearchLater } from './prepare-search.ts'

const GROWN = 2_100
let service: TestService
/** Adds so many products that a list takes time to sort. */
async function grow({ db }: TestService, size: number): Promise<void> {
  await db.query(
    `insert into product (id, sku, type_id, price_minor, ground, category, brand_id, position, created_at, updated_at) select 1000000 + n, 'G' || n, 'simple', 1000 + n, 'vitamin', 'vitamins', 1, 1000 + n, now(), now() from generate_series(1, $1::int) n`,
    [size],
  )
  await db.query(
    `insert into product_text (product_id, language, name, short_description) select id, language, 'Grown ' || id, '' from product, unnest(array['en', 'zh_cn']) language where id > 1000000`,
  )
  await db.query(
    `insert into stock (product_id, source_code, quantity) select id, 'hk_main', 1000 from product where id > 1000000`,
  )
  await db.query(
    `insert into category_product (category_id, product_id, position) select 10, id, id from product where id > 1000000`,
  )
}
beforeAll(async () => {
  service = await startService()
  await grow(service, GROWN)
})
afterAll(() => service.stop())

const list = (query: Record<string, unknown> = {}, store = 'en') =>
  service.expectOk(
    catalogue.searchCatalogue,
    { query: { pageSize: 24, sort: 'price_up', ...query } },
    { store },
  )
const skus = async (query: Record<string, unknown>, store = 'en') =>
  (await list(query, store)).items.map((item) => item.sku)
const total = async (query: Record<string, unknown> = {}) => (await list(query)).total_count
const countOf = async (facet: string, value: string) =>
  (await list()).facets.find(({ code }) => code === facet)?.options.find((option) => option.value === value)
    ?.count ?? 0
const run = (sql: string, params: readonly (string | number)[] = []) => service.db.query(sql, params)

/** All that the cached catalogue knows, in an order of its own. */
async function known(db: TestService['db']): Promise<unknown> {
  const { entries, categories, brands } = await currentCatalogue(db)
  return {
    categories,
    brands,
    entries: entries
      .flatMap((entry) => (entry ? [{ ...entry, categories: entry.categories.ids }] : []))
      .sort((a, b) => a.id - b.id),
  }
}

/** The same read anew, as a process does that starts now. */
async function readAnew({ db: { url } } = service): Promise<unknown> {
  const db = connectDatabase(url, { connections: 2 })
  try {
    return await known(db as TestService['db'])
  } finally {
    await db.close()
  }
}

describe('a large catalogue', () => {
  it('is read once; then a listing asks the database as often as in a small shop', async () => {
    await list()
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    const pages = [...(await skus({ page: 1 })), ...(await skus({ page: 2 })), ...(await skus({ page: 3 }))]
    const each = asked.mock.calls.length / 3
    asked.mockRestore()
    expect(new Set(pages).size).toBe(72)
    expect(each).toBeLessThanOrEqual(6)
    expect(await total()).toBeGreaterThan(GROWN)
  })

  it('answers each choice by itself', async () => {
    const all = await total()
    expect(await total({ maxPrice: 11 })).toBeLessThan(all)
    expect(await total()).toBe(all)
    expect((await skus({ sort: 'price_down' }))[0]).not.toBe((await skus({}))[0])
  })

  it('shows a change at once: hidden, cheaper, promoted, moved', async () => {
    const [all, vitamins, promoted] = [
      await total(),
      await total({ category: 10 }),
      await total({ collection: 'promotion' }),
    ]
    await run('update product set status = 2 where id = 1000001')
    expect(await total()).toBe(all - 1)
    expect(await total({ category: 10 })).toBe(vitamins - 1)
    await run('update product set status = 1 where id = 1000001')
    expect(await total()).toBe(all)
    await run('update product set price_minor = 1 where id = 1001000')
    expect((await skus({}))[0]).toBe('G1000')
    await run(
      `update product set special_price_minor = 2, special_from = current_date - 2, special_to = current_date + 2 where id = 1000002`,
    )
    expect(await total({ collection: 'promotion' })).toBe(promoted + 1)
    expect((await skus({}))[1]).toBe('G2')
    await service.setClock(10 * 86_400)
    expect((await skus({}))[1]).not.toBe('G2')
    await service.setClock(0)
    await run('delete from category_product where product_id = 1000003')
    expect(await total({ category: 10 })).toBe(vitamins - 1)
    await run('delete from product where id = 1000004')
    expect(await total()).toBe(all - 1)
  })

  it('shows the last piece leaving and the first coming back, and notes no sale between', async () => {
    const before = await countOf('inStock', '1')
    await run('delete from catalogue_change')
    await run('update stock set quantity = quantity - 1 where product_id = 1000010')
    expect(await run('select 1 from catalogue_change')).toEqual([])
    await run('update stock set quantity = 0 where product_id = 1000010')
    expect(await countOf('inStock', '1')).toBe(before - 1)
    await run('update stock set quantity = 5 where product_id = 1000010')
    expect(await countOf('inStock', '1')).toBe(before)
  })

  it('finds new words at once and old ones no more, in each language that was asked before', async () => {
    for (const store of ['en', 'zh_cn']) expect(await skus({ q: 'quokkaberry' }, store)).toEqual([])
    await run(`update product_text set name = 'Quokkaberry' where product_id = 1000020`)
    for (const store of ['en', 'zh_cn']) expect(await skus({ q: 'quokkaberry' }, store)).toEqual(['G20'])
    await run(`update product_text set name = 'Wombat root' where product_id = 1000020`)
    for (const store of ['en', 'zh_cn']) expect(await skus({ q: 'quokkaberry' }, store)).toEqual([])
    expect(await skus({ q: 'wombat' })).toEqual(['G20'])
  })

  it('sees what a transaction did that began before the last look and ended after it', async () => {
    const all = await total()
    let go = (): void => undefined
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    let begun = (): void => undefined
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve
    })
    const slow = service.db.tx(async (tx) => {
      await tx.query('update product set status = 2 where id = 1000030')
      begun()
      await held
    })
    await hasBegun
    await run('update product set status = 2 where id = 1000031')
    expect(await total()).toBe(all - 1)
    go()
    await slow
    expect(await total()).toBe(all - 2)
  })

  it('knows the same as a process that starts now, whatever was changed', async () => {
    await known(service.db)
    const one = (at: number) => 1_000_100 + at
    const changes: readonly (() => Promise<unknown>)[] = [
      () => run('update product set is_popular = true, position = 1 where id = $1', [one(1)]),
      () =>
        run(
          `insert into product (id, sku, type_id, price_minor, ground, category, position, created_at, updated_at) values (1900000, 'NEW', 'simple', 5, 'vitamin', 'vitamins', 5, now(), now())`,
        ),
      () => run(`insert into category_product (category_id, product_id) values (11, 1900000)`),
      () => run(`insert into stock (product_id, source_code, quantity) values (1900000, 'hk_main', 1)`),
      () => run('delete from stock where product_id = 1900000'),
      () => run(`update brand set name = jsonb_set(name, '{en}', '"Other"') where id = 1`),
      () => run(`update category_text set name = 'Other' where category_id = 11 and language = 'vi'`),
      () => run(`update stock set quantity = 0 where product_id in (select component_id from bundle_choice)`),
      () => run(`update stock set quantity = 3 where product_id in (select component_id from bundle_choice)`),
      () =>
        run(
          `update stock set quantity = 0 where product_id in (select id from product where parent_id is not null)`,
        ),
      () => run(`update product set status = 2 where parent_id is not null`),
      () =>
        run(`update product set reviews_count = 4, rating_sum = 9 where id between $1 and $2`, [
          one(5),
          one(1_500),
        ]),
      () => run(`delete from product where id between $1 and $2`, [one(20), one(40)]),
      () => run(`update bundle_choice set quantity = 100`),
      () => run(`delete from bundle_choice where option_id % 2 = 0`),
      () => run('delete from product where id = 1900000'),
    ]
    for (const [index, change] of changes.entries()) {
      await change()
      expect(await known(service.db), `change ${index}`).toEqual(await readAnew())
    }
  })

  it('applies a change to the catalogue that replaces the old one while the change is being read', async () => {
    /** Holds back the next reading of changes until it is let go. */
    let hold: Promise<void> | undefined
    let batches = 0
    const db: TestService['db'] = {
      ...service.db,
      one: async (...query: Parameters<TestService['db']['one']>) => {
        const row = await service.db.one(...query)
        await hold
        return row
      },
      query: async (...query: Parameters<TestService['db']['query']>) => {
        if (query[0].includes('short_description')) batches++
        return service.db.query(...query)
      },
    } as TestService['db']
    await prepareIndex(db)
    const ofAll = batches
    await run(`update brand set name = jsonb_set(name, '{en}', '"Again other"') where id = 1`)
    await currentCatalogue(db)
    await run(`update category_text set name = 'Other again' where category_id = 11 and language = 'vi'`)
    hold = vi.waitFor(
      () => {
        if (batches < 2 * ofAll) throw new Error('The index is still being built.')
      },
      { timeout: 20_000 },
    )
    // the last batch is indexed
    hold = hold.then(() => delay(500))
    expect(await known(db)).toEqual(await readAnew())
  })

  it('indexes what is searched in the background, and reads nothing after it is told to stop', async () => {
    let texts = 0
    const watched = () =>
      ({
        ...service.db,
        query: async (...query: Parameters<TestService['db']['query']>) => {
          if (query[0].includes('short_description')) texts++
          return service.db.query(...query)
        },
      }) as TestService['db']
    const fail = (error: unknown) => {
      throw error
    }
    const stopSoon = prepareSearchLater(watched(), fail)
    await stopSoon()
    await delay(1_200)
    expect(texts).toBe(0)
    const stop = prepareSearchLater(watched(), fail)
    await vi.waitFor(() => expect(texts).toBeGreaterThan(0), { timeout: 20_000 })
    await stop()
    const sofar = texts
    await delay(200)
    expect(texts).toBe(sofar)
  })

  it('indexes one product a turn, and rests while a call is answered', async () => {
    const added = vi.spyOn(ProductIndex.prototype, 'add')
    onTestFinished(() => {
      added.mockRestore()
    })
    const sofar = () => added.mock.calls.length
    const indexing = prepareIndex({ ...service.db } as TestService['db'])
    await vi.waitFor(() => expect(sofar()).toBeGreaterThan(0), { timeout: 20_000, interval: 1 })
    const turns = []
    for (let turn = 0; turn < 200; turn++) {
      const before = sofar()
      await new Promise(setImmediate)
      turns.push(sofar() - before)
    }
    // rows that arrive from the database begin within a turn
    expect(Math.max(...turns)).toBeLessThanOrEqual(2)
    const [began, before] = [performance.now(), sofar()]
    await inProgress(() => delay(200))
    const most = (performance.now() - began) / 2 + 2
    expect(sofar()).toBeLessThan(GROWN)
    expect(sofar() - before).toBeLessThanOrEqual(most)
    await indexing
    expect(sofar()).toBeGreaterThan(GROWN - 200)
  })

  it('goes on after the changes that all have seen are removed', async () => {
    const all = await total()
    await run(`update catalogue_change set noted_at = noted_at - interval '61 minutes'`)
    await forgetChanges(service.db)
    expect(await run('select 1 from catalogue_change')).toEqual([])
    expect(await total()).toBe(all)
    await run('update product set status = 2 where id = 1000050')
    expect(await total()).toBe(all - 1)
  })

  it('begins anew with the sandbox', async () => {
    const other = await startService()
    onTestFinished(() => other.stop())
    const count = async () =>
      (await other.expectOk(catalogue.searchCatalogue, { query: { pageSize: 1 } })).total_count
    const seeded = await count()
    await grow(other, 100)
    expect(await count()).toBe(seeded + 100)
    await other.request('/sandbox/reset', { method: 'POST' })
    expect(await count()).toBe(seeded)
    expect(await known(other.db)).toEqual(await readAnew(other))
  })
})
