import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barPlace } from './bar-place.ts'

describe('barPlace', () => {
  it('stands on zero and grows upwards', () =>
    expect(barPlace({ slot: 40, centre: 20, count: 1, place: 0, zero: 200, end: 50 })).toEqual({
      x: 6,
      y: 50,
      width: 26,
      height: 150,
    }))
  it('hangs from zero where the amount is negative', () =>
    expect(barPlace({ slot: 40, centre: 20, count: 1, place: 0, zero: 100, end: 130 })).toMatchObject({
      y: 100,
      height: 30,
    }))
  it('shows a tiny amount and hides none at all', () => {
    expect(barPlace({ slot: 40, centre: 20, count: 1, place: 0, zero: 100, end: 99.9 }).height).toBe(1)
    expect(barPlace({ slot: 40, centre: 20, count: 1, place: 0, zero: 100, end: 100 }).height).toBe(0)
  })
  it('keeps the bars of a group apart and inside their slot', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15, max: 400 }), fc.integer({ min: 1, max: 5 }), (slot, count) => {
        const bars = Array.from({ length: count }, (_, place) =>
          barPlace({ slot, centre: slot / 2, count, place, zero: 100, end: 0 }),
        )
        bars.forEach((bar, index) => {
          if (index > 0)
            expect(bar.x).toBeGreaterThan((bars[index - 1]?.x ?? 0) + (bars[index - 1]?.width ?? 0) - 1e-6)
        })
        expect(bars[0]?.x).toBeGreaterThanOrEqual(0)
        expect((bars.at(-1)?.x ?? 0) + (bars.at(-1)?.width ?? 0)).toBeLessThan(slot + 1e-6)
      }),
    )
  })
})
