import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodsBetween, withEnd } from './periods.ts'

describe('periodsBetween', () => {
  it.each([
    ['202611', '202611', ['202611']],
    ['202511', '202602', ['202602', '202601', '202512', '202511']],
    ['202612', '202611', []],
  ])('from %s to %s', (min, max, periods) => expect(periodsBetween(min, max)).toEqual(periods))
})

describe('withEnd', () => {
  const period = fc
    .tuple(fc.integer({ min: 2020, max: 2030 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}${String(month).padStart(2, '0')}`)
  it('keeps the ends in order and what was chosen', () => {
    fc.assert(
      fc.property(
        period,
        period,
        period,
        fc.constantFrom('from' as const, 'to' as const),
        (a, b, chosen, end) => {
          const next = withEnd({ from: a < b ? a : b, to: a < b ? b : a }, end, chosen)
          expect(next.from <= next.to).toBe(true)
          expect(next[end]).toBe(chosen)
        },
      ),
    )
  })
})
