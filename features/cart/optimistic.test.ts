import type { CartItem } from '#domain/cart/schema.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeResult } from './merge-guest-cart.ts'
import { inOldPlaces, withoutLine, withQuantity, withRemoved } from './optimistic.ts'

const line = (id: number, more: Partial<CartItem> = {}): CartItem => ({
  item_id: id,
  sku: `s${id}`,
  qty: 1,
  quote_id: '1',
  price: 10,
  ...more,
})
const cart = (items: CartItem[]) => ({ id: 1, items, customer: {}, store_id: 3 })

describe('a removed line', () => {
  test('stands where it stood when it is put back, by its choice and not by its new id', () => {
    const ids = (items: CartItem[]) => items.map(({ item_id }) => item_id)
    const red = {
      product_option: {
        extension_attributes: { configurable_item_options: [{ option_id: '1', option_value: 2 }] },
      },
    }
    const now = [line(1, { sku: 'b' }), line(3), line(9, { sku: 'b', ...red })]
    expect(ids(inOldPlaces(now, [{ item: line(2, { sku: 'b', ...red }), index: 1 }]))).toEqual([1, 9, 3])
    expect(ids(inOldPlaces(now, [{ item: line(2, { sku: 'gone' }), index: 0 }]))).toEqual([1, 3, 9])
  })
  test('stays in its place until it comes back', () => {
    const rows = withRemoved([line(1), line(3)], [{ item: line(2), index: 1 }])
    expect(rows.map(({ item, isRemoved }) => [item.item_id, isRemoved])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ])
  })
  test('never hides another line, wherever it was', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(30), { maxLength: 8 }),
        fc.array(fc.record({ id: fc.integer({ min: 40, max: 60 }), index: fc.nat(12) }), { maxLength: 5 }),
        (ids, gone) => {
          const rows = withRemoved(
            ids.map((id) => line(id)),
            gone.map(({ id, index }) => ({ item: line(id), index })),
          )
          expect(rows.filter((row) => !row.isRemoved).map((row) => row.item.item_id)).toEqual(ids)
          expect(rows).toHaveLength(ids.length + gone.length)
        },
      ),
    )
  })
})

test('a change that is shown before its answer leaves the cart that was read as it is', () => {
  const before = cart([line(1), line(2)])
  expect(withQuantity(before, 2, 5).items!.map(({ qty }) => qty)).toEqual([1, 5])
  expect(withoutLine(before, 1).items!.map(({ item_id }) => item_id)).toEqual([2])
  expect(before.items!.map(({ qty }) => qty)).toEqual([1, 1])
})

describe('after a merge a person is told', () => {
  test('how many pieces came along', () => {
    expect(mergeResult(cart([line(1, { qty: 2 }), line(2)]), cart([line(1, { qty: 2 }), line(2)]))).toEqual({
      pieces: 3,
      priceChanged: false,
      outOfStock: false,
    })
  })
  test('that prices are different now', () => {
    expect(
      mergeResult(cart([line(1)]), cart([line(1, { extension_attributes: { calculated_price: 9 } })]))
        .priceChanged,
    ).toBe(true)
  })
  test('that something cannot be bought any more', () => {
    expect(
      mergeResult(cart([line(1)]), cart([line(1, { extension_attributes: { stock_status: 0 } })])).outOfStock,
    ).toBe(true)
  })
})
