import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Listing, SearchSuggestions } from '#domain/catalogue/schema.ts'
import { startPlainShop, type PlainShop } from './plain-shop.ts'

let shop: PlainShop
beforeAll(async () => {
  shop = await startPlainShop()
}, 120_000)
afterAll(() => shop.stop())

const read = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const here = (path: string) => read<Listing>(shop.call(path))
const own = (path: string) => read<Listing>(shop.own.request(`/rest/en/V1${path}`))
const skusOf = ({ items }: Pick<Listing, 'items'>) => items.map(({ sku }) => sku)

describe('a search of a service that has none', () => {
  it.each(['vitamin', 'omega', 'sleep', '维生素', 'vitamni', 'collagen powder', 'nothing of the kind'])(
    '“%s” finds what our own service finds, best first',
    async (text) => {
      const path = `/catalogue/search?q=${encodeURIComponent(text)}&pageSize=100`
      const [found, wanted] = [await here(path), await own(path)]
      expect(found.total_count).toBe(wanted.total_count)
      expect(skusOf(found).slice(0, 3)).toEqual(skusOf(wanted).slice(0, 3))
      expect(skusOf(found).toSorted()).toEqual(skusOf(wanted).toSorted())
    },
  )
  it('has the pages, orders and filters of our own', async () => {
    for (const more of [
      'sort=price_up&pageSize=10',
      'sort=newest&pageSize=7&page=2',
      'maxPrice=150&sort=price_down',
      'inStock=1&sort=popular&pageSize=5',
      'category=10&sort=rating&pageSize=5',
      'collection=promotion&sort=price_up',
    ]) {
      const [found, wanted] = [
        await here(`/catalogue/search?${more}`),
        await own(`/catalogue/search?${more}`),
      ]
      expect([more, found.total_count, skusOf(found)]).toEqual([more, wanted.total_count, skusOf(wanted)])
    }
  })
  it('counts what a list can be narrowed down to', async () => {
    const [found, wanted] = [
      await here('/catalogue/facets?q=vitamin'),
      await own('/catalogue/facets?q=vitamin'),
    ]
    const countsOf = ({ facets }: Listing, code: string) =>
      facets.find((facet) => facet.code === code)?.options
    for (const code of ['category', 'brand', 'price', 'inStock'])
      expect(countsOf(found, code), code).toEqual(countsOf(wanted, code))
  })
  it('suggests products, categories and needs', async () => {
    const path = '/catalogue/suggestions?q=vit'
    const found = await read<SearchSuggestions>(shop.call(path))
    const wanted = await read<SearchSuggestions>(shop.own.request(`/rest/en/V1${path}`))
    expect(found.products.map(({ sku }) => sku).toSorted()).toEqual(
      wanted.products.map(({ sku }) => sku).toSorted(),
    )
    expect([found.categories, found.needs]).toEqual([wanted.categories, wanted.needs])
  })
  it('shows an associate the associate’s prices', async () => {
    const path = '/catalogue/search?q=spirulina&customerGroup=associate'
    const priceIn = ({ items }: Listing) => items[0]?.extension_attributes?.final_price
    expect(priceIn(await here(path))).toBe(priceIn(await own(path)))
    expect(priceIn(await here(path))).not.toBe(priceIn(await here('/catalogue/search?q=spirulina')))
  })
  it('reads the catalogue once', async () => {
    const lists = () =>
      shop.service.answered.filter((line) => /\/magento\/en\/products 200/.test(line)).length
    await here('/catalogue/search?q=zinc')
    const before = lists()
    await here('/catalogue/search?q=iron')
    await here('/catalogue/facets?q=iron')
    expect(lists()).toBe(before)
  })
  it('refuses a question that cannot be read', async () => {
    expect((await shop.call('/catalogue/search?sort=colour')).status).toBe(400)
  })
})
