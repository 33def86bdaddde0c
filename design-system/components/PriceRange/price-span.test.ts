import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settleRange, shareOf, type PriceSpan } from './price-span.ts'

const bounds = { min: 5000, max: 60000 }

describe('settleRange', () => {
  it.each<[string, PriceSpan, PriceSpan]>([
    ['keeps a span', { from: 10000, to: 20000 }, { from: 10000, to: 20000 }],
    ['opens an end on its bound', { from: 5000, to: 60000 }, { from: null, to: null }],
    ['brings ends inside', { from: 1, to: 999999 }, { from: null, to: null }],
    ['puts ends in order', { from: 30000, to: 20000 }, { from: 20000, to: 30000 }],
    ['keeps open ends open', { from: null, to: 20000 }, { from: null, to: 20000 }],
    ['takes one price', { from: 20000, to: 20000 }, { from: 20000, to: 20000 }],
    ['rounds to cents', { from: 10000.4, to: null }, { from: 10000, to: null }],
  ])('%s', (_, span, settled) => expect(settleRange(span, bounds)).toEqual(settled))

  const price = fc.option(fc.integer({ min: -100, max: 100000 }), { nil: null })
  it('is ordered, inside and settled once and for all', () => {
    fc.assert(fc.property(price, price, (from, to) => {
      const once = settleRange({ from, to }, bounds)
      expect(once.from ?? bounds.min).toBeLessThanOrEqual(once.to ?? bounds.max)
      expect(once.from === null || (once.from > bounds.min && once.from <= bounds.max)).toBe(true)
      expect(settleRange(once, bounds)).toEqual(once)
    }))
  })
})

describe('shareOf', () => {
  it.each([[5000, 0], [32500, 50], [60000, 100], [0, 0], [99999, 100]])('%d → %d', (minor, share) => expect(shareOf(minor, bounds)).toBe(share))
  it('stands still when everything costs the same', () => expect(shareOf(100, { min: 100, max: 100 })).toBe(0))
})
