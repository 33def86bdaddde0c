import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateInWords, timeInWords } from './in-words.ts'

const day = { timeZone: 'Asia/Hong_Kong', calendar: 'gregory', year: 'numeric', month: 'short', day: 'numeric' } as const
const instants = fc.date({ min: new Date('1980-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

describe.each(['en', 'zh-CN', 'zh-HK', 'ms', 'vi', 'th'])('dates in %s', (locale) => {
  it('are Hong Kong dates of the Gregorian calendar', () => {
    // 17:00 UTC is the next day in Hong Kong
    const instant = new Date('2024-01-01T17:00:00Z')
    expect(dateInWords(instant, locale)).toMatch(/2024/)
    expect(dateInWords(instant, locale)).toMatch(/\b2\b|2日/)
    expect(timeInWords(instant, locale)).toContain('01:00')
  })

  it('are written as Unicode has them', () => {
    const [date, time] = [new Intl.DateTimeFormat(locale, day), new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })]
    fc.assert(fc.property(instants, (instant) => {
      expect(dateInWords(instant, locale)).toBe(date.format(instant))
      expect(timeInWords(instant, locale)).toBe(time.format(instant))
    }))
  })
})
