import { formatDateTime } from '#domain/dates/format-date.ts'
import { useIntl } from 'react-intl'
import { statusMessage } from './order-view.ts'

/** Words for a status of an order. */
export function useStatusText(): (status: string | undefined) => string {
  const intl = useIntl()
  return (status = '') => {
    const id = statusMessage(status)
    return id ? intl.formatMessage({ id }) : status
  }
}

/** Dates of orders are Hong Kong dates. */
export function useHongKongTime(): (instant: Date) => string {
  const { locale } = useIntl()
  return (instant) => formatDateTime(instant, locale)
}
