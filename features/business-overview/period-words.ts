import type { Period } from '#domain/commissions/period.ts'
import { useIntl } from 'react-intl'

/**
 * Names of months in the page's language, with Gregorian years: "November", "November 2026", "Nov". Chinese months have
 * figures everywhere: 11月, which is the short form of 十一月.
 */
export function usePeriodWords(): Record<'month' | 'whole' | 'short', (period: Period) => string> {
  const intl = useIntl()
  const say = (month: 'long' | 'short', year?: 'numeric') => (period: Period) =>
    intl.formatDate(Date.UTC(Number(period.slice(0, 4)), Number(period.slice(4)) - 1, 1), {
      month,
      year,
      calendar: 'gregory',
      timeZone: 'UTC',
    })
  return {
    month: say(intl.locale.startsWith('zh') ? 'short' : 'long'),
    whole: say('long', 'numeric'),
    short: say('short'),
  }
}
