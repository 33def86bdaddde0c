import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProduct, type OptionToChoose } from '#domain/catalogue/product-view.ts'
import { decode } from '#domain/contract/decode.ts'
import { getProduct, listProducts } from '#domain/catalogue/api.ts'
import { startPlainShop, type PlainShop } from './plain-shop.ts'

let shop: PlainShop
beforeAll(async () => {
  shop = await startPlainShop()
}, 120_000)
afterAll(() => shop.stop())

const SKU = 'vitamin-c-1000'
const labels = (options: readonly OptionToChoose[] = []) =>
  options.map(({ code, label, values }) => [code, label, values.map((value) => value.label)])
const asked = (path: string) => shop.service.answered.filter((line) => line.includes(path)).length

describe('options that the service tells by their numbers alone', () => {
  it('have the code and the labels of their attribute', async () => {
    const answer = await shop.call(`/products/${SKU}`)
    const product = readProduct(decode((await getProduct.schemas()).response, await answer.text()))
    expect(labels(product.options)).toEqual([['size', 'Size', ['60 pieces', '120 pieces', '180 pieces']]])
  })
  it('have them in the language of the page, and in lists', async () => {
    const answer = await shop.call('/magento/th/products', undefined, {}, 'th')
    const { items } = decode((await listProducts.schemas()).response, await answer.text())
    const product = items.map(readProduct).find(({ sku }) => sku === SKU)
    expect(labels(product?.options)).toEqual([['size', 'ขนาด', ['60 เม็ด', '120 เม็ด', '180 เม็ด']]])
  })
  it('ask for an attribute once', async () => {
    await shop.call(`/products/${SKU}`)
    const before = asked('/products/attributes/141')
    await shop.call(`/products/${SKU}`)
    expect([before > 0, asked('/products/attributes/141') - before]).toEqual([true, 0])
  })
})
