import { formatDate } from '#domain/dates/format-date.ts'
import type { PaymentTerms } from '#domain/orders/payment-state.ts'
import type { IntlShape } from 'react-intl'

/** What an order on credit terms waits for: the day to pay by, where it is known. */
export const creditText = (intl: IntlShape, { payBy, creditDays }: PaymentTerms): string =>
  payBy
    ? intl.formatMessage(
        { id: 'orders.credit.payBy' },
        { date: formatDate(payBy, intl.locale), days: creditDays },
      )
    : intl.formatMessage({ id: 'orders.credit.open' })
