import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { languages } from '#domain/store/languages.ts'
import { periodHeading, periodText } from './period-text.ts'

it('names a month alone as in a date: with figures in Chinese', () => {
  const months = languages.map(({ code, tag }) => [
    code,
    periodText(createIntl({ locale: tag }), '202611', 'month'),
  ])
  expect(Object.fromEntries(months)).toEqual({
    zh_cn: '11月',
    zh_hk: '11月',
    en: 'November',
    ms: 'November',
    vi: 'Tháng 11',
    th: 'พฤศจิกายน',
  })
})

it('begins a line with a capital in Vietnamese, not a place inside a sentence', () => {
  const intl = createIntl({ locale: 'vi' })
  expect(periodHeading(intl, '202611')).toBe('Tháng 11 năm 2026')
  expect(periodText(intl, '202611')).toBe('tháng 11 năm 2026')
})
