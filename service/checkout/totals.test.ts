import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeTotals, type TotalsInput } from './totals.ts'

const welcome = { code: 'WELCOME50', discountMinor: 5000, minimumMinor: 30_000 }
const base: TotalsInput = {
  lines: [],
  coupon: null,
  shippingMinor: 0,
  usesLoyalty: false,
  ipayoutBalanceMinor: 0,
}

describe('the totals of a cart', () => {
  it.each<
    [
      string,
      Partial<TotalsInput>,
      {
        subtotalMinor: number
        discountMinor: number
        loyaltyMinor: number
        ipayoutMinor: number
        grandMinor: number
      },
    ]
  >([
    [
      'an empty cart is free, even its shipping',
      { shippingMinor: 3000 },
      { subtotalMinor: 0, discountMinor: 0, loyaltyMinor: 0, ipayoutMinor: 0, grandMinor: 0 },
    ],
    [
      'lines and shipping',
      { lines: [{ itemId: 1, unitMinor: 12_345, qty: 3 }], shippingMinor: 3000 },
      { subtotalMinor: 37_035, discountMinor: 0, loyaltyMinor: 0, ipayoutMinor: 0, grandMinor: 40_035 },
    ],
    [
      'a coupon at its minimum',
      { lines: [{ itemId: 1, unitMinor: 30_000, qty: 1 }], coupon: welcome },
      { subtotalMinor: 30_000, discountMinor: 5000, loyaltyMinor: 0, ipayoutMinor: 0, grandMinor: 25_000 },
    ],
    [
      'a coupon one cent below its minimum',
      { lines: [{ itemId: 1, unitMinor: 29_999, qty: 1 }], coupon: welcome },
      { subtotalMinor: 29_999, discountMinor: 0, loyaltyMinor: 0, ipayoutMinor: 0, grandMinor: 29_999 },
    ],
    [
      'a coupon never makes goods cheaper than free',
      {
        lines: [{ itemId: 1, unitMinor: 2000, qty: 1 }],
        coupon: { ...welcome, minimumMinor: 0 },
        shippingMinor: 3000,
      },
      { subtotalMinor: 2000, discountMinor: 2000, loyaltyMinor: 0, ipayoutMinor: 0, grandMinor: 3000 },
    ],
    [
      'points pay the goods and push the coupon out',
      {
        lines: [{ itemId: 1, unitMinor: 40_000, qty: 1 }],
        coupon: welcome,
        usesLoyalty: true,
        shippingMinor: 3000,
      },
      { subtotalMinor: 40_000, discountMinor: 0, loyaltyMinor: 40_000, ipayoutMinor: 0, grandMinor: 3000 },
    ],
    [
      'the payout balance pays what it can',
      { lines: [{ itemId: 1, unitMinor: 10_000, qty: 1 }], ipayoutBalanceMinor: 8000 },
      { subtotalMinor: 10_000, discountMinor: 0, loyaltyMinor: 0, ipayoutMinor: 8000, grandMinor: 2000 },
    ],
    [
      'the payout balance pays no more than is due',
      { lines: [{ itemId: 1, unitMinor: 5000, qty: 1 }], ipayoutBalanceMinor: 8000 },
      { subtotalMinor: 5000, discountMinor: 0, loyaltyMinor: 0, ipayoutMinor: 5000, grandMinor: 0 },
    ],
  ])('%s', (_title, input, expected) => expect(computeTotals({ ...base, ...input })).toMatchObject(expected))

  it('adds up for any cart: parts to the whole, line discounts to the discount, nothing below zero', () => {
    const line = fc.record({
      itemId: fc.nat(),
      unitMinor: fc.nat(10_000_000),
      qty: fc.integer({ min: 1, max: 10_000 }),
    })
    const input = fc.record({
      lines: fc.array(line, { maxLength: 12 }),
      shippingMinor: fc.nat(50_000),
      usesLoyalty: fc.boolean(),
      ipayoutBalanceMinor: fc.nat(1_000_000),
      coupon: fc.option(
        fc.record({
          code: fc.constant('X'),
          discountMinor: fc.integer({ min: 1, max: 1_000_000 }),
          minimumMinor: fc.nat(1_000_000),
        }),
      ),
    })
    fc.assert(
      fc.property(input, (cart) => {
        const totals = computeTotals(cart)
        expect(totals.grandMinor).toBe(
          totals.subtotalMinor -
            totals.discountMinor -
            totals.loyaltyMinor +
            totals.shippingMinor -
            totals.ipayoutMinor,
        )
        expect(totals.grandMinor).toBeGreaterThanOrEqual(0)
        expect(totals.lines.reduce((sum, { discountMinor }) => sum + discountMinor, 0)).toBe(
          totals.discountMinor,
        )
        for (const { rowMinor, discountMinor } of totals.lines)
          expect(discountMinor).toBeLessThanOrEqual(rowMinor)
      }),
    )
  })
})

it.each([
  ['equal lines, the rest with the first', 100, [1_000, 1_000, 1_000], [34, 33, 33]],
  ['the line that is nearest to a cent more', 1, [100, 9_900], [0, 1]],
  ['free lines too, which get none', 5, [0, 1_000], [0, 5]],
])('a discount is shared among the lines by their price: %s', (_, discountMinor, prices, shares) => {
  const { lines } = computeTotals({
    ...base,
    lines: prices.map((unitMinor, itemId) => ({ itemId, unitMinor, qty: 1 })),
    coupon: { code: 'X', discountMinor, minimumMinor: 0 },
  })
  expect(lines.map(({ discountMinor: share }) => share)).toEqual(shares)
})
