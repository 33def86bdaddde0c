import type { Period } from '#domain/commissions/period.ts'
import { formatMonth } from '#domain/dates/format-month.ts'
import { useIntl } from 'react-intl'

/** The month of a business period in the page's language: "November 2026". */
export function usePeriodWords(): (period: Period) => string {
  const { locale } = useIntl()
  return (period) => formatMonth(`${period.slice(0, 4)}-${period.slice(4)}`, locale)
}
