import type { PaymentKind } from '#domain/payment/payment-kind.ts'
import { paths } from '#domain/store/paths.ts'

/** The screen that waits for the result of a payment. */
export const processPath = (kind: PaymentKind, orderId: number): string =>
  kind === 'card'
    ? paths.processWorldpay(orderId)
    : kind === 'unionpay'
      ? paths.processIngenico(orderId)
      : paths.processPayment(orderId)
