import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earnedPoints, loyaltyForMinor, parsePoints, pointsText, takeFrom } from './points.ts'

describe('points on the wire', () => {
  it.each([
    ['1234.5678', 12_345_678],
    ['-0.0001', -1],
    [12.5, 125_000],
    ['', 0],
    ['soon', 0],
    [undefined, 0],
    [null, 0],
  ])('%s is %d ten-thousandths', (text, points) => {
    expect(parsePoints(text)).toBe(points)
  })
  it('come back as they went', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (points) => {
        expect(parsePoints(pointsText(points))).toBe(points)
      }),
    )
  })
})

describe('points earned with an order', () => {
  it.each([
    [0, 0],
    [-100, 0],
    [1, 10],
    [99_999, 999_990],
    [100_000, 1_500_000],
    [199_999, 2_999_985],
    [200_000, 4_000_000],
  ])('for %d cents of goods are %d', (goods, points) => {
    expect(earnedPoints(goods)).toBe(points)
  })
})

describe('points that are used', () => {
  const credit = (id: number, remaining: number, lastDay: string | null) => ({ id, remaining, lastDay })
  it('are those that expire first, then the oldest', () => {
    const credits = [
      credit(1, 5, null),
      credit(2, 5, '2027-01-31'),
      credit(3, 5, '2026-12-31'),
      credit(4, 5, '2026-12-31'),
    ]
    expect(takeFrom(credits, 12)).toEqual([
      { id: 3, points: 5 },
      { id: 4, points: 5 },
      { id: 2, points: 2 },
    ])
    expect(takeFrom(credits, 20)).toHaveLength(4)
    expect(takeFrom(credits, 21)).toBeNull()
    expect(takeFrom([], 0)).toEqual([])
    for (const order of [credits.toReversed(), [credits[3]!, credits[0]!, credits[2]!, credits[1]!]])
      expect(takeFrom(order, 20)?.map(({ id }) => id)).toEqual([3, 4, 2, 1])
  })
  it('are as many as asked for, and no credit gives more than it has', () => {
    const some = fc.array(
      fc.record({
        remaining: fc.integer({ min: 1, max: 1_000 }),
        lastDay: fc.constantFrom(null, '2026-12-31', '2027-06-30'),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(some, fc.nat(6_000), (rows, points) => {
        const credits = rows.map((row, id) => ({ ...row, id }))
        const taken = takeFrom(credits, points)
        const sum = credits.reduce((total, { remaining }) => total + remaining, 0)
        if (taken === null) expect(sum).toBeLessThan(points)
        else {
          expect(taken.reduce((total, share) => total + share.points, 0)).toBe(points)
          for (const { id, points: share } of taken)
            expect(share).toBeLessThanOrEqual(credits[id]?.remaining ?? 0)
        }
      }),
    )
  })
})

it('a point is worth a dollar', () => {
  expect(loyaltyForMinor(12_345)).toBe(1_234_500)
})
