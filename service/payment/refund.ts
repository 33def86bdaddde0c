import { joinName } from '#domain/customers/name.ts'
import { formatMoney } from '#domain/money/money.ts'
import { defaultLanguage, languageOf } from '#domain/store/languages.ts'
import { paths } from '#domain/store/paths.ts'
import type { Db } from '#service/db/db.ts'
import { leaveMessage } from '#service/messages/store.ts'
import type { OrderRow } from '#service/orders/store.ts'
import { queueMessage } from '#service/outbox/store.ts'
import { SUPPORT_EMAIL } from '#service/store/support.ts'
import { refundTexts, type RefundReason } from './refund-texts.ts'
import type { PaymentRow } from '#service/orders/payment-store.ts'

/**
 * Announces a payment to be refunded: to the customer in the notification centre and by email (by SMS without an
 * email), and to the shop's support, who make the refund. Call it once per payment, in the transaction that sets
 * `refund_due`.
 */
export async function announceRefund(db: Db, order: OrderRow, payment: PaymentRow, now: Date): Promise<void> {
  const reason: RefundReason = order.paid_at ? 'alreadyPaid' : 'cancelled'
  const [number, amount] = [order.increment_id, formatMoney(payment.amount_minor)]
  await queueMessage(
    db,
    {
      channel: 'email',
      recipient: SUPPORT_EMAIL,
      subject: `Refund due: order ${number}, ${amount}`,
      body: [
        `Order ${number} (${order.status}) received a payment it can't take: ${reason === 'alreadyPaid' ? 'it was already paid' : 'it was no longer open'}.`,
        `Payment: ${payment.id}\nProvider: ${payment.provider} (${payment.method})\nAmount: ${amount}`,
        'Please refund it. The customer has been told.',
      ].join('\n\n'),
    },
    now,
  )
  const customer = await leaveMessage(
    db,
    order.customer_id,
    { kind: 'refund', vars: { number, amount }, url: paths.order(order.id) },
    now,
  )
  if (!customer) return
  const texts = refundTexts[(languageOf(order.language) ?? defaultLanguage).code]
  const subject = texts.subject(number, amount)
  if (customer.email) {
    await queueMessage(
      db,
      {
        channel: 'email',
        recipient: customer.email,
        subject,
        body: [
          texts.greeting(joinName(customer.firstname, customer.lastname)),
          texts.intro[reason](number, amount),
          texts.refund,
          ...(order.origin ? [texts.view(`${order.origin}/dashboard/orders/${order.id}`)] : []),
          'Jadeleaf',
        ].join('\n\n'),
      },
      now,
    )
  } else if (customer.mobile) {
    await queueMessage(
      db,
      {
        channel: 'sms',
        recipient: `+${customer.mobile_prefix ?? ''}${customer.mobile}`,
        body: subject,
      },
      now,
    )
  }
}
