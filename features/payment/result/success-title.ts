import { paymentState, type PaymentState } from '#domain/orders/payment-state.ts'
import type { IntlShape } from 'react-intl'

/** States in which there is nothing to give thanks for. */
export const over: readonly PaymentState[] = ['cancelled', 'closed']

/** Heads the page of a placed order and names its tab. */
export const successTitle = (intl: IntlShape, status: string | undefined): string =>
  intl.formatMessage({
    id: over.includes(paymentState(status)) ? 'payment.success.over' : 'payment.success.title',
  })
