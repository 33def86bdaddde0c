import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ratingSummary, starsOf } from './mean.ts'

it.each([
  [0, 0, 0, 0],
  [5, 1, 100, 5],
  [29, 7, 83, 4.2],
  [33, 8, 83, 4.2],
  [37, 9, 82, 4.1],
])('the sum %i of %i reviews is %i and %s stars', (sum, count, summary, stars) => {
  expect([ratingSummary(sum, count), starsOf(ratingSummary(sum, count))]).toEqual([summary, stars])
})
it('has one decimal, however it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (summary) => {
      expect(Number(starsOf(summary).toFixed(1))).toBe(starsOf(summary))
    }),
  )
})
