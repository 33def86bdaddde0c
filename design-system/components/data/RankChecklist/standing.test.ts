import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingFirst, standing, type RankRequirement } from './standing.ts'

describe('standing', () => {
  it.each([
    [18, 20, 'missing', 2],
    [20, 20, 'reached', 0],
    [286, 200, 'reached', 0],
    [0, 3, 'missing', 3],
    [null, 20, 'unknown', 0],
    [18, null, 'unknown', 0],
  ] as const)('%s of %s: %s, %d to go', (current, required, state, toGo) =>
    expect(standing({ current, required })).toEqual({ state, toGo }),
  )
})

describe('missingFirst', () => {
  const requirement = fc.record({
    id: fc.uuid(),
    label: fc.string(),
    current: fc.option(fc.nat(9)),
    required: fc.option(fc.nat(9)),
  })
  it('puts what is missing before the rest and keeps the order within both', () => {
    fc.assert(
      fc.property(fc.array(requirement), (requirements: RankRequirement[]) => {
        const sorted = missingFirst(requirements)
        const isMissing = (one: RankRequirement) => standing(one).state === 'missing'
        expect(sorted).toEqual([
          ...requirements.filter(isMissing),
          ...requirements.filter((one) => !isMissing(one)),
        ])
      }),
    )
  })
})
