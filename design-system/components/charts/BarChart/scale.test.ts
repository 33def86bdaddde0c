import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelStep, linear, niceTicks, textWidth } from './scale.ts'

describe('niceTicks', () => {
  it.each([
    [
      [0, 100],
      [0, 25, 50, 75, 100],
    ],
    [
      [3, 97],
      [0, 25, 50, 75, 100],
    ],
    [
      [1240, 8300],
      [0, 2500, 5000, 7500, 10000],
    ],
    [
      [-40, 60],
      [-50, -25, 0, 25, 50, 75],
    ],
    [
      [0.1, 0.37],
      [0, 0.1, 0.2, 0.3, 0.4],
    ],
    [[], [0, 0.25, 0.5, 0.75, 1]],
    [
      [0, 0],
      [0, 0.25, 0.5, 0.75, 1],
    ],
    [
      [Number.NaN, 8],
      [0, 2, 4, 6, 8],
    ],
  ])('of %j are %j', (values, ticks) => expect(niceTicks(values)).toEqual(ticks))

  it('hold every value, rise evenly and stay few', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
        const ticks = niceTicks(values)
        const [first = 0, second = 0] = ticks
        expect(first).toBeLessThanOrEqual(Math.min(0, ...values))
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values))
        expect(ticks.length).toBeLessThanOrEqual(7)
        ticks
          .slice(1)
          .forEach((tick, index) => expect(tick - (ticks[index] ?? 0)).toBeCloseTo(second - first, 3))
      }),
    )
  })
})

it('linear puts the ends where they belong, also when both are the same value', () => {
  expect([0, 50, 100].map(linear([0, 100], [200, 0]))).toEqual([200, 100, 0])
  expect(linear([5, 5], [0, 10])(5)).toBe(0)
})

it('textWidth counts Chinese signs whole and Thai marks not at all', () => {
  expect(textWidth('ab')).toBeCloseTo(1.2)
  expect(textWidth('十一月')).toBe(3)
  expect(textWidth('ที่')).toBeCloseTo(0.6)
})

describe('labelStep', () => {
  it.each([
    [['Jan', 'Feb'], 10, 1],
    [['Jan', 'Feb'], 2, 2],
    [['十二月', '一月'], 1.5, 3],
    [[], 5, 1],
  ])('%j with %d em each: every %d', (labels, room, step) => expect(labelStep(labels, room)).toBe(step))

  it('never lets two labels touch', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1 }),
        fc.double({ min: 0.2, max: 20, noNaN: true }),
        (labels, room) => labelStep(labels, room) * room >= Math.max(...labels.map(textWidth)),
      ),
    )
  })
})
