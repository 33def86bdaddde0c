import type { Db } from '#service/db/db.ts'
import { ORDER_LIFETIME_MINUTES, lockOrder, setStatus, type OrderRow } from '#service/orders/store.ts'
import { awaitsPayment, payLocked } from '#service/orders/life.ts'
import type { Provider } from '#service/checkout/payment-methods.ts'
import type { PaymentGateway, ProviderEvent, Report } from './provider.ts'
import { lockPayment, type PaymentRow } from './store.ts'

/** What came of a report: only `applied` changed the order or the payment. */
export type Outcome = 'applied' | 'unchanged' | 'duplicate' | 'stale' | 'refund_due' | 'refused_amount' | 'unknown_payment'

const isFinal = (status: PaymentRow['status']) => status === 'success' || status === 'failed' || status === 'cancelled'

const write = (db: Db, payment: PaymentRow, status: PaymentRow['status'], report: Report, now: Date, refundDue = false) =>
  db.query('update payment set status = $2, message = $3, refund_due = refund_due or $4, needs_challenge = false, updated_at = $5 where id = $1', [payment.id, status, report.message, refundDue, now])

async function succeed(db: Db, order: OrderRow, payment: PaymentRow, report: Report, now: Date): Promise<Outcome> {
  if (payment.status === 'success') return 'unchanged'
  const isWanted = awaitsPayment(order.status)
  await write(db, payment, 'success', report, now, !isWanted)
  // Cancelled meanwhile, or paid by another payment: the money goes back and the order stays as it is.
  if (!isWanted) return 'refund_due'
  await payLocked(db, order, report.amountMinor, now)
  return 'applied'
}

async function fail(db: Db, order: OrderRow, payment: PaymentRow, report: Report, now: Date): Promise<Outcome> {
  if (payment.status === 'success') return 'stale'
  if (isFinal(payment.status)) return 'unchanged'
  await write(db, payment, report.status === 'cancelled' ? 'cancelled' : 'failed', report, now)
  if (order.status === 'payment_review') {
    await setStatus(db, order.id, 'pending_payment', now, 'The bank refused the payment.')
    await db.query('update sales_order set pay_before = $2 where id = $1', [order.id, new Date(now.getTime() + ORDER_LIFETIME_MINUTES * 60_000)])
  }
  return 'applied'
}

async function wait(db: Db, order: OrderRow, payment: PaymentRow, report: Report, now: Date): Promise<Outcome> {
  if (isFinal(payment.status)) return 'stale'
  if (report.status === 'pending' || (payment.status === 'processing' && report.status === 'processing')) return 'unchanged'
  if (payment.status === 'processing' && order.status === 'payment_review') return 'unchanged'
  await write(db, payment, 'processing', report, now)
  if (report.status === 'review' && order.status === 'pending_payment') await setStatus(db, order.id, 'payment_review', now, 'The bank checks the payment.')
  return 'applied'
}

/**
 * Brings order and payment in line with what the provider says. Both must be locked. Success is final; reports may come
 * twice, late and out of order and end in the same state.
 */
export async function applyReport(db: Db, order: OrderRow, payment: PaymentRow, report: Report, now: Date): Promise<Outcome> {
  if (report.amountMinor !== payment.amount_minor) return 'refused_amount'
  if (report.status === 'success') return succeed(db, order, payment, report, now)
  return report.status === 'failed' || report.status === 'cancelled' ? fail(db, order, payment, report, now) : wait(db, order, payment, report, now)
}

async function applyTo(db: Db, provider: Provider, paymentId: string, report: Report, now: Date): Promise<Outcome> {
  const known = await db.one<{ order_id: number }>('select order_id from payment where id = $1 and provider = $2', [paymentId, provider])
  // Always order before payment: the one order of locks everywhere.
  const order = known && (await lockOrder(db, known.order_id))
  const payment = order && (await lockPayment(db, paymentId))
  return payment ? applyReport(db, order, payment, report, now) : 'unknown_payment'
}

/** Takes an authentic event, once. A repeated one waits for the first and answers `duplicate`. */
export const takeEvent = (db: Db, provider: Provider, event: ProviderEvent, now: Date): Promise<Outcome> => db.tx(async (tx) => {
  const fresh = await tx.one(
    `insert into payment_event (provider, event_id, payment_id, status, amount_minor, outcome, body, received_at) values ($1, $2, $3, $4, $5, 'received', $6, $7) on conflict do nothing returning event_id`,
    [provider, event.eventId, event.paymentId, event.status, event.amountMinor, JSON.stringify(event), now],
  )
  if (!fresh) return 'duplicate'
  const outcome = await applyTo(tx, provider, event.paymentId, event, now)
  await tx.query('update payment_event set outcome = $3 where provider = $1 and event_id = $2', [provider, event.eventId, outcome])
  return outcome
})

/** Asks the provider about the open payments of an order and takes what it says. */
export async function lookUpOrder(db: Db, gateway: PaymentGateway, orderId: number, now: Date): Promise<void> {
  const open = await db.query<PaymentRow>(`select * from payment where order_id = $1 and status in ('pending', 'processing') order by seq`, [orderId])
  for (const payment of open) {
    const report = await gateway.lookup(db, payment.provider, payment.id, now)
    if (report && report.status !== 'pending') await db.tx((tx) => applyTo(tx, payment.provider, payment.id, report, now))
  }
}
