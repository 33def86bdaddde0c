import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as catalogue from '#domain/catalogue/api.ts'
import { languages, type LanguageCode } from '#domain/store/languages.ts'
import { startService, type TestService } from '../../../tests/harness/service.ts'
import { currentCatalogue } from '../cache/catalogue-cache.ts'
import { findProducts } from './search.ts'

/** What is typed, and the SKUs of which one has to be among the first three. */
interface Row {
  query: string
  expected: readonly string[]
}

/** Queries as customers type them, written by hand: `queries/<language>.tsv`. */
const rowsOf = (language: string): Row[] =>
  readFileSync(new URL(`queries/${language}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, query = '', expected = ''] = line.split('\t')
      return { query, expected: expected.split('|') }
    })

let service: TestService
let skus: ReadonlyMap<number, string>
beforeAll(async () => {
  service = await startService()
  const rows = await service.db.query<{ id: number; sku: string }>('select id, sku from product')
  skus = new Map(rows.map(({ id, sku }) => [id, sku]))
})
afterAll(() => service.stop())

async function firstThree(language: LanguageCode, text: string): Promise<string[]> {
  const found = await currentCatalogue(service.db)
  const { places } = await findProducts(service.db, found, { language, text })
  return [...places.subarray(0, 3)].map((place) => skus.get(found.entries[place]?.id ?? 0) ?? '')
}

describe('what customers type is among the first three', () => {
  it.each(languages.map(({ code }) => code))('in %s', { timeout: 120_000 }, async (language) => {
    const rows = rowsOf(language)
    expect(rows.length).toBeGreaterThanOrEqual(300)
    expect(new Set(rows.map(({ query }) => query)).size).toBe(rows.length)
    const missed: string[] = []
    for (const { query, expected } of rows) {
      const found = await firstThree(language, query)
      if (!expected.some((sku) => found.includes(sku)))
        missed.push(`${query}: ${found.join(', ') || 'nothing'} instead of ${expected.join(' or ')}`)
    }
    const share = (100 * (rows.length - missed.length)) / rows.length
    console.info(
      `${language}: ${rows.length - missed.length} of ${rows.length} queries, ${share.toFixed(1)} %`,
    )
    expect(missed).toEqual([])
  })

  it('over HTTP too', async () => {
    const search = async (q: string, store: string) =>
      (await service.expectOk(catalogue.searchCatalogue, { query: { q, pageSize: 3 } }, { store })).items[0]
        ?.sku
    expect(await search('花旗', 'zh_hk')).toBe('american-ginseng')
    expect(await search('dau ca', 'vi')).toBe('omega-3-1200')
    expect(await search('维生素C', 'en')).toBe('vitamin-c-1000')
  })
})

describe('what nobody sells', () => {
  it.each(['zzzzqq', 'qwertyuiop', '洗衣机', 'โทรทัศน์', 'laptop', '!!!'])(
    '“%s” finds nothing',
    async (text) => {
      for (const { code } of languages) expect(await firstThree(code, text), code).toEqual([])
    },
  )
})
