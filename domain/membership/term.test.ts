import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeDaysBetween } from '../dates/service-time.ts'
import { membershipAfter, membershipUntil } from './term.ts'

describe('how long a membership lasts', () => {
  it.each([
    ['the first one', '2026-11-22', null, '2027-11-22'],
    ['renewed with 200 days left', '2026-11-22', '2027-06-10', '2028-06-10'],
    ['renewed with a day left', '2026-11-22', '2026-11-23', '2027-11-23'],
    ['renewed on its last day', '2026-11-22', '2026-11-22', '2027-11-22'],
    ['renewed the day after', '2026-11-22', '2026-11-21', '2027-11-22'],
    ['renewed years after', '2026-11-22', '2019-01-01', '2027-11-22'],
    ['bought on a leap day', '2028-02-29', null, '2029-02-28'],
    ['added to a leap day', '2027-03-01', '2028-02-29', '2029-02-28'],
    ['bought on 28 February before a leap year', '2027-02-28', null, '2028-02-28'],
    ['bought on the last day of a year', '2026-12-31', null, '2027-12-31'],
  ])('%s: paid on %s with %s until %s', (_, today, expiresOn, until) => {
    expect(membershipUntil(today, expiresOn)).toBe(until)
  })
  it('adds a year for each membership that was paid for', () => {
    expect(membershipUntil('2026-11-22', null, 2)).toBe('2028-11-22')
    expect(membershipUntil('2028-02-29', null, 4)).toBe('2032-02-29')
  })
  it('never loses a day that was left, and gives a year and no more', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.option(day), (today, expiresOn) => {
        const until = membershipUntil(today, expiresOn)
        const left = expiresOn === null ? 0 : Math.max(0, wholeDaysBetween(today, expiresOn))
        expect(new Date(until).toISOString().slice(0, 10)).toBe(until)
        expect([365, 366]).toContain(wholeDaysBetween(today, until) - left)
      }),
    )
  })
})

describe('a membership after its payments', () => {
  const first = { paidOn: '2026-03-10', years: 1 }
  const renewal = { paidOn: '2027-02-01', years: 1 }
  it.each([
    [null, [], null],
    [null, [first], '2027-03-10'],
    [null, [first, renewal], '2028-03-10'],
    [null, [{ ...first, years: 0 }, renewal], '2028-02-01'],
    [null, [first, { ...renewal, years: 0 }], '2027-03-10'],
    [null, [{ ...first, years: 0 }], null],
    ['2026-08-01', [{ ...first, years: 0 }], '2026-08-01'],
    ['2026-08-01', [first], '2027-08-01'],
  ])('from %s with %o ends on %s', (before, payments, until) => {
    expect(membershipAfter(before, payments)).toBe(until)
  })
})
