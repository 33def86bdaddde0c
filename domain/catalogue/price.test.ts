import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advertisedPriceOf,
  advertisedTerms,
  associatePriceOf,
  finalPriceOf,
  isSpecialOn,
  priceGroup,
} from './price.ts'
import { membershipSkuFor } from './membership-skus.ts'

const terms = {
  priceMinor: 24_800,
  specialPriceMinor: 19_800,
  specialFrom: '2026-11-01',
  specialTo: '2026-11-30',
  associatePriceMinor: 22_320,
}

describe('what a group pays', () => {
  it.each([
    ['guest', '2026-10-31', 24_800],
    ['guest', '2026-11-01', 19_800],
    ['guest', '2026-11-30', 19_800],
    ['guest', '2026-12-01', 24_800],
    ['preferred', '2026-12-01', 24_800],
    ['associate', '2026-12-01', 22_320],
    ['associate', '2026-11-15', 19_800],
  ] as const)('%s on %s pays %i', (group, today, expected) => {
    expect(finalPriceOf(terms, group, today)).toBe(expected)
  })
  it('takes an offer without dates as lasting', () => {
    expect(isSpecialOn({ priceMinor: 100, specialPriceMinor: 80 }, '2026-01-01')).toBe(true)
  })
  it('ignores an offer that is no saving', () => {
    expect(isSpecialOn({ priceMinor: 100, specialPriceMinor: 100 }, '2026-01-01')).toBe(false)
  })
  it('asks associates the common price where there is none of theirs', () => {
    expect(finalPriceOf({ priceMinor: 25_800, associatePriceMinor: null }, 'associate', '2026-01-01')).toBe(
      25_800,
    )
  })
  it('never asks an associate for more than a guest, nor anybody for more than retail', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-02-${String(date).padStart(2, '0')}`)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.option(fc.integer({ min: 0, max: 1_000_000 })),
        day,
        day,
        day,
        (priceMinor, specialPriceMinor, specialFrom, specialTo, today) => {
          const all = {
            priceMinor,
            specialPriceMinor,
            specialFrom,
            specialTo,
            associatePriceMinor: associatePriceOf(priceMinor),
          }
          const guest = finalPriceOf(all, 'guest', today)
          expect(guest).toBe(finalPriceOf(all, 'preferred', today))
          expect(finalPriceOf(all, 'associate', today)).toBeLessThanOrEqual(guest)
          expect(guest).toBeLessThanOrEqual(priceMinor)
        },
      ),
    )
  })
  it('takes a tenth off', () => {
    expect([16_800, 9_990, 1, 0].map(associatePriceOf)).toEqual([15_120, 8_991, 1, 0])
  })
})

describe('what a product is advertised with', () => {
  const variant = (priceMinor: number, more: object = {}) => ({
    priceMinor,
    associatePriceMinor: associatePriceOf(priceMinor),
    isSalable: true,
    ...more,
  })
  const today = '2026-11-22'

  it('is its own price where it has no variants', () => {
    expect(advertisedPriceOf(terms, 'guest', today)).toBe(19_800)
    expect(advertisedTerms({ ...terms, variants: [] }, 'guest', today)).toMatchObject(terms)
  })
  it('is the cheapest variant, never the price and special of the parent', () => {
    const parent = { priceMinor: 36_800, specialPriceMinor: 29_800 }
    const variants = [variant(49_800), variant(20_800), variant(36_800)]
    expect(advertisedPriceOf({ ...parent, variants }, 'guest', today)).toBe(20_800)
    expect(advertisedPriceOf({ ...parent, variants }, 'associate', today)).toBe(18_720)
  })
  it('is the variant that is cheapest today, with its own special price', () => {
    const special = variant(36_800, { specialPriceMinor: 9_800, specialFrom: today, specialTo: today })
    const product = { priceMinor: 0, variants: [variant(20_800), special] }
    expect(advertisedTerms(product, 'guest', today)).toBe(special)
    expect(advertisedPriceOf(product, 'guest', '2026-11-23')).toBe(20_800)
  })
  it('leaves out a sold-out variant while another can be bought', () => {
    const gone = variant(10_000, { isSalable: false })
    expect(advertisedPriceOf({ priceMinor: 1, variants: [gone, variant(20_000)] }, 'guest', today)).toBe(
      20_000,
    )
    expect(
      advertisedPriceOf(
        { priceMinor: 1, variants: [gone, variant(20_000, { isSalable: false })] },
        'guest',
        today,
      ),
    ).toBe(10_000)
  })
  it('is always a price that somebody can pay, and no variant that can be bought is cheaper', () => {
    const one = fc.record({
      priceMinor: fc.integer({ min: 1, max: 100_000 }),
      specialPriceMinor: fc.option(fc.integer({ min: 0, max: 100_000 })),
      associatePriceMinor: fc.option(fc.integer({ min: 0, max: 100_000 })),
      isSalable: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 1 }),
        fc.constantFrom('guest', 'preferred', 'associate'),
        (variants, group) => {
          const price = advertisedPriceOf({ priceMinor: 1, specialPriceMinor: 0, variants }, group, today)
          const salable = variants.filter(({ isSalable }) => isSalable)
          const payable = (salable.length > 0 ? salable : variants).map((each) =>
            finalPriceOf(each, group, today),
          )
          expect(price).toBe(Math.min(...payable))
        },
      ),
    )
  })
})
it.each([
  ['Associate', 'associate'],
  [' PREFERRED ', 'preferred'],
  ['guest', 'guest'],
  ['General', 'guest'],
  [undefined, 'guest'],
])('reads the group label %s as %s', (label, expected) => {
  expect(priceGroup(label)).toBe(expected)
})
it.each([
  ['TH', 'membership-th'],
  ['LA', 'membership-la'],
  ['HK', 'membership'],
  [undefined, 'membership'],
])('offers people in %s the product %s (R-191)', (country, expected) => {
  expect(membershipSkuFor(country)).toBe(expected)
})
