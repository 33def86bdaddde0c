import { describe, expect, it } from 'vitest'
import { atSource } from './at-source.ts'
import { readProduct } from './product-view.ts'
import { Product } from './schema.ts'

const product = readProduct(
  Product.parse({
    sku: 'a',
    extension_attributes: {
      stock_status: 1,
      salable_qty: 5,
      stock_source_status: [
        { source_code: 'hk', status: 1 },
        { source_code: 'cn', status: 0 },
      ],
    },
  }),
)

describe('a product at a stock source', () => {
  it.each([
    ['hk', 'low'],
    ['cn', 'out'],
    ['elsewhere', 'low'],
    [undefined, 'low'],
  ])('%s → %s', (source, stock) => {
    expect(atSource(product, source).stock).toBe(stock)
  })
  it('that has it changes nothing of a product sold out elsewhere', () => {
    expect(atSource({ ...product, stock: 'out' }, 'hk').stock).toBe('out')
  })
})
