import { describe, expect, it } from 'vitest'
import type { Cart, CartItem } from '../cart/schema.ts'
import { cartDifference, trackedItems } from './events.ts'

const line = (
  id: number,
  qty: number,
  more: Partial<NonNullable<CartItem['extension_attributes']>> = {},
): CartItem => ({
  item_id: id,
  sku: `sku-${id}`,
  name: `Name ${id}`,
  qty,
  price: 100,
  quote_id: '1',
  extension_attributes: { calculated_price: 90, ...more },
})
const cart = (...items: CartItem[]): Cart => ({ id: 1, items, customer: {}, store_id: 3 })

it('tells of goods, never of memberships, with at most five categories (R-217, R-218)', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(
    trackedItems(cart(line(1, 2, { category_links: names }), line(2, 1, { is_membership: true }))),
  ).toEqual([{ sku: 'sku-1', name: 'Name 1', price: 90, quantity: 2, categories: ['a', 'b', 'c', 'd', 'e'] }])
  expect(trackedItems(null)).toEqual([])
})

describe('a change of the cart is told as its difference (R-297)', () => {
  const quantities = ({ added, removed }: ReturnType<typeof cartDifference>) => [
    added.map(({ sku, quantity }) => [sku, quantity]),
    removed.map(({ sku, quantity }) => [sku, quantity]),
  ]
  it.each([
    ['1 to 3', cart(line(1, 1)), cart(line(1, 3)), [[['sku-1', 2]], []]],
    ['3 to 1', cart(line(1, 3)), cart(line(1, 1)), [[], [['sku-1', 2]]]],
    ['a new line', cart(line(1, 1)), cart(line(1, 1), line(2, 4)), [[['sku-2', 4]], []]],
    ['a line that went', cart(line(1, 1), line(2, 4)), cart(line(2, 4)), [[], [['sku-1', 1]]]],
    ['the first', null, cart(line(1, 1)), [[['sku-1', 1]], []]],
    ['nothing', cart(line(1, 1)), cart(line(1, 1)), [[], []]],
    ['a membership', cart(), cart(line(9, 1, { is_membership: true })), [[], []]],
  ] as const)('%s', (_what, before, after, expected) => {
    expect(quantities(cartDifference(before, after))).toEqual(expected)
  })
})
