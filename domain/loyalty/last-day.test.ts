import { describe, expect, it } from 'vitest'
import { lastDayOfEarned, lastDayOfReturned } from './last-day.ts'

describe('the last day', () => {
  it.each([
    ['2026-11-22', '2027-11-30'],
    ['2026-12-31', '2027-12-31'],
    ['2027-02-01', '2028-02-29'],
    ['2028-02-29', '2029-02-28'],
  ])('of points earned on %s is %s', (earned, last) => {
    expect(lastDayOfEarned(earned)).toBe(last)
  })
  it.each([
    [null, null],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-21', '2026-11-29'],
    ['2027-01-31', '2027-01-31'],
  ])('of returned points, %s before, is %s', (before, after) => {
    expect(lastDayOfReturned(before, '2026-11-22')).toBe(after)
  })
})
