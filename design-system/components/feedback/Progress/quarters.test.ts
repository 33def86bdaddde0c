import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passedQuarter, portion } from './quarters.ts'

describe('portion', () => {
  it.each([
    [0, 100, 0],
    [50, 100, 0.5],
    [3, 4, 0.75],
    [120, 100, 1],
    [-5, 100, 0],
    [Number.NaN, 100, 0],
    [5, 0, 0],
    [5, -1, 0],
  ])('%d of %d is %d', (value, max, share) => expect(portion(value, max)).toBe(share))
})

describe('passedQuarter', () => {
  it.each([
    [0, 0.2, undefined],
    [0.2, 0.25, 0.25],
    [0.25, 0.26, undefined],
    [0.1, 0.8, 0.75],
    [0.9, 1, 1],
    [0, 1, 1],
    [0.8, 0.3, undefined],
    [1, 1, undefined],
  ])('from %d to %d: %s', (before, after, quarter) => expect(passedQuarter(before, after)).toBe(quarter))

  it('says each quarter at most once while the work goes forward, and always the end', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (looks) => {
        let before = 0
        const said = [...looks.sort((a, b) => a - b), 1].flatMap((after) => {
          const quarter = passedQuarter(before, after)
          before = after
          return quarter === undefined ? [] : [quarter]
        })
        expect(new Set(said).size).toBe(said.length)
        expect(said.at(-1)).toBe(1)
      }),
    )
  })
})
