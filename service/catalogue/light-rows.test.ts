import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as catalogue from '#domain/catalogue/api.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
  await service.db.query(`insert into product (id, sku, type_id, price_minor, ground, category, position, created_at, updated_at) select 1000000 + n, 'G' || n, 'simple', 1000 + n, 'vitamin', 'vitamins', 1000 + n, now(), now() from generate_series(1, 2100) n`)
  await service.db.query(`insert into product_text (product_id, language, name, short_description) select id, 'en', 'Grown ' || id, '' from product where id > 1000000`)
})
afterAll(() => service.stop())
afterEach(() => { vi.useRealTimers() })

const list = (query: Record<string, unknown> = {}) => service.expectOk(catalogue.searchCatalogue, { query: { pageSize: 24, sort: 'price_up', ...query } })
const skus = async (page: number) => (await list({ page })).items.map((item) => item.sku)

describe('a large catalogue', () => {
  it('is read once for many listings, whose pages follow each other', async () => {
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    const before = await list()
    const first = asked.mock.calls.length
    const pages = [...await skus(1), ...await skus(2), ...await skus(3)]
    const later = (asked.mock.calls.length - first) / 3
    asked.mockRestore()
    expect(before.total_count).toBeGreaterThan(2100)
    expect(new Set(pages).size).toBe(72)
    expect(later).toBeLessThan(first)
  })
  it('answers each choice by itself', async () => {
    const all = await list()
    const few = await list({ maxPrice: 11 })
    expect(few.total_count).toBeLessThan(all.total_count)
    expect((await list()).total_count).toBe(all.total_count)
    expect((await list({ sort: 'price_down' })).items[0]?.sku).not.toBe(all.items[0]?.sku)
  })
  it('shows a change after ten seconds, and meanwhile answers without waiting', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { total_count } = await list()
    await service.db.query('update product set status = 2 where id = 1000001')
    expect((await list()).total_count).toBe(total_count)
    vi.advanceTimersByTime(11_000)
    await vi.waitFor(async () => { expect((await list()).total_count).toBe(total_count - 1) }, { timeout: 10_000, interval: 50 })
  })
})
