import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stackParts, stackTotals } from './stack.ts'

const series = (values: (number | null)[], estimatedFrom?: number) => ({
  id: 's',
  label: 's',
  values,
  estimatedFrom,
})

describe('stackParts', () => {
  it('puts each part on the one before, negative ones below zero', () => {
    expect(stackParts([series([3]), series([-2]), series([null]), series([4]), series([-1])], 1)).toEqual([
      [{ from: 0, to: 3 }],
      [{ from: 0, to: -2 }],
      [null],
      [{ from: 3, to: 7 }],
      [{ from: -2, to: -3 }],
    ])
  })

  it('reaches together as far as the values add up to', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 5 }), (values) => {
        const parts = stackParts(
          values.map((value) => series([value])),
          1,
        )
        expect(parts.at(-1)?.[0]?.to).toBe(values.reduce((sum, value) => sum + value, 0))
      }),
    )
  })
})

describe('stackTotals', () => {
  it.each([
    ['adds what is known', [series([1]), series([null]), series([2])], 3, false],
    ['has none without a value', [series([null])], null, false],
    ['is estimated where the parts are', [series([1], 0), series([2], 0)], 3, true],
    ['never adds final and estimated', [series([1]), series([2], 0)], null, true],
    ['leaves a dash out of the question', [series([1], 0), series([null])], 1, true],
  ] as const)('%s', (_, all, value, isEstimated) =>
    expect(stackTotals(all, 1)).toEqual([{ value, isEstimated }]),
  )
})
