import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neighbour } from './focus-after-removal.ts'

describe('neighbour', () => {
  it.each([
    [0, 1, undefined],
    [0, 2, 1],
    [1, 2, 0],
    [1, 3, 2],
    [2, 3, 1],
    [0, 0, undefined],
  ])('of chip %d of %d is %s', (index, count, next) => expect(neighbour(index, count)).toBe(next))

  it('is always another chip that stays', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 50 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1))),
        ([count, index]) => {
          const next = neighbour(index, count)
          expect(next).not.toBe(index)
          expect(next).toBeGreaterThanOrEqual(0)
          expect(next).toBeLessThan(count)
        },
      ),
    )
  })
})
