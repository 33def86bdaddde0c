import { parseDate, type CalendarDate } from '@internationalized/date'

/** An ISO date (`2026-11-21`) as react-aria wants it; null for an empty or broken one. */
export function toCalendarDate(iso: string | undefined): CalendarDate | null {
  if (!iso) return null
  try {
    return parseDate(iso)
  } catch {
    return null
  }
}

/**
 * The locale in which dates are typed. English readers here write the day first, as Hong Kong does; a Thai calendar would count Buddhist years.
 */
export const dateLocale = (locale: string): string =>
  locale === 'en' ? 'en-HK' : locale === 'th' ? 'th-TH-u-ca-gregory' : locale
