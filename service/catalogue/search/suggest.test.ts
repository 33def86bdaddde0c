import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suggestSearch } from '#domain/catalogue/api.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import { startService, type TestService } from '../../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const suggest = async (store: string, q: string) => {
  const { products, categories, needs } = await service.expectOk(suggestSearch, { query: { q } }, { store })
  return { skus: products.map(({ sku }) => sku), categories: categories.map(({ name }) => name), needs }
}

describe('suggestions while typing', () => {
  it.each([
    ['en', 'vita', 'vitamin-c-1000', 'Vitamins & minerals'],
    ['en', 'coll', 'collagen-peptides', 'Collagen'],
    ['zh_hk', '維他', 'b-complex', '維他命與礦物質'],
    ['zh_hk', '膠', 'collagen-peptides', '膠原蛋白'],
    ['zh_cn', '益生', 'probiotic-10', '益生菌'],
    ['ms', 'kola', 'collagen-peptides', 'Kolagen'],
    ['vi', 'khớ', 'glucosamine', 'Khớp'],
    ['th', 'คอลลา', 'collagen-peptides', 'คอลลาเจน'],
  ])('in %s for “%s” hold %s and %s', async (store, q, sku, category) => {
    const { skus, categories } = await suggest(store, q)
    expect(skus).toContain(sku)
    expect(categories).toContain(category)
  })

  it.each([
    ['en', 'sle', 'Sleep'],
    ['zh_hk', '瞓', '睡眠'],
    ['zh_cn', '护眼', '护眼'],
    ['ms', 'send', 'Sendi'],
    ['vi', 'mất ngủ', 'Giấc ngủ'],
    ['th', 'นอน', 'การนอนหลับ'],
  ])('in %s for “%s” name the need %s', async (store, q, need) => {
    expect((await suggest(store, q)).needs).toContain(need)
  })

  it.each(['', ' ', 'zzzzqq', '!!!'])('for “%s” are empty', async (q) => {
    expect(await suggest('en', q)).toEqual({ skus: [], categories: [], needs: [] })
  })

  it("hold each product with its picture and the asked group's price", async () => {
    const priced = async (customerGroup: string) => {
      const { products, items = [] } = await service.expectOk(
        suggestSearch,
        { query: { q: 'vita', customerGroup } },
        { store: 'en' },
      )
      expect(items.map(({ sku }) => sku)).toEqual(products.map(({ sku }) => sku))
      return items.map(readProduct)
    }
    const [guest, associate] = [await priced('guest'), await priced('associate')]
    expect(guest.every(({ images, finalMinor }) => images[0]?.src && finalMinor > 0)).toBe(true)
    expect(associate.some(({ finalMinor }, index) => finalMinor < guest[index]!.finalMinor)).toBe(true)
  })
})
