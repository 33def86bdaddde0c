import { describe, expect, it } from 'vitest'
import { lineAtSource } from './at-source.ts'
import { cartCount } from './cart-count.ts'
import { lineView, totalsView } from './cart-view.ts'
import { quantityFault } from './quantity.ts'

describe('quantities', () => {
  it.each([
    [1, null],
    [10_000, null],
    ['3', null],
    [0, 'tooSmall'],
    [-1, 'tooSmall'],
    [0.5, 'notWhole'],
    [1e9, 'tooLarge'],
    ['1e3', 'notANumber'],
    ['x', 'notANumber'],
    [Number.NaN, 'notANumber'],
    [null, 'notANumber'],
    [Infinity, 'notANumber'],
  ])('%s → %s', (value, fault) => {
    expect(quantityFault(value)).toBe(fault)
  })
})

// Requirements R-168
describe('a cart as it is shown', () => {
  // Requirements R-216
  it('replaces the price by calculated_price and multiplies in minor units', () => {
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
  it('takes the grand total from its segment and leaves shipping open until it is known', () => {
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
