import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capitaliseMonth, nextPeriod, previousPeriod, readPeriod } from './period.ts'

describe('business periods', () => {
  it.each([
    ['202401', '202312'],
    ['202312', '202311'],
    ['200001', '199912'],
  ])('before %s comes %s', (period, before) => expect(previousPeriod(period)).toBe(before))
  it.each([
    ['202312', '202401'],
    ['202401', '202402'],
  ])('after %s comes %s', (period, after) => expect(nextPeriod(period)).toBe(after))
  it.each(['current', '', '202413', '202400', '2024', '20240101'])('%j is none and stays', (text) => {
    expect(readPeriod(text)).toBeUndefined()
    expect(nextPeriod(text)).toBe(text)
  })
  it('has a capital in Vietnamese when it stands alone', () => {
    expect(capitaliseMonth('tháng 11 năm 2026', 'vi')).toBe('Tháng 11 năm 2026')
    expect(capitaliseMonth('November 2026', 'en')).toBe('November 2026')
  })
  it('comes back to where it was, and grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const period = `${year}${String(month).padStart(2, '0')}`
        expect(previousPeriod(nextPeriod(period))).toBe(period)
        expect(nextPeriod(period) > period).toBe(true)
      }),
    )
  })
})
