import { describe, expect, it } from 'vitest'
import { hongKongDates } from './hong-kong-dates.ts'

describe('dates of the shop', () => {
  it.each(['en', 'zh-CN', 'zh-HK', 'ms', 'vi', 'th'] as const)('are Hong Kong dates of the Gregorian calendar in %s', (locale) => {
    const dates = hongKongDates({ formatDate: (value, options) => new Intl.DateTimeFormat(locale, options).format(value as Date) })
    // 17:00 UTC is the next day in Hong Kong
    const instant = new Date('2024-01-01T17:00:00Z')
    expect(dates.date(instant)).toMatch(/2024/)
    expect(dates.date(instant)).toMatch(/\b2\b|2日/)
    expect(dates.date(instant)).not.toMatch(/2567|ค\.ศ\./)
    expect(dates.dateTime(instant)).toContain('01:00')
  })
})
