import { firstDayOf, isPeriod, type Period } from '#domain/commissions/period.ts'
import { capitaliseMonth } from '#domain/dates/format-month.ts'
import type { IntlShape } from 'react-intl'

/**
 * Returns a period as text: 'November 2026', 'November', or 'Nov' in a chart. Months are Gregorian in Thai too, and have
 * figures in Chinese: 11月, which is the short form of 十一月.
 */
export function periodText(
  intl: IntlShape,
  period: Period,
  length: 'long' | 'short' | 'month' = 'long',
): string {
  if (!isPeriod(period)) return period
  return intl.formatDate(new Date(`${firstDayOf(period)}T00:00:00Z`), {
    month: length === 'short' || (length === 'month' && intl.locale.startsWith('zh')) ? 'short' : 'long',
    ...(length === 'long' ? { year: 'numeric' as const } : {}),
    calendar: 'gregory',
    timeZone: 'UTC',
  })
}

/** Returns a period as a heading or the start of a sentence: 'November 2026'. */
export const periodHeading = (intl: IntlShape, period: Period): string =>
  capitaliseMonth(periodText(intl, period), intl.locale)
