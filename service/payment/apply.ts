import { utc } from '#domain/dates/utc.ts'
import { awaitsPayment, mustPayNow, paymentState } from '#domain/orders/payment-state.ts'
import type { Db } from '#service/db/db.ts'
import {
  lockOrder,
  ORDER_LIFETIME_MINUTES,
  setPayBefore,
  setStatus,
  type OrderRow,
} from '#service/orders/store.ts'
import { insertHeld } from '#service/orders/captures/authorisation-store.ts'
import { payLocked } from '#service/orders/life.ts'
import { openPayments, type PaymentRow } from '#service/orders/payment-store.ts'
import { queueWholeRefund } from '#service/orders/refunds/payment-refund-store.ts'
import { reportError } from '#service/http/report.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import type { Provider, ProviderEvent, Report } from '#service/ports/payments.ts'
import type { Ports } from '#service/ports/ports.ts'
import { announceRefund } from './refund.ts'
import {
  findPaymentOrderId,
  lockPayment,
  lockPaymentId,
  noteEvent,
  noteOutcome,
  writeStatus,
} from './store.ts'
import { log } from '#service/log/log.ts'

/** Result of a report; only `applied` changed the order or the payment. */
export type Outcome =
  | 'applied'
  | 'unchanged'
  | 'duplicate'
  | 'stale'
  | 'refund_due'
  | 'refused_amount'
  | 'unknown_payment'

const isInReview = ({ status }: OrderRow) => paymentState(status) === 'review'
const isFinal = (status: PaymentRow['status']) =>
  status === 'success' || status === 'failed' || status === 'cancelled'

/** A payment after a report was applied. */
interface Applied {
  readonly outcome: Outcome
  readonly payment: PaymentRow
}

async function succeed(
  db: Db,
  order: OrderRow,
  payment: PaymentRow,
  report: Report,
  now: Date,
): Promise<Applied> {
  if (payment.status === 'success') return { outcome: 'unchanged', payment }
  const isWanted = awaitsPayment(order.status)
  const saved = await writeStatus(db, payment, { ...report, status: 'success' }, now, !isWanted)
  if (report.held) await insertHeld(db, payment, report.held, now)
  // Cancelled meanwhile, or paid by another payment: this payment is refunded and the order does not change.
  if (!isWanted) {
    await queueWholeRefund(db, payment, now)
    await announceRefund(db, order, payment, now)
    return { outcome: 'refund_due', payment: saved }
  }
  await payLocked(db, order, report.amountMinor, now)
  return { outcome: 'applied', payment: saved }
}

async function fail(
  db: Db,
  order: OrderRow,
  payment: PaymentRow,
  report: Report,
  now: Date,
): Promise<Applied> {
  if (payment.status === 'success') return { outcome: 'stale', payment }
  if (isFinal(payment.status)) return { outcome: 'unchanged', payment }
  const status = report.status === 'cancelled' ? 'cancelled' : 'failed'
  const saved = await writeStatus(db, payment, { ...report, status }, now)
  if (isInReview(order)) {
    await setStatus(db, order.id, 'pending_payment', now, 'The bank refused the payment.')
    await setPayBefore(db, order.id, utc(now).add(ORDER_LIFETIME_MINUTES, 'minute').toDate())
  }
  return { outcome: 'applied', payment: saved }
}

async function wait(
  db: Db,
  order: OrderRow,
  payment: PaymentRow,
  report: Report,
  now: Date,
): Promise<Applied> {
  if (isFinal(payment.status)) return { outcome: 'stale', payment }
  if (report.status === 'pending' || (payment.status === 'processing' && report.status === 'processing'))
    return { outcome: 'unchanged', payment }
  if (payment.status === 'processing' && isInReview(order)) return { outcome: 'unchanged', payment }
  const saved = await writeStatus(db, payment, { ...report, status: 'processing' }, now)
  if (report.status === 'review' && mustPayNow(order.status))
    await setStatus(db, order.id, 'payment_review', now, 'The bank checks the payment.')
  return { outcome: 'applied', payment: saved }
}

/**
 * Updates order and payment to the provider's report. Both must be locked. Success is final; reports may arrive
 * twice, late or out of order and lead to the same state.
 */
export async function applyReport(
  db: Db,
  order: OrderRow,
  payment: PaymentRow,
  report: Report,
  now: Date,
): Promise<Applied> {
  // What is captured of an authorised payment may be less than it: its success is known by then.
  if (report.amountMinor !== payment.amount_minor && payment.status !== 'success')
    return { outcome: 'refused_amount', payment }
  if (report.status === 'success') return succeed(db, order, payment, report, now)
  return report.status === 'failed' || report.status === 'cancelled'
    ? fail(db, order, payment, report, now)
    : wait(db, order, payment, report, now)
}

async function applyTo(
  db: Db,
  provider: Provider,
  paymentId: string,
  report: Report,
  now: Date,
): Promise<Outcome> {
  const orderId = await findPaymentOrderId(db, paymentId, provider)
  // Locks the order before the payment, as everywhere else.
  const order = orderId === undefined ? undefined : await lockOrder(db, orderId)
  const payment = order && (await lockPayment(db, paymentId))
  return payment ? (await applyReport(db, order, payment, report, now)).outcome : 'unknown_payment'
}

/**
 * Applies an authentic event once. A repeated one waits for the first and returns `duplicate`; one about a payment
 * unknown at first is applied when it is repeated.
 */
export const takeEvent = (db: Db, provider: Provider, event: ProviderEvent, now: Date): Promise<Outcome> =>
  db.tx(async (tx) => {
    await lockPaymentId(tx, event.paymentId)
    if (!(await noteEvent(tx, provider, event, now))) return 'duplicate'
    const outcome = await applyTo(tx, provider, event.paymentId, event, now)
    await noteOutcome(tx, provider, event.eventId, outcome)
    return outcome
  })

/**
 * Asks the providers about open payments, each outside a transaction, and applies the answers.
 * @throws NoAnswer
 */
export async function lookUpPayments(
  { db, ports }: { db: Db; ports: Ports },
  payments: readonly PaymentRow[],
  now: Date,
): Promise<void> {
  for (const payment of payments) {
    const { id, provider } = payment
    const report = await ports.payments.lookup(payment, now)
    if (report && report.status !== 'pending') await db.tx((tx) => applyTo(tx, provider, id, report, now))
  }
}

/**
 * `lookUpPayments` for the open payments of an order.
 * @throws NoAnswer
 */
export const lookUpOrder = async (
  services: { db: Db; ports: Ports },
  orderId: number,
  now: Date,
): Promise<void> => lookUpPayments(services, await openPayments(services.db, [orderId]), now)

/**
 * Waits for work that calls an outside system.
 * @returns false if the system does not answer, which is reported
 */
export async function isAnswered(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    log.error(`A payment provider does not answer: ${error.message}`)
    reportError(error, 'payment')
    return false
  }
}

/** Tells the providers to cancel payments. If one does not receive this, it may take money, which is then refunded. */
export async function withdrawAll(
  { ports }: { ports: Ports },
  payments: readonly PaymentRow[],
  now: Date,
): Promise<void> {
  for (const payment of payments) await isAnswered(ports.payments.withdraw(payment, now))
}
