import type { PaymentKind } from '#domain/payment/payment-kind.ts'

/** The screen that waits for the result of a payment. */
export const processPath = (kind: PaymentKind, orderId: number): string =>
  kind === 'card' ? `/process_worldpay/${orderId}` : kind === 'unionpay' ? `/process_ingenico/${orderId}` : `/process_payment?order=${orderId}`
