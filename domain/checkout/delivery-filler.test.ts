import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryFiller, FILL_MOST, type FillerCandidate } from './delivery-filler.ts'

const product = (sku: string, finalMinor: number, more: Partial<FillerCandidate> = {}): FillerCandidate => ({
  sku,
  finalMinor,
  typeId: 'simple',
  isMembership: false,
  stock: 'in',
  ...more,
})
const shelf = [
  product('dear', 20_800),
  product('exact', 9_800),
  product('short', 9_799),
  product('gone', 9_900, { stock: 'out' }),
  product('sizes', 9_900, { typeId: 'configurable' }),
  product('membership', 9_900, { isMembership: true }),
]

test.each([
  ['the cheapest that reaches it', 9_800, [], 'exact'],
  ['the next one, when that is in the cart', 9_800, ['exact'], 'dear'],
  ['the next one, when it is a cent short', 9_801, [], 'dear'],
  ['the last of few', 9_800, ['exact', 'dear'], undefined],
  ['nothing when delivery is free', 0, [], undefined],
  ['what reaches the most that may be missing', FILL_MOST, [], 'dear'],
  ['nothing when more is missing', FILL_MOST + 1, [], undefined],
] as const)('the product that reaches free delivery: %s', (_, missing, inCart, sku) => {
  expect(deliveryFiller(shelf, missing, inCart)?.sku).toBe(sku)
})

test('what is offered always reaches the goal, can be bought, and none that does costs less', () => {
  const any = fc.record({
    sku: fc.constantFrom('a', 'b', 'c', 'd'),
    finalMinor: fc.integer({ min: 0, max: 40_000 }),
    typeId: fc.constantFrom('simple', 'configurable', 'bundle'),
    isMembership: fc.boolean(),
    stock: fc.constantFrom('in' as const, 'low' as const, 'out' as const),
  })
  fc.assert(
    fc.property(fc.array(any), fc.integer({ min: 1, max: FILL_MOST }), (products, missing) => {
      const offered = deliveryFiller(products, missing, ['d'])
      const able = products.filter(
        (one) =>
          one.typeId === 'simple' &&
          !one.isMembership &&
          one.stock !== 'out' &&
          one.sku !== 'd' &&
          one.finalMinor >= missing,
      )
      expect(offered?.finalMinor).toBe(
        able.length === 0 ? undefined : Math.min(...able.map(({ finalMinor }) => finalMinor)),
      )
    }),
  )
})
