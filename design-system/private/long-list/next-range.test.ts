import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextRange, within } from './next-range.ts'
import type { Range } from './row-heights.ts'

const to = (first: number, last: number): Range => ({ first, last })
const range = fc.tuple(fc.nat(60), fc.nat(20)).map(([first, length]) => to(first, first + length))

describe('nextRange', () => {
  it.each([
    ['down: the missing ones below, some at a time', to(0, 10), to(3, 15), to(0, 20), to(0, 12)],
    ['down: what is far behind goes', to(0, 10), to(8, 12), to(5, 15), to(5, 12)],
    ['up: the missing ones above', to(10, 20), to(5, 15), to(2, 25), to(8, 20)],
    ['a jump down: begins at its upper edge', to(0, 10), to(90, 100), to(80, 110), to(90, 92)],
    ['a jump up: begins at its lower edge', to(90, 100), to(0, 10), to(0, 20), to(8, 10)],
    ['nothing to do', to(0, 12), to(3, 10), to(0, 15), to(0, 12)],
    ['an empty list', to(0, 0), to(0, 0), to(0, 0), to(0, 0)],
  ])('%s', (_, now, need, keep, expected) =>
    expect(nextRange(now, need, { keep, most: 2 })).toEqual(expected),
  )

  it('comes to what is needed in small steps and then rests', () => {
    fc.assert(
      fc.property(
        range,
        range,
        fc.nat(10),
        fc.nat(10),
        fc.integer({ min: 1, max: 5 }),
        (start, need, above, below, most) => {
          const keep = to(Math.max(0, need.first - above), need.last + below)
          let now = start
          for (let steps = 0; steps < 200; steps++) {
            const next = nextRange(now, need, { keep, most })
            const places = Array.from(
              { length: next.last - next.first },
              (_each, index) => next.first + index,
            )
            expect(
              places.filter((place) => place < now.first || place >= now.last).length,
            ).toBeLessThanOrEqual(most)
            if (next === now || (next.first === now.first && next.last === now.last)) break
            now = next
          }
          expect(now.first).toBeLessThanOrEqual(need.first)
          expect(now.last).toBeGreaterThanOrEqual(need.last)
          expect(now.first).toBeGreaterThanOrEqual(keep.first)
          expect(now.last).toBeLessThanOrEqual(Math.max(keep.last, need.last))
          if (need.first < need.last) expect(nextRange(now, need, { keep, most })).toBe(now)
        },
      ),
    )
  })
})

describe('within', () => {
  it.each([
    [to(5, 15), 100, to(5, 15)],
    [to(90, 100), 40, to(30, 40)],
    [to(0, 12), 3, to(0, 3)],
    [to(5, 15), 0, to(0, 0)],
  ])('%j of %i', (given, length, expected) => expect(within(given, length)).toEqual(expected))
})
