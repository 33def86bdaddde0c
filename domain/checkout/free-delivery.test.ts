import { expect, test } from 'vitest'
import { freeDelivery } from './free-delivery.ts'

test.each([
  [0, 'pickUp', 30_000],
  [29_999, 'pickUp', 1],
  [30_000, 'door', 20_000],
  [49_999, 'door', 1],
  [50_000, 'done', 0],
  [90_000, 'done', 0],
] as const)('goods of %i cents: %s, %i missing', (goods, next, missingMinor) => {
  expect(freeDelivery(goods, 50_000, 30_000)).toEqual({ next, missingMinor })
})

test('without a lower bar for pick-up there is one goal', () => {
  expect(freeDelivery(10_000, 80_000)).toEqual({ next: 'door', missingMinor: 70_000 })
})
