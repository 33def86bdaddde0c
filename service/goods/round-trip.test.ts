import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entityNames } from '#domain/goods/entities.ts'
import { seed } from '#service/seed/seed.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { exportGoods, exportFormats } from './export-goods.ts'
import { faultLine } from './faults.ts'
import { importGoods } from './import-goods.ts'

const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-goods-'))
let full: TestService
let empty: TestService
beforeAll(async () => {
  full = await startService()
  // Reviews are people's, and not exported.
  await full.db.query('update product set reviews_count = 0, rating_sum = 0')
  empty = await startService()
})
afterAll(async () => {
  await full.stop()
  await empty.stop()
  rmSync(folder, { recursive: true })
})

/** Takes everything out of a shop, as an empty live database begins. */
async function clear({ db }: TestService) {
  const tables = await db.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
  )
  await db.query(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`)
  await seed(db, { withDemo: false })
}

/** What public calls answer about products and content, without what orders and reviews write and when something was changed. */
async function answersOf({ db, request }: TestService, language: string): Promise<string[]> {
  const skus = await db.query<{ sku: string }>('select sku from product order by sku')
  const paths = [
    ...skus.map(({ sku }) => `products/${sku}`),
    ...skus.map(({ sku }) => `configurable-products/${sku}/children`),
    `magento/${language}/products`,
    `magento/${language}/common`,
    'catalogue/search?pageSize=100',
    'catalogue/search?category=10&pageSize=100',
    'catalogue/search?q=vitamin',
    'catalogue/facets?category=10',
    'brand',
    'cmsPage/about-us',
    'rbslider/banner/1',
  ]
  return Promise.all(
    paths.map(async (path) => {
      const answer = await request(`/rest/${language}/V1/${path}`)
      const text = (await answer.text())
        .replaceAll(/\?v=\w+/g, '')
        .replaceAll(/"(updated_at|update_time|creation_time)":"[^"]*"/g, '"$1":""')
      return `${path} ${answer.status} ${text}`
    }),
  )
}

/** Where an answer begins to differ from the one that is expected; nothing if it does not. */
function difference(answer: string, expected: string): string[] {
  if (answer === expected) return []
  const at = [...answer].findIndex((sign, place) => sign !== expected[place])
  const from = Math.max(0, at - 40)
  return [`${answer.slice(0, 40)}: ${answer.slice(from, at + 40)} | ${expected.slice(from, at + 40)}`]
}

it.each(exportFormats)(
  'a shop exported as %s and imported into an empty one is the same shop',
  async (format) => {
    const to = join(folder, format)
    await exportGoods(full.db, to, format)
    await clear(empty)
    const { pictures } = empty.services.ports
    const { faults, counts } = await importGoods(empty.db, to, { isDryRun: false, pictures }, new Date())
    expect(faults.map(faultLine)).toEqual([])
    expect(counts.find(({ entity }) => entity === 'products')?.added).toBeGreaterThan(100)
    for (const language of ['en', 'th', 'zh_cn']) {
      const expected = await answersOf(full, language)
      const answers = await answersOf(empty, language)
      expect(answers.flatMap((answer, at) => difference(answer, expected[at] ?? ''))).toEqual([])
      expect(answers.filter((answer) => / 200 /.test(answer)).length).toBeGreaterThan(100)
    }
    // and once more: nothing is left to be written
    const again = await importGoods(empty.db, to, { isDryRun: false, pictures }, new Date())
    expect(again.counts.filter(({ added, changed }) => added + changed > 0)).toEqual([])
    await exportGoods(empty.db, join(folder, `${format}-2`), format)
    for (const entity of entityNames)
      expect(readFileSync(join(folder, `${format}-2`, `${entity}.${format}`), 'utf8')).toBe(
        readFileSync(join(to, `${entity}.${format}`), 'utf8'),
      )
  },
)
