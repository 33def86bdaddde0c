import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailsWindow } from './details-window.ts'
import {
  closesAt,
  completedPeriods,
  firstDayOf,
  isPeriod,
  lastDayOf,
  monthsBetween,
  nextPeriod,
  periodAfter,
  periodOfDay,
  periodsBetween,
  previousPeriod,
  shownPeriod,
} from './period.ts'

const periods = fc
  .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}${String(month).padStart(2, '0')}`)

describe('business periods', () => {
  it.each([
    [null, '202611'],
    ['202611', '202611'],
    ['202603', '202603'],
    ['november', '202611'],
    ['202612', '202611'],
    ['202613', '202611'],
    ['current', '202611'],
  ])('the address %s shows %s', (asked, period) => {
    expect(shownPeriod(asked, '202611')).toBe(period)
  })
  it.each([
    ['202401', '202312', '202402'],
    ['202312', '202311', '202401'],
    ['202406', '202405', '202407'],
  ])('%s comes after %s and before %s (R-629, R-646)', (period, previous, next) => {
    expect([previousPeriod(period), nextPeriod(period)]).toEqual([previous, next])
  })
  it('one step back and one forth lead to the same period', () => {
    fc.assert(
      fc.property(periods, fc.integer({ min: -500, max: 500 }), (period, months) => {
        expect(nextPeriod(previousPeriod(period))).toBe(period)
        expect(monthsBetween(period, periodAfter(period, months))).toBe(months)
        expect(periodOfDay(firstDayOf(period))).toBe(period)
        expect(periodOfDay(lastDayOf(period))).toBe(period)
      }),
    )
  })
  it.each([
    ['202402', '2024-02-29'],
    ['202302', '2023-02-28'],
    ['210002', '2100-02-28'],
    ['200002', '2000-02-29'],
    ['202411', '2024-11-30'],
    ['202412', '2024-12-31'],
  ])('%s ends on %s', (period, day) => {
    expect(lastDayOf(period)).toBe(day)
  })
  it.each(['202413', '202400', '2024', '2024-1', '20241', 'current', '', '2024010'])(
    '%s is none (R-628)',
    (text) => {
      expect(isPeriod(text)).toBe(false)
    },
  )
  it('the last four completed ones leave out the running month, over a turn of the year too (R-647)', () => {
    expect(completedPeriods('2024-03-15')).toEqual(['202402', '202401', '202312', '202311'])
    expect(completedPeriods('2024-03-01')).toEqual(completedPeriods('2024-03-31'))
  })
  it('closes an hour after its last midnight in Hong Kong', () => {
    expect(closesAt('202611').toISOString()).toBe('2026-11-30T17:00:00.000Z')
    expect(closesAt('202612').toISOString()).toBe('2026-12-31T17:00:00.000Z')
  })
  it('lists every period from one to another', () => {
    expect(periodsBetween('202311', '202402')).toEqual(['202311', '202312', '202401', '202402'])
    expect(periodsBetween('202402', '202401')).toEqual([])
  })
})

describe('the window of the payment report', () => {
  it.each([
    ['current', '2024-03-15', '2023-03-15', '2024-03-15'],
    ['current', '2024-02-29', '2023-02-28', '2024-02-29'],
    ['2023', '2024-03-15', '2023-01-01', '2023-12-31'],
    ['202402', '2024-03-15', '2024-02-01', '2024-02-29'],
  ])('%s on %s is %s to %s (R-652, R-653, R-654)', (period, today, start_date, end_date) => {
    expect(detailsWindow(period, today)).toEqual({ start_date, end_date })
  })
  it.each(['', '202413', 'last', '20240'])('%s has none', (period) => {
    expect(detailsWindow(period, '2024-03-15')).toBeNull()
  })
})
