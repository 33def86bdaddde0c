import { expect, it } from 'vitest'
import { isVirtualCart } from './virtual-cart.ts'

it.each([
  [[], false],
  [['virtual'], true],
  [['virtual', 'virtual'], true],
  [['virtual', 'simple'], false],
  [['bundle'], false],
  [[undefined], false],
])('a cart of %j is virtual: %s', (types, expected) => {
  expect(isVirtualCart(types.map((type) => ({ product_type: type })))).toBe(expected)
})
