import type { ProductView } from '#domain/catalogue/product-view.ts'
import { describe, expect, it } from 'vitest'
import { movable } from './favourite-view.ts'

const chosen = { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 4 }] } }
const product = (more: Partial<ProductView>) =>
  ({ stock: 'in', options: [], bundle: [], ...more }) as unknown as ProductView
const sizes = (...values: string[]) => [
  {
    id: '93',
    code: 'size',
    label: 'Size',
    values: values.map((value) => ({ value, label: value, isOut: false })),
  },
]
const part = (id: number, ...choices: number[]) => ({
  id,
  title: '',
  isRequired: true,
  choices: choices.map((choice) => ({
    id: choice,
    sku: '',
    name: '',
    quantity: 2,
    isOut: false,
    isDefault: false,
  })),
})

describe('how a favourite goes into the cart', () => {
  it.each([
    ['in stock, nothing to choose', product({}), undefined, { kind: 'ready', options: undefined }],
    ['nearly gone', product({ stock: 'low' }), undefined, { kind: 'ready', options: undefined }],
    ['sizes to choose from', product({ options: sizes('4', '5') }), undefined, { kind: 'needsChoice' }],
    ['one size', product({ options: sizes('4') }), undefined, { kind: 'ready', options: chosen }],
    [
      'chosen before, in the cart',
      product({ options: sizes('4', '5') }),
      chosen,
      { kind: 'ready', options: chosen },
    ],
    [
      'a set of fixed parts',
      product({ bundle: [part(1, 11), part(2, 12)] }),
      undefined,
      {
        kind: 'ready',
        options: {
          extension_attributes: {
            bundle_options: [
              { option_id: 1, option_qty: 2, option_selections: [11] },
              { option_id: 2, option_qty: 2, option_selections: [12] },
            ],
          },
        },
      },
    ],
    [
      'a set with a part to choose',
      product({ bundle: [part(1, 11), part(2, 12, 13)] }),
      undefined,
      { kind: 'needsChoice' },
    ],
    ['out of stock (R-137)', product({ stock: 'out' }), undefined, { kind: 'outOfStock' }],
    [
      'out of stock, whatever was chosen',
      product({ stock: 'out', options: sizes('4', '5') }),
      chosen,
      { kind: 'outOfStock' },
    ],
  ])('%s', (_, of, options, expected) => {
    expect(movable({ product: of, options })).toEqual(expected)
  })
})
