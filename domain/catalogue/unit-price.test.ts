import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitPrices, type SizedPack } from './unit-price.ts'

const pieces = (amount: number, finalMinor: number): SizedPack => ({ amount, finalMinor, unit: 'piece' })

test('a larger pack says what a piece costs and what it saves against the smallest', () => {
  expect(unitPrices([pieces(60, 16_800), pieces(120, 29_800)])).toEqual([
    { eachMinor: 280, unit: 'piece', savedPercent: 0 },
    { eachMinor: 248, unit: 'piece', savedPercent: 11 },
  ])
})
test('powder is priced by 100 g', () => {
  const grams = (amount: number, finalMinor: number): SizedPack => ({ amount, finalMinor, unit: 'gram' })
  expect(unitPrices([grams(300, 32_800), grams(600, 59_800)])).toEqual([
    { eachMinor: 10_933, unit: 'gram', savedPercent: 0 },
    { eachMinor: 9967, unit: 'gram', savedPercent: 8 },
  ])
})
test.each([
  ['one pack, with nothing to compare', [pieces(60, 16_800)]],
  ['flavours, which have no amount', [{ finalMinor: 100 }, { finalMinor: 100 }]],
  ['pieces beside grams', [pieces(60, 100), { amount: 60, finalMinor: 100, unit: 'gram' as const }]],
])('nothing is said of %s', (_, packs) => {
  expect(unitPrices(packs)).toEqual(packs.map(() => undefined))
})
test('a pack without a price says nothing; the others still do', () => {
  expect(unitPrices([pieces(60, 600), { amount: 90, unit: 'piece' }, pieces(120, 900)])).toEqual([
    { eachMinor: 10, unit: 'piece', savedPercent: 0 },
    undefined,
    { eachMinor: 8, unit: 'piece', savedPercent: 25 },
  ])
})
test('a saving is never more than the real one, and never below none', () => {
  const pack = fc.record({
    amount: fc.integer({ min: 1, max: 600 }),
    finalMinor: fc.integer({ min: 1, max: 99_999 }),
  })
  fc.assert(
    fc.property(fc.array(pack, { minLength: 2, maxLength: 5 }), (packs) => {
      const smallest = packs.reduce((least, one) => (one.amount < least.amount ? one : least))
      for (const [index, price] of unitPrices(packs.map((one) => ({ ...one, unit: 'piece' }))).entries()) {
        const { amount, finalMinor } = packs[index]!
        const real = 1 - finalMinor / amount / (smallest.finalMinor / smallest.amount)
        expect(price!.savedPercent / 100).toBeLessThanOrEqual(Math.max(0, real) + 1e-9)
        expect(price!.savedPercent).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
