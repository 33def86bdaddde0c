import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstPoint, nextPoint } from './next-point.ts'

const known = [
  [true, false, true, true],
  [false, true, true, false],
]

describe('nextPoint', () => {
  it.each([
    [0, 0, 'ArrowRight', 0, 2],
    [0, 2, 'ArrowLeft', 0, 0],
    [0, 0, 'End', 0, 3],
    [0, 3, 'Home', 0, 0],
    [0, 2, 'ArrowDown', 1, 2],
    [1, 2, 'ArrowUp', 0, 2],
    [1, 2, 'Home', 1, 1],
  ])('from %d/%d %s leads to %d/%d', (series, index, key, toSeries, toIndex) =>
    expect(nextPoint(known, { series, index }, key)).toEqual({ series: toSeries, index: toIndex }),
  )

  it.each([
    [0, 0, 'ArrowLeft'],
    [0, 3, 'ArrowRight'],
    [0, 0, 'ArrowDown'],
    [0, 3, 'End'],
    [0, 0, 'ArrowUp'],
    [0, 0, 'Tab'],
    [0, 0, 'a'],
  ])('from %d/%d %s leads nowhere', (series, index, key) =>
    expect(nextPoint(known, { series, index }, key)).toBeUndefined(),
  )

  it('only ever leads to a known value', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'),
        fc.nat(3),
        fc.nat(5),
        (grid, key, series, index) => {
          const next = nextPoint(grid, { series, index }, key)
          return next === undefined || grid[next.series]?.[next.index] === true
        },
      ),
    )
  })
})

it('firstPoint is the newest value of the first series that has one', () => {
  expect(firstPoint(known)).toEqual({ series: 0, index: 3 })
  expect(firstPoint([[false], [true]])).toEqual({ series: 1, index: 0 })
  expect(firstPoint([])).toEqual({ series: 0, index: 0 })
})
