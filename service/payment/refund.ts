import { formatMoney } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import type { Db } from '#service/db/db.ts'
import { notifyBuyer } from '#service/orders/documents/notify.ts'
import type { OrderRow } from '#service/orders/store.ts'
import { refundTexts, type RefundReason } from './refund-texts.ts'
import type { PaymentRow } from '#service/orders/payment-store.ts'

/**
 * Announces a payment to be refunded to its customer, in the notification centre and by email (by SMS without an email).
 * Call it once per payment, in the transaction that sets `refund_due`.
 */
export async function announceRefund(db: Db, order: OrderRow, payment: PaymentRow, now: Date): Promise<void> {
  const reason: RefundReason = order.paid_at ? 'alreadyPaid' : 'cancelled'
  const [number, amount] = [order.increment_id, formatMoney(payment.amount_minor)]
  await notifyBuyer(
    db,
    order,
    { kind: 'refund', vars: { number, amount }, url: paths.order(order.id) },
    ({ code }) => {
      const texts = refundTexts[code]
      return {
        subject: texts.subject(number, amount),
        paragraphs: () => [
          texts.intro[reason](number, amount),
          texts.refund,
          ...(order.origin ? [texts.view(`${order.origin}/dashboard/orders/${order.id}`)] : []),
        ],
      }
    },
    now,
  )
}
