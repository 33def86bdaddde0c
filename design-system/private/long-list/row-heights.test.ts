import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RowHeights } from './row-heights.ts'

const keys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`)
function listed(count: number, measured: Record<string, number> = {}): RowHeights {
  const heights = new RowHeights()
  heights.list(keys(count))
  for (const [key, height] of Object.entries(measured)) heights.measure(key, height)
  heights.settle()
  return heights
}

describe('RowHeights', () => {
  it('takes rows it has not seen for as tall as those it has seen', () => {
    const heights = listed(5, { k0: 40, k1: 60 })
    expect([0, 1, 2, 3, 5].map((place) => heights.top(place))).toEqual([0, 40, 100, 150, 250])
  })

  it('keeps its first guess, so that nothing moves', () => {
    const heights = listed(5, { k0: 40 })
    heights.measure('k4', 400)
    heights.settle()
    expect(heights.top(4)).toBe(160)
    expect(heights.getContentSize().height).toBe(560)
  })

  it('moves what lies below a row that is measured later, and nothing above it', () => {
    const heights = listed(5, { k0: 40 })
    expect(heights.top(5)).toBe(200)
    heights.measure('k2', 100)
    expect([0, 1, 2, 3, 4, 5].map((place) => heights.top(place))).toEqual([0, 40, 80, 180, 220, 260])
    heights.measure('k1', 20)
    expect(heights.top(5)).toBe(240)
  })

  it('keeps heights with their rows when the order changes', () => {
    const heights = listed(3, { k0: 40, k1: 60, k2: 80 })
    heights.list(['k2', 'k0', 'k1'])
    expect(heights.getItemRect('k1')).toMatchObject({ y: 120, height: 60 })
    expect(heights.getItemRect('k9')).toBeNull()
  })

  it('guesses anew after the width has changed', () => {
    const heights = listed(4, { k0: 40 })
    heights.forget()
    heights.measure('k0', 80)
    heights.settle()
    expect(heights.getContentSize().height).toBe(320)
  })

  it('has no rows in an empty list', () => expect(listed(0).between(0, 500)).toEqual({ first: 0, last: 0 }))

  it('finds the rows between two heights', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 40 }),
        fc.nat(3000),
        fc.nat(600),
        (sizes, from, height) => {
          const heights = listed(
            sizes.length,
            Object.fromEntries(sizes.map((size, index) => [`k${index}`, size])),
          )
          const { first, last } = heights.between(from, from + height)
          expect(first).toBeLessThan(last)
          const end = heights.top(sizes.length)
          if (from < end) {
            expect(heights.top(first)).toBeLessThanOrEqual(from)
            expect(heights.top(first + 1)).toBeGreaterThan(from)
          }
          if (from + height < end) expect(heights.top(last)).toBeGreaterThan(from + height)
        },
      ),
    )
  })
})
