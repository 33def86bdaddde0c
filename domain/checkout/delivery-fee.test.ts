import { describe, expect, it, test } from 'vitest'
import { expectedFee, lowestFee, withoutDeliveryFee } from './delivery-fee.ts'
import type { ShippingMethod } from './schema.ts'

const method = (price: number, available = true): ShippingMethod => ({
  carrier_code: 'sfexpress',
  method_code: 'standard',
  amount: price,
  base_amount: price,
  available,
  error_message: '',
  price_excl_tax: price,
  price_incl_tax: price,
})

test.each([
  [[], undefined],
  [[{ available: false, feeMinor: 1800 }], undefined],
  [
    [
      { available: true, feeMinor: 3000 },
      { available: false, feeMinor: 1800 },
      { available: true, feeMinor: 2000 },
    ],
    2000,
  ],
  [[{ available: true, feeMinor: 0 }], 0],
])('the lowest fee of %j is %s', (offers, fee) => {
  expect(lowestFee(offers)).toBe(fee)
})

describe('the fee named before delivery is part of the total', () => {
  it.each([
    ['of the method that lacks its point', method(20), [method(30), method(18)], 2000],
    ['from the lowest for the address', null, [method(30), method(18)], 1800],
    ['from the lowest of the country, before the methods are known', null, undefined, 2500],
  ] as const)('%s', (_, chosen, methods, fee) => {
    expect(expectedFee(chosen, methods, { shippingFrom: 2500 })).toBe(fee)
  })
  it('is unknown where nothing can be delivered, or nobody says', () => {
    expect(expectedFee(null, [method(18, false)], { shippingFrom: 2500 })).toBeUndefined()
    expect(expectedFee(null, undefined, { shippingFrom: undefined })).toBeUndefined()
  })
})

test.each([
  [24_800, 3000, 21_800],
  [24_800, null, 24_800],
  // payout credit pays for everything, delivery too
  [0, 3000, 0],
])('%i with delivery of %s is %i without', (grandTotal, shipping, rest) => {
  expect(withoutDeliveryFee({ grandTotal, shipping })).toBe(rest)
})
