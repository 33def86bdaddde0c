import { describe, expect, it } from 'vitest'
import { dateLocale, toCalendarDate } from './calendar-date.ts'

describe('toCalendarDate', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2024-02-29', '2024-02-29'],
    ['', undefined],
    [undefined, undefined],
    ['2026-13-01', undefined],
    ['2025-02-29', undefined],
    ['21/11/2026', undefined],
  ])('%s → %s', (iso, date) => expect(toCalendarDate(iso)?.toString()).toBe(date))
})

describe('dateLocale', () => {
  const written = (locale: string) =>
    new Intl.DateTimeFormat(dateLocale(locale), { timeZone: 'UTC' }).format(Date.UTC(2026, 10, 21))
  it('writes the day first in English and Gregorian years in Thai', () => {
    expect(written('en')).toBe('21/11/2026')
    expect(written('th')).toBe('21/11/2026')
    expect(written('zh-CN')).toBe('2026/11/21')
  })
})
