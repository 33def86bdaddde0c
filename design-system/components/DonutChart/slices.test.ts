import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shares, slicePath } from './slices.ts'

describe('shares', () => {
  it.each([[[1, 1, 2], [0.25, 0.25, 0.5]], [[0, 0], [0, 0]], [[], []], [[-5, 5], [0, 1]], [[Number.NaN, 3], [0, 1]]])('of %j are %j', (values, expected) => expect(shares(values).map((slice) => slice.share)).toEqual(expected))

  it('fill the turn without a gap', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 8 }).filter((values) => values.some((value) => value > 0)), (values) => {
      const slices = shares(values)
      slices.forEach((slice, index) => { expect(slice.from).toBeCloseTo(slices[index - 1]?.to ?? 0, 9); expect(slice.to).toBeLessThanOrEqual(1) })
      expect(slices.at(-1)?.to).toBeCloseTo(1, 9)
    }))
  })
})

describe('slicePath', () => {
  it('begins at twelve o’clock and turns with the clock', () => expect(slicePath(0, 0.25)).toBe('M100.00 4.00A96 96 0 0 1 196.00 100.00L158.00 100.00A58 58 0 0 0 100.00 42.00Z'))
  it('takes the long way for more than half', () => expect(slicePath(0, 0.75)).toContain('A96 96 0 1 1'))
  it('draws the whole ring in two pieces', () => expect(slicePath(0, 1).match(/M/g)).toHaveLength(2))
})
