import { expect, it } from 'vitest'
import type { CartItem, ProductOption } from './schema.ts'
import { isSameChoice, quantityInCart } from './same-choice.ts'

const configured = (...values: [string, number][]): ProductOption => ({
  extension_attributes: {
    configurable_item_options: values.map(([option_id, option_value]) => ({ option_id, option_value })),
  },
})
const bundled = (...selections: [number, number[]][]): ProductOption => ({
  extension_attributes: {
    bundle_options: selections.map(([option_id, option_selections]) => ({
      option_id,
      option_qty: 1,
      option_selections,
    })),
  },
})
const line = (sku: string, product: string, options?: ProductOption): CartItem => ({
  sku,
  qty: 1,
  quote_id: '1',
  ...(options && { product_option: options }),
  extension_attributes: { product: { id: 1, name: 'A product', sku: product, price: 1 } },
})

it.each([
  ['a simple product', line('zinc', 'zinc'), { sku: 'zinc' }, true],
  ['another product', line('zinc', 'zinc'), { sku: 'iron' }, false],
  [
    'a variant by its product and values, in any order',
    line('omega-60-lemon', 'omega', configured(['9', 1], ['7', 4])),
    { sku: 'omega', options: configured(['7', 4], ['9', 1]) },
    true,
  ],
  [
    'another variant',
    line('omega-60', 'omega', configured(['9', 1])),
    { sku: 'omega', options: configured(['9', 2]) },
    false,
  ],
  [
    'another variant whose numbers read the same in a row',
    line('omega-60', 'omega', configured(['9', 12])),
    { sku: 'omega', options: configured(['91', 2]) },
    false,
  ],
  [
    'a bundle with two parts, one of which reads as a second choice of the other',
    line('set', 'set', bundled([1, [2]], [3, [40]])),
    { sku: 'set', options: bundled([1, [23, 40]]) },
    false,
  ],
  [
    'a variant of a service that does not name the product',
    { sku: 'omega', qty: 1, quote_id: '1', product_option: configured(['9', 1]), extension_attributes: {} },
    { sku: 'omega', options: configured(['9', 1]) },
    true,
  ],
  [
    'a simple product, of which nothing more is known',
    { sku: 'zinc', qty: 1, quote_id: '1' },
    { sku: 'zinc' },
    true,
  ],
  [
    'a variant bought as a product of its own',
    line('omega-60', 'omega', configured(['9', 1])),
    { sku: 'omega' },
    false,
  ],
  [
    'a bundle with its parts',
    line('set-1-2', 'set', bundled([1, [3, 2]], [2, [5]])),
    { sku: 'set', options: bundled([2, [5]], [1, [2, 3]]) },
    true,
  ],
  [
    'a bundle with other parts',
    line('set-1-2', 'set', bundled([1, [2]])),
    { sku: 'set', options: bundled([1, [3]]) },
    false,
  ],
])('whether a line holds what is chosen: %s', (_what, item, choice, isSame) => {
  expect(isSameChoice(item, choice)).toBe(isSame)
})

it('the pieces of a choice are added up over its lines, and over no other', () => {
  const items = [
    { ...line('omega-60', 'omega', configured(['9', 1])), qty: 2 },
    { ...line('omega-120', 'omega', configured(['9', 2])), qty: 5 },
    { ...line('omega-60', 'omega', configured(['9', 1])), qty: 1 },
  ]
  expect(quantityInCart(items, { sku: 'omega', options: configured(['9', 1]) })).toBe(3)
  expect(quantityInCart(items, { sku: 'zinc' })).toBe(0)
})
