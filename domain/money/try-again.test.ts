import { expect, it } from 'vitest'
import { secondsToTryAgain } from './try-again.ts'

const since = new Date('2026-11-30T00:00:00Z')
const after = (hours: number) => new Date(since.getTime() + hours * 3_600_000)

it.each([
  [1, 0, 30],
  [2, 0, 60],
  [3, 1, 120],
  [11, 24, 21_600],
  [60, 65, 21_600],
  [1, 71.999, undefined],
  [60, 66, undefined],
  [60, 100, undefined],
])('attempt %i after %d hours is followed by another in %s seconds', (attempts, hours, seconds) => {
  expect(secondsToTryAgain(attempts, since, after(hours))).toBe(seconds)
})
it('may go on for more days', () => {
  expect(secondsToTryAgain(60, since, after(29 * 24), 30)).toBe(21_600)
  expect(secondsToTryAgain(60, since, after(30 * 24), 30)).toBeUndefined()
})
