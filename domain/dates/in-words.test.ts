import { describe, expect, it } from 'vitest'
import { dateInWords, timeInWords } from './in-words.ts'

describe('dates of the shop', () => {
  it.each(['en', 'zh-CN', 'zh-HK', 'ms', 'vi', 'th'])('are Hong Kong dates of the Gregorian calendar in %s', (locale) => {
    // 17:00 UTC is the next day in Hong Kong
    const instant = new Date('2024-01-01T17:00:00Z')
    expect(dateInWords(instant, locale)).toMatch(/2024/)
    expect(dateInWords(instant, locale)).toMatch(/\b2\b|2日/)
    expect(dateInWords(instant, locale)).not.toMatch(/2567|ค\.ศ\.|01:00/)
    expect(timeInWords(instant, locale)).toContain('01:00')
  })
})
