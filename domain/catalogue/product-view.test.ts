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
  it.each([
    [[{ customer_group_id: 4, qty: 1, value: 151.2 }], 15_120],
    [
      [
        { customer_group_id: 1, qty: 1, value: 100 },
        { customer_group_id: 4, qty: 1, value: 151.2 },
      ],
      15_120,
    ],
    [[{ customer_group_id: 1, qty: 1, value: 100 }], undefined],
    [[{ customer_group_id: 4, qty: 1, value: 168 }], undefined],
    [[{ customer_group_id: 4, qty: 1, value: 170 }], undefined],
    [[{ customer_group_id: 4, qty: 1 }], undefined],
    [[], undefined],
  ])(
    "takes the associates' price from their group's tier if it is below retail: %j",
    (tier_prices, minor) => {
      expect(readProduct({ ...wire(), tier_prices }).associateMinor).toBe(minor)
    },
  )
  it.each([
    ['is_membership', '1', { isMembership: true }],
    ['is_membership', '0', { isMembership: false }],
    //
    ['can_use_loyalty', '1', { canUseLoyalty: true }],
    ['can_use_loyalty', '0', { canUseLoyalty: false }],
    ['popular', '1', { isPopular: true }],
    ['popular', '0', { isPopular: false }],
    ['latest', '1', { isLatest: true }],
    ['latest', '0', { isLatest: false }],
    ['special_to_date', '2026-11-30 00:00:00', { specialUntil: '2026-11-30' }],
    ['brand', 'Jadeleaf', { brand: 'Jadeleaf' }],
    ['promises', 'Today\n\nFree from HK$500\n', { promises: ['Today', 'Free from HK$500'] }],
    ['description', '<p>Long</p>', { description: '<p>Long</p>' }],
    ['directions', 'One a day', { directions: 'One a day' }],
    ['warnings', 'Keep dry', { warnings: 'Keep dry' }],
    ['size_label', '60 tablets', { sizeLabel: '60 tablets' }],
    ['flavour', '12', { chosen: { flavour: '12' } }],
    ['category_ids', '3,x,-4,0,5.5,4', { categoryIds: [3, 4] }],
  ])('reads the attribute %s %j as %j', (attribute_code, value, expected) => {
    expect(readProduct(wire({ custom_attributes: [{ attribute_code, value }] }))).toMatchObject(expected)
  })
  it('without any attribute is an ordinary product that points may pay', () => {
    expect(readProduct(wire({ custom_attributes: [], extension_attributes: {} }))).toMatchObject({
      shortDescription: '',
      promises: [],
      isMembership: false,
      canUseLoyalty: true,
      isPopular: false,
      isLatest: false,
      specialUntil: undefined,
      brand: undefined,
      rating: undefined,
      reviewCount: 0,
      sources: [],
      chosen: {},
      categoryIds: [],
      salable: undefined,
      stock: 'in',
    })
  })
  it('says which stock sources have it', () => {
    const stock_source_status = [
      { source_code: 'hk', status: 1 },
      { source_code: 'cn', status: 0 },
    ]
    expect(readProduct(wire({ extension_attributes: { stock_source_status } })).sources).toEqual([
      { code: 'hk', inStock: true },
      { code: 'cn', inStock: false },
    ])
  })
  it('says how much a size holds only with a unit that is known', () => {
    const held = (value: object) => {
      const values = [{ value_index: 1, stock_status: 1, ...value }]
      const configurable_product_options = [{ id: 1, attribute_id: '141', label: 'Size', values }]
      return readProduct(wire({ extension_attributes: { configurable_product_options } })).options[0]?.values
    }
    expect(held({ amount: 60, unit: 'piece' })).toMatchObject([{ amount: 60, unit: 'piece' }])
    expect(held({ amount: 300, unit: 'gram' })).toMatchObject([{ amount: 300, unit: 'gram' }])
    for (const unknown of [
      { amount: 60 },
      { unit: 'piece' },
      { amount: 60, unit: 'ounce' },
      { amount: '60', unit: 'piece' },
    ])
      expect(held(unknown)).toEqual([{ value: '1', label: '1', isOut: false }])
  })
  it('has the name, the picture and the price of a choice of a bundle where they are told', () => {
    const choice = (more: object) => {
      const link = { id: '9', sku: 's', qty: 1, is_default: false, price: 0, price_type: 0, ...more }
      const part = { option_id: 5, title: 'Pick', required: false, product_links: [link] }
      return readProduct(wire({ extension_attributes: { bundle_product_options: [part] } })).bundle
    }
    expect(choice({ name: 'Zinc', image: '/z.svg', final_price: 58, stock_status: 1 })).toMatchObject([
      {
        isRequired: false,
        choices: [{ name: 'Zinc', image: '/media/catalog/product/z.svg', finalMinor: 5_800, isOut: false }],
      },
    ])
    expect(choice({ name: '', image: '' })[0]?.choices).toEqual([
      { id: 9, sku: 's', name: 's', quantity: 1, isOut: false, isDefault: false },
    ])
  })
  it('shows pictures alone in its gallery, and its own picture where there are none', () => {
    const video = {
      media_type: 'external-video',
      label: null,
      position: 0,
      disabled: false,
      types: [],
      file: '/v.mp4',
    }
    const image = { attribute_code: 'image', value: '/own.svg' }
    expect(readProduct(wire({ media_gallery_entries: [video], custom_attributes: [image] })).images).toEqual([
      { src: '/media/catalog/product/own.svg', label: 'Name' },
    ])
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
  ['http://cdn.example/x.png', 'http://cdn.example/x.png'],
  ['//cdn.example/x.png', '//cdn.example/x.png'],
  ['x//y.png', '/media/catalog/product/x//y.png'],
  ['/media/x.svg', '/media/x.svg'],
  ['x.svg', '/media/catalog/product/x.svg'],
  ['/p/x.svg', '/media/catalog/product/p/x.svg'],
])('finds the picture %s at %s', (file, address) => {
  expect(pictureAddress(file)).toBe(address)
})
