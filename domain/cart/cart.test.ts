import { describe, expect, it } from 'vitest'
import { lineAtSource } from './at-source.ts'
import { cartCount } from './cart-count.ts'
import { lineView, totalsView } from './cart-view.ts'
import { quantityFault } from './quantity.ts'
import { savedMinor } from './savings.ts'
import type { CartItem, Totals } from './schema.ts'

describe('quantities', () => {
  it.each([
    [1, null],
    [10_000, null],
    ['3', null],
    ['250', null],
    ['1.25', 'notWhole'],
    ['-12', 'tooSmall'],
    ['1.2.3', 'notANumber'],
    [[3], 'notANumber'],
    [10_001, 'tooLarge'],
    [0, 'tooSmall'],
    [-1, 'tooSmall'],
    [0.5, 'notWhole'],
    [1e9, 'tooLarge'],
    ['1e3', 'notANumber'],
    ['x', 'notANumber'],
    [Number.NaN, 'notANumber'],
    [null, 'notANumber'],
    [Infinity, 'notANumber'],
  ])('%s: %s', (value, fault) => {
    expect(quantityFault(value)).toBe(fault)
  })
})

// Requirements R-168
describe('a cart as it is shown', () => {
  // Requirements R-216
  it('costs its calculated price, to the cent, for each piece', () => {
    const line = lineView({
      item_id: 1,
      sku: 'A',
      qty: 3,
      name: 'A',
      price: 10.1,
      quote_id: '1',
      extension_attributes: { calculated_price: 9.09 },
    })
    expect([line.unitMinor, line.rowMinor]).toEqual([909, 2727])
  })
  it('marks a line out of stock when fewer can be bought than wanted', () => {
    const line = (salable: number) =>
      lineView({ qty: 2, quote_id: '1', extension_attributes: { salable_qty: salable, stock_status: 1 } })
        .isOutOfStock
    expect([line(1), line(2)]).toEqual([true, false])
  })
  it('marks a line out of stock that the chosen source cannot fill', () => {
    const item = {
      qty: 2,
      quote_id: '1',
      extension_attributes: {
        salable_qty: 9,
        stock_status: 1,
        stock_source_status: [
          { source_code: 'hk', status: 1 },
          { source_code: 'cn', status: 0 },
        ],
      },
    }
    expect(
      ['hk', 'cn', 'elsewhere', undefined].map((source) => lineView(lineAtSource(item, source)).isOutOfStock),
    ).toEqual([false, true, false, false])
    expect(lineView(lineAtSource(item, 'cn')).salable).toBe(0)
  })
  it('counts pieces', () => {
    expect(
      cartCount({
        id: 1,
        customer: {},
        store_id: 6,
        items: [
          { qty: 2, quote_id: '1' },
          { qty: 3, quote_id: '1' },
        ],
      }),
    ).toBe(5)
    expect(cartCount(null)).toBe(0)
  })
  it('has the grand total of its segments, and no delivery fee until one is known', () => {
    const view = totalsView({
      grand_total: 1,
      subtotal: 20,
      total_segments: [
        { code: 'grand_total', value: 15.5 },
        { code: 'discount', value: -4.5 },
      ],
    })
    expect(view).toMatchObject({ grandTotal: 1550, discount: -450, shipping: null, subtotal: 2000 })
  })
})

describe('the view of a cart line', () => {
  type More = NonNullable<CartItem['extension_attributes']>
  const view = (item: Partial<CartItem>, more?: More) =>
    lineView({ qty: 2, quote_id: '1', ...item, ...(more && { extension_attributes: more }) })
  const product = (price: number) => ({ id: 1, sku: 'zinc', name: 'Zinc', price })

  it.each([
    ['a lower price than retail', 8, 10, 2_000],
    ['the retail price itself', 10, 10, undefined],
    ['a higher price', 12, 10, undefined],
  ])('states the retail price of the row beside %s', (_, paid, retail, wasMinor) => {
    expect(view({}, { calculated_price: paid, product: product(retail) }).wasMinor).toBe(wasMinor)
  })
  it('knows memberships and bundles', () => {
    expect([view({}, { is_membership: true }), view({}, { is_membership: false }), view({})]).toMatchObject([
      { isMembership: true },
      { isMembership: false },
      { isMembership: false },
    ])
    expect([view({ product_type: 'bundle' }), view({ product_type: 'simple' })]).toMatchObject([
      { isBundle: true },
      { isBundle: false },
    ])
  })
  it('is out of stock when its product is, whatever the number of pieces', () => {
    expect([view({}, { stock_status: 0 }), view({}, { stock_status: 0, salable_qty: 9 })]).toMatchObject([
      { isOutOfStock: true },
      { isOutOfStock: true },
    ])
  })
  it('names the line itself, and the product behind a variant', () => {
    expect(view({ item_id: 4, sku: 'zinc-60', name: 'Zinc, 60' }, { product: product(1) })).toMatchObject({
      itemId: 4,
      sku: 'zinc-60',
      name: 'Zinc, 60',
      productSku: 'zinc',
    })
    expect(view({ sku: 'zinc-60' }, { product: product(1) })).toMatchObject({ name: 'Zinc' })
    expect(view({ sku: 'zinc-60' })).toMatchObject({ productSku: 'zinc-60' })
  })
  it('passes on what is told about the pack, and does without', () => {
    const option_labels = [{ label: 'Flavour', value: 'Lemon' }]
    expect(view({}, { size_label: '60 tablets', option_labels })).toMatchObject({
      size: '60 tablets',
      options: option_labels,
    })
    expect(view({ price: 3 })).toEqual({
      itemId: 0,
      sku: '',
      name: '',
      quantity: 2,
      unitMinor: 300,
      rowMinor: 600,
      wasMinor: undefined,
      size: '',
      image: undefined,
      ground: undefined,
      options: [],
      isOutOfStock: false,
      salable: undefined,
      isMembership: false,
      isBundle: false,
      productSku: '',
    })
  })
  it('savings are the sum over the lines that cost less than retail', () => {
    const lines = [
      view({ qty: 2 }, { calculated_price: 8, product: product(10) }),
      view({ qty: 5 }, { calculated_price: 10, product: product(10) }),
      view({ qty: 1 }, { calculated_price: 99.5, product: product(100) }),
    ]
    expect(savedMinor(lines)).toBe(450)
    expect(savedMinor([])).toBe(0)
  })
})

describe('the view of the totals', () => {
  const view = (segments: readonly [string, number | null][], more: Partial<Totals> = {}) =>
    totalsView({ total_segments: segments.map(([code, value]) => ({ code, value })), ...more })

  it.each([
    ['not known yet', [], null],
    ['open', [['shipping', null]], null],
    ['free', [['shipping', 0]], 0],
    ['HK$30', [['shipping', 30]], 3_000],
  ] as const)('delivery that is %s', (_, segments, shipping) => {
    expect(view([...segments].map(([code, value]) => [code, value])).shipping).toBe(shipping)
  })
  it('states what points and payout credit paid as positive amounts, from their segments first', () => {
    const extension_attributes = { loyalty_points_used: 7, ipayout_used_amount: 8 }
    const segments = [
      ['loyalty_points', -12.5],
      ['ipayout', -20],
    ] as const
    expect(
      view(
        segments.map(([code, value]) => [code, value]),
        { extension_attributes },
      ),
    ).toMatchObject({
      points: 1_250,
      credit: 2_000,
    })
    expect(view([], { extension_attributes })).toMatchObject({ points: 700, credit: 800 })
    expect(view([])).toMatchObject({ points: 0, credit: 0 })
  })
  it('reads the subtotal from its segment where the totals have none', () => {
    expect(view([['subtotal', 99.5]]).subtotal).toBe(9_950)
  })
  it('has a coupon and the limits of free delivery only when they are told', () => {
    const told = { free_shipping_from: 500, free_pickup_from: 300, shipping_from: 18 }
    expect(view([], { coupon_code: 'TEN', extension_attributes: told })).toMatchObject({
      couponCode: 'TEN',
      freeShippingFrom: 50_000,
      freePickupFrom: 30_000,
      shippingFrom: 1_800,
    })
    for (const totals of [view([]), view([], { coupon_code: null, extension_attributes: {} })])
      expect(totals).toMatchObject({
        couponCode: undefined,
        freeShippingFrom: undefined,
        freePickupFrom: undefined,
        shippingFrom: undefined,
      })
  })
})
