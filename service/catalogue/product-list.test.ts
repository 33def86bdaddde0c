import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFacets, listProducts, searchCatalogue } from '#domain/catalogue/api.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import { criteriaOf, type ListingSearch } from '#domain/catalogue/search-criteria.ts'
import { sorts } from '#domain/catalogue/sorts.ts'
import { startService, type CallOptions, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  await service.stop()
})

interface Asked {
  group?: string
  language?: string
  options?: CallOptions
}
const list = (search: ListingSearch, { group = 'guest', language = 'en', options }: Asked = {}) =>
  service.expectOk(
    listProducts,
    {
      params: { languageCode: language },
      query: { customerGroup: group, searchCriteria: criteriaOf(search) },
    },
    options,
  )
const raw = async (text: string) =>
  (await (await service.request(`/rest/en/V1/magento/en/products?${text}`)).json()) as {
    items: { sku: string; name: string; price: number }[]
    total_count: number
    search_criteria: unknown
  }
const filter = (group: number, at: number, field: string, value: string, condition = 'eq') =>
  `searchCriteria[filter_groups][${group}][filters][${at}][field]=${field}&searchCriteria[filter_groups][${group}][filters][${at}][value]=${encodeURIComponent(value)}&searchCriteria[filter_groups][${group}][filters][${at}][condition_type]=${condition}`

describe('products by criteria', () => {
  const choices: ListingSearch[] = [
    {},
    { category: 10 },
    { category: 2 },
    { collection: 'popular' },
    { collection: 'latest' },
    { collection: 'promotion' },
    { collection: 'bundle' },
    { minPrice: 100, maxPrice: 199.5 },
    { inStock: '1' },
    { brand: 'jade-valley' },
    { category: 10, inStock: '1', minPrice: 50 },
    { form: '21,23' },
    { form: '25', audience: '32', collection: 'promotion' },
    { audience: '35', category: 10 },
  ]
  it('are the same page in the same order as our own search gives', async () => {
    for (const choice of choices)
      for (const sort of [undefined, ...sorts]) {
        const search = { ...choice, sort, page: 2, pageSize: 5 }
        const [ours, theirs] = await Promise.all([
          service.expectOk(searchCatalogue, { query: search }),
          list(search),
        ])
        expect({ search, items: theirs.items.map(({ sku }) => sku), total: theirs.total_count }).toEqual({
          search,
          items: ours.items.map(({ sku }) => sku),
          total: ours.total_count,
        })
      }
  })

  it('have the prices of the group asked for, and of the own one whatever is asked; nobody keeps them', async () => {
    const priceOf = async (asked: Asked) =>
      readProduct((await list({ pageSize: 100 }, asked)).items.find(({ sku }) => sku === 'b-complex')!)
        .finalMinor
    expect([await priceOf({}), await priceOf({ group: 'associate' }), await priceOf({})]).toEqual([
      14_800, 13_320, 14_800,
    ])
    expect(await priceOf({ options: { token: await service.tokenOf('associate') } })).toBe(13_320)
    expect(
      (
        await service.request(
          '/rest/en/V1/magento/en/products?customerGroup=associate&searchCriteria[pageSize]=1',
        )
      ).headers.get('cache-control'),
    ).toBe('private, no-store')
    const cheap = async (group: string) =>
      (await list({ minPrice: 140, maxPrice: 150, pageSize: 100 }, { group })).items.map(({ sku }) => sku)
    expect(await cheap('guest')).toContain('b-complex')
    expect(await cheap('associate')).not.toContain('b-complex')
  })

  it('speak the language of the path', async () => {
    const nameIn = async (language: string) =>
      (await list({ pageSize: 1, sort: 'newest' }, { language })).items[0]?.name
    expect(await nameIn('th')).toMatch(/[\u0E00-\u0E7F]/)
    expect(await nameIn('zh_cn')).toMatch(/\p{Script=Han}/u)
  })

  it("leave long texts to the product's own call when they come by the page", async () => {
    expect(readProduct((await list({ pageSize: 1 })).items[0]!).description).toBe('')
    expect(readProduct((await list({ category: 10 })).items[0]!).description).not.toBe('')
  })

  it('come with the criteria repeated', async () => {
    expect(
      (
        await raw(
          `${filter(0, 0, 'category_id', '10')}&searchCriteria[sortOrders][0][field]=price&searchCriteria[pageSize]=3`,
        )
      ).search_criteria,
    ).toEqual({
      filter_groups: [{ filters: [{ field: 'category_id', value: '10', condition_type: 'eq' }] }],
      sort_orders: [{ field: 'price', direction: 'ASC' }],
      page_size: 3,
      current_page: 1,
    })
  })

  it('may be asked for in ways that no screen asks', async () => {
    expect(
      (await raw(filter(0, 0, 'sku', 'b-complex,zinc-15', 'in'))).items.map(({ sku }) => sku).sort(),
    ).toEqual(['b-complex', 'zinc-15'])
    // filters of a group are alternatives; groups add up
    expect(
      (await raw(`${filter(0, 0, 'sku', 'b-complex')}&${filter(0, 1, 'sku', 'zinc-15')}`)).total_count,
    ).toBe(2)
    expect(
      (await raw(`${filter(0, 0, 'sku', 'b-complex')}&${filter(1, 0, 'sku', 'zinc-15')}`)).total_count,
    ).toBe(0)
    expect(
      (
        await raw(`${filter(0, 0, 'name', '%zinc%', 'like')}&${filter(1, 0, 'type_id', 'bundle', 'neq')}`)
      ).items.map(({ sku }) => sku),
    ).toContain('zinc-15')
    const named = (
      await raw(
        'searchCriteria[sortOrders][0][field]=name&searchCriteria[sortOrders][0][direction]=DESC&searchCriteria[pageSize]=100',
      )
    ).items.map(({ name }) => name)
    expect(named).toEqual(named.toSorted((a, b) => b.localeCompare(a)))
    expect(named.length).toBeGreaterThan(50)
    const both = [await list({ category: 10 }), await list({ category: 20 })].map(
      ({ total_count: count = 0 }) => count,
    )
    expect((await raw(filter(0, 0, 'category_id', '10,20', 'in'))).total_count).toBeGreaterThan(
      Math.max(...both),
    )
  })

  it("are narrowed down by each of Magento's conditions; a condition and its opposite share the catalogue", async () => {
    const found = async (field: string, condition: string, value: string) => {
      const list = await raw(`${filter(0, 0, field, value, condition)}&searchCriteria[pageSize]=300`)
      return list.items.map(({ sku }) => sku).sort()
    }
    const all = (await raw('searchCriteria=')).items.map(({ sku }) => sku).sort()
    const pairs: [field: string, value: string, one: string, opposite: string][] = [
      ['type_id', 'configurable,bundle', 'in', 'nin'],
      ['sku', 'zinc-15', 'eq', 'neq'],
      ['price', '200', 'gt', 'lteq'],
      ['price', '188', 'lt', 'gteq'],
      ['category_id', '10', 'finset', 'nfinset'],
      ['category_id', '10,20', 'in', 'nin'],
      ['name', '%zinc%', 'like', 'nlike'],
      ['special_price', '1', 'notnull', 'null'],
      ['popular', '1', 'eq', 'neq'],
      ['brand_url_key', 'jadeleaf', 'eq', 'neq'],
    ]
    for (const [field, value, one, opposite] of pairs) {
      const [some, others] = [await found(field, one, value), await found(field, opposite, value)]
      expect([field, one, some.length > 0, others.length > 0]).toEqual([field, one, true, true])
      expect({ field, one, skus: [...some, ...others].sort() }).toEqual({ field, one, skus: all })
    }
    expect(await found('name', 'null', '1')).toEqual([])
    expect(await found('status', 'eq', '1')).toEqual(all)
    expect(await found('created_at', 'gt', '2100-01-01')).toEqual([])
  })

  it('are refused by a field or a condition that does not exist', async () => {
    const refused = async (query: string) => {
      const answer = await service.request(`/rest/en/V1/magento/en/products?${query}`)
      return [answer.status, ((await answer.json()) as { message: string }).message]
    }
    const invalid = 'The "%1" attribute name is invalid. Reset the name and try again.'
    expect(await refused(filter(0, 0, 'colour', 'red'))).toEqual([400, invalid])
    expect(await refused(filter(0, 0, 'constructor', '1'))).toEqual([400, invalid])
    expect(await refused('searchCriteria[sortOrders][0][field]=colour')).toEqual([400, invalid])
    expect(await refused(filter(0, 0, 'price', '1', 'about'))).toEqual([
      400,
      'Invalid value of "%value" provided for the %fieldName field.',
    ])
  })

  it('are all of them where none are given', async () => {
    const [all, word] = [await raw('customerGroup=guest'), await raw('searchCriteria=')]
    expect(all.items.length).toBe(all.total_count)
    expect(word.total_count).toBe(all.total_count)
  })
})

describe('facets', () => {
  it('are those of a search with the same choice, in any order and on any page', async () => {
    for (const choice of [
      {},
      { category: 10 },
      { category: 11, inStock: '1' },
      { collection: 'promotion' as const },
      { q: 'vitamin' },
      { minPrice: 100, customerGroup: 'associate' },
    ]) {
      const { facets, category_path } = await service.expectOk(searchCatalogue, {
        query: { ...choice, sort: 'price_up', page: 2 },
      })
      expect(await service.expectOk(listFacets, { query: choice })).toEqual({ facets, category_path })
    }
  })
})
