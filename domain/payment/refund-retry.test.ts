import { expect, it } from 'vitest'
import { secondsToRefundAgain } from './refund-retry.ts'

const queued = new Date('2026-11-30T00:00:00Z')
const after = (hours: number) => new Date(queued.getTime() + hours * 3_600_000)

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
  expect(secondsToRefundAgain(attempts, queued, after(hours))).toBe(seconds)
})
