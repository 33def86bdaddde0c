import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { formatDate, formatDateTime } from './format-date.ts'
import { capitaliseMonth, formatMonth, monthInSentence } from './format-month.ts'

const day = {
  timeZone: 'Asia/Hong_Kong',
  calendar: 'gregory',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
} as const
const instants = fc.date({ min: new Date('1980-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

describe.each(['en', 'zh-CN', 'zh-HK', 'ms', 'vi', 'th'])('dates in %s', (locale) => {
  it('are Hong Kong dates of the Gregorian calendar (R-372)', () => {
    // 17:00 UTC is the next day in Hong Kong
    const instant = new Date('2024-01-01T17:00:00Z')
    expect(formatDate(instant, locale)).toMatch(/2024/)
    expect(formatDate(instant, locale)).toMatch(/\b0?2\b|2日/)
    expect(formatDateTime(instant, locale)).toContain('01:00')
  })

  it('are written as Unicode has them', () => {
    // British English, but for September; Vietnamese shops write dates in figures.
    const written = (text: string) => text.replace('Sept', 'Sep')
    const tag = locale === 'en' ? 'en-GB' : locale
    const form = locale === 'vi' ? ({ ...day, month: '2-digit', day: '2-digit' } as const) : day
    const [date, time] = [
      new Intl.DateTimeFormat(tag, form),
      new Intl.DateTimeFormat(tag, { ...form, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    ]
    fc.assert(
      fc.property(instants, (instant) => {
        expect(formatDate(instant, locale)).toBe(written(date.format(instant)))
        expect(formatDateTime(instant, locale)).toBe(written(time.format(instant)))
      }),
    )
  })
})

it.each([
  ['en', '22 Nov 2026', '22 Nov 2026, 05:07'],
  ['zh-CN', '2026年11月22日', '2026年11月22日 05:07'],
  ['zh-HK', '2026年11月22日', '2026年11月22日 05:07'],
  ['ms', '22 Nov 2026', '22 Nov 2026, 05:07'],
  ['vi', '22/11/2026', '05:07 22/11/2026'],
  ['th', '22 พ.ย. 2026', '22 พ.ย. 2026 05:07'],
])('%s writes %s (A-147)', (locale, date, withTime) => {
  const instant = new Date('2026-11-21T21:07:00Z')
  expect(formatDate(instant, locale)).toBe(date)
  expect(formatDateTime(instant, locale)).toBe(withTime)
})

it.each([
  ['en', 'November 2026'],
  ['zh-CN', '2026年11月'],
  ['zh-HK', '2026年11月'],
  ['ms', 'November 2026'],
  ['vi', 'tháng 11 năm 2026'],
  ['th', 'พฤศจิกายน 2026'],
  ['xx', 'November 2026'],
])('a month in %s is %s', (locale, words) => {
  expect(formatMonth('2026-11', locale)).toBe(words)
})

it('Vietnamese months are capital at the start of a line and small inside a sentence', () => {
  expect(capitaliseMonth(formatMonth('2026-11', 'vi'), 'vi')).toBe('Tháng 11 năm 2026')
  expect(monthInSentence('Tháng 9', 'vi')).toBe('tháng 9')
  expect(capitaliseMonth('พฤศจิกายน 2026', 'th')).toBe('พฤศจิกายน 2026')
  expect(monthInSentence('November', 'en')).toBe('November')
})

it.each([
  ['en', 'November 2026'],
  ['ms', 'November 2026'],
  ['th', 'พฤศจิกายน 2026'],
  ['vi', 'tháng 11 năm 2026'],
  ['zh-CN', '2026年11月'],
  ['zh-HK', '2026年11月'],
  ['fr', 'November 2026'],
])('a month in %s is written %s', (locale, month) => {
  expect(formatMonth('2026-11', locale)).toBe(month)
})
it('the months of Malay are its own', () => {
  expect(['2026-01', '2026-05', '2026-08', '2026-12'].map((month) => formatMonth(month, 'ms'))).toEqual([
    'Januari 2026',
    'Mei 2026',
    'Ogos 2026',
    'Disember 2026',
  ])
})
it('only Vietnamese writes a month small within a sentence', () => {
  expect(monthInSentence('Tháng 9', 'vi')).toBe('tháng 9')
  expect(monthInSentence('November', 'en')).toBe('November')
  expect([capitaliseMonth('tháng 9', 'vi'), capitaliseMonth('september', 'th')]).toEqual([
    'Tháng 9',
    'september',
  ])
})
it('the clock changes of the machine are not those of Hong Kong', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const instants = Array.from({ length: 48 }, (_, at) => new Date(Date.UTC(2024, 2, 9, 12) + at * 1_800_000))
  expect(new Set(instants.map((instant) => instant.getTimezoneOffset())).size).toBe(2)
  expect(instants.map((instant) => formatDateTime(instant, 'vi').slice(0, 5))).toEqual(
    instants.map(
      (_, at) => `${String((20 + Math.floor(at / 2)) % 24).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
    ),
  )
  vi.unstubAllEnvs()
})
