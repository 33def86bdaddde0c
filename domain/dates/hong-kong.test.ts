import { describe, expect, it } from 'vitest'
import { ageOn, startOfHongKongDay, toHongKongDate } from './hong-kong.ts'
import { formatServiceTime, parseServiceTime, wholeDaysBetween } from './service-time.ts'

describe('Hong Kong dates', () => {
  it.each([
    ['2026-11-20T15:59:59Z', '2026-11-20'],
    ['2026-11-20T16:00:00Z', '2026-11-21'],
    ['2027-12-31T16:00:00Z', '2028-01-01'],
  ])('%s is %s', (instant, date) => {
    expect(toHongKongDate(new Date(instant))).toBe(date)
  })
  it('counts whole days, over leap days too', () => {
    expect([
      wholeDaysBetween('2028-02-28', '2028-03-01'),
      wholeDaysBetween('2026-11-21', '2026-11-20'),
      wholeDaysBetween('2026-01-01', '2027-01-01'),
    ]).toEqual([2, -1, 365])
  })
  it('begin at 16:00 UTC of the day before', () => {
    expect(startOfHongKongDay('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z')
  })
  it("reads and writes the service's UTC text", () => {
    expect(formatServiceTime(parseServiceTime('2026-11-21 01:02:03'))).toBe('2026-11-21 01:02:03')
  })
  it.each([
    ['2026-11-21', '2008-11-21', 18],
    ['2026-11-20', '2008-11-21', 17],
    ['2026-02-28', '2008-02-29', 17],
  ])('on %s one born on %s is %d', (today, born, age) => {
    expect(ageOn(today, born)).toBe(age)
  })
})
