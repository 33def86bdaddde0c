import { describe, expect, it } from 'vitest'
import { pictureAddress, readProduct } from './product-view.ts'
import { Product } from './schema.ts'

const wire = (more: object = {}) =>
  Product.parse({
    id: 7,
    sku: 'a b',
    name: 'Name',
    price: 168,
    type_id: 'simple',
    media_gallery_entries: [
      { media_type: 'image', label: null, position: 2, disabled: false, types: [], file: '/b.svg' },
      { media_type: 'image', label: 'Front', position: 1, disabled: false, types: ['image'], file: '/a.svg' },
      { media_type: 'image', label: 'x', position: 0, disabled: true, types: [], file: '/c.svg' },
    ],
    tier_prices: [{ customer_group_id: 4, qty: 1, value: 151.2 }],
    custom_attributes: [
      { attribute_code: 'short_description', value: 'Short' },
      { attribute_code: 'ground', value: 'heart' },
      { attribute_code: 'rating', value: '4.6' },
      { attribute_code: 'reviews_count', value: '12' },
      { attribute_code: 'category_ids', value: ['3', '4'] },
      {
        attribute_code: 'supplement_facts',
        value: JSON.stringify({ serving: '1', rows: [{ name: 'C', amount: '1 g' }] }),
      },
    ],
    extension_attributes: { final_price: 148, pv: 12, stock_status: 1, salable_qty: 38 },
    ...more,
  })

describe('a product as screens read it', () => {
  it('turns wire decimals, attributes and files into what a view shows', () => {
    expect(readProduct(wire())).toMatchObject({
      id: 7,
      priceMinor: 16_800,
      finalMinor: 14_800,
      associateMinor: 15_120,
      ground: 'heart',
      rating: 4.6,
      reviewCount: 12,
      categoryIds: [3, 4],
      stock: 'in',
      pv: 12,
      facts: { rows: [{ name: 'C' }] },
      images: [
        { src: '/media/catalog/product/a.svg', label: 'Front' },
        { src: '/media/catalog/product/b.svg', label: 'Name' },
      ],
    })
  })
  it.each([
    [{ stock_status: 0 }, 'out'],
    [{ stock_status: 1, salable_qty: 0 }, 'out'],
    [{ stock_status: 1, salable_qty: 1 }, 'low'],
    [{ stock_status: 1, salable_qty: 10 }, 'low'],
    [{ stock_status: 1, salable_qty: 11 }, 'in'],
    [{}, 'in'],
  ])('reads stock %j as %s', (extension_attributes, expected) => {
    expect(readProduct(wire({ extension_attributes })).stock).toBe(expected)
  })
  it.each([
    ['another option costs more', [{ final_price: 168 }, { final_price: 298 }], true],
    ['the dearer option is sold out', [{ final_price: 168 }, { final_price: 298, stock_status: 0 }], false],
    ['every option costs the same', [{ final_price: 168 }, { final_price: 168 }], false],
    ['an option tells no price', [{ final_price: 168 }, {}], false],
  ])('shows a price as "from" by its options: %s', (_, values, expected) => {
    const options = values.map((value, index) => ({ value_index: index + 1, stock_status: 1, ...value }))
    const extension_attributes = {
      final_price: 168,
      configurable_product_options: [{ id: 1, attribute_id: '141', label: 'Size', values: options }],
    }
    expect(readProduct(wire({ extension_attributes })).hasFromPrice).toBe(expected)
  })
  it('works with the little that another service may send', () => {
    expect(readProduct(Product.parse({ sku: 'x' }))).toMatchObject({
      name: 'x',
      priceMinor: 0,
      finalMinor: 0,
      ground: 'vitamin',
      stock: 'in',
      options: [],
      bundle: [],
      facts: undefined,
      associateMinor: undefined,
      rating: undefined,
      images: [{ src: '/media/catalog/product/packshots/x.svg' }],
    })
  })
  it('falls back to the special price where there is no final one', () => {
    expect(
      readProduct(
        wire({
          extension_attributes: {},
          custom_attributes: [{ attribute_code: 'special_price', value: '99.90' }],
        }),
      ).finalMinor,
    ).toBe(9_990)
  })
  it.each(['{', '[]', '{"serving":1}', ''])('ignores facts that are not facts: %s', (value) => {
    expect(
      readProduct(wire({ custom_attributes: [{ attribute_code: 'supplement_facts', value }] })).facts,
    ).toBeUndefined()
  })
  it('reads options with their variants and bundles with their choices', () => {
    const view = readProduct(
      wire({
        extension_attributes: {
          configurable_product_options: [
            {
              id: 1,
              attribute_id: '141',
              label: 'Size',
              values: [
                { value_index: 2, label: '60', sku: 'v-60', final_price: 168, stock_status: 0 },
                { value_index: 3 },
              ],
            },
          ],
          bundle_product_options: [
            {
              option_id: 5,
              title: 'Pick',
              required: true,
              product_links: [
                {
                  id: '9',
                  sku: 's',
                  qty: 2,
                  is_default: true,
                  price: 0,
                  price_type: 0,
                  final_price: 58,
                  stock_status: 0,
                },
              ],
            },
          ],
        },
      }),
    )
    expect(view.options).toEqual([
      {
        id: '141',
        code: '',
        label: 'Size',
        values: [
          { value: '2', label: '60', sku: 'v-60', finalMinor: 16_800, isOut: true },
          { value: '3', label: '3', isOut: false },
        ],
      },
    ])
    expect(view.bundle).toEqual([
      {
        id: 5,
        title: 'Pick',
        isRequired: true,
        choices: [
          { id: 9, sku: 's', name: 's', quantity: 2, finalMinor: 5_800, isOut: true, isDefault: true },
        ],
      },
    ])
  })
})
it.each([
  ['https://cdn.example/x.png', 'https://cdn.example/x.png'],
  ['/media/x.svg', '/media/x.svg'],
  ['x.svg', '/media/catalog/product/x.svg'],
  ['/p/x.svg', '/media/catalog/product/p/x.svg'],
])('finds the picture %s at %s', (file, address) => {
  expect(pictureAddress(file)).toBe(address)
})
