import { randomUUID } from 'node:crypto'
import { refundStates, type RefundState } from '#domain/orders/refund-progress.ts'
import { refundParts, type RefundPart } from '#domain/payment/refund-parts.ts'
import type { Db } from '#service/db/db.ts'
import { computed, defineRow, int, nullable, oneOf, text, timestamptz, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { lowerHeld } from '../captures/authorisation-store.ts'
import { paymentRow, type PaymentRow } from '../payment-store.ts'
import { orderRow } from '../rows.ts'

const paymentRefundStatuses = Object.keys(refundStates) as (keyof typeof refundStates)[]

/** Money that goes back to a payment. */
const paymentRefundRow = defineRow('payment_refund', {
  id: text,
  payment_id: text,
  order_refund_id: nullable(int),
  amount_minor: int,
  /** `uncaptured`: given back before it was taken, by capturing less of the payment. */
  status: oneOf(...paymentRefundStatuses),
  attempts: int,
  asked_at: nullable(timestamptz),
  failure: nullable(text),
  created_at: timestamptz,
})
type PaymentRefundRow = RowOf<typeof paymentRefundRow>

/** The statuses of refunds that stand in one way for their buyer, as a literal list in a query. */
const statusesOf = (state: RefundState): string =>
  paymentRefundStatuses
    .filter((status) => refundStates[status] === state)
    .map((status) => `'${status}'`)
    .join(', ')

/** Of a refund under a table's alias: a provider is making it. */
export const isOnWay = (alias: string): string => `${alias}.status in (${statusesOf('onWay')})`
/** Of a refund under a table's alias: no provider makes it, and the staff have not made it by hand yet. */
export const isDelayed = (alias: string): string => `${alias}.status in (${statusesOf('delayed')})`

/** How a refund under a table's alias stands for its buyer, as exports name it. */
export const stateOfRefund = (alias: string): string =>
  `case when ${isOnWay(alias)} then 'on_way' when ${isDelayed(alias)} then 'delayed' else 'paid' end`

/** A refund that this process has claimed, with its payment. */
export interface ClaimedRefund extends PaymentRefundRow {
  readonly payment: PaymentRow
  readonly orderNumber: string
  /** Since when an earlier request may have reached the provider; null: none has. */
  readonly askedAt: Date | null
}

/** Gives back money of a payment: by capturing less of one that is only authorised, otherwise by asking the provider. */
async function queue(db: Db, part: RefundPart, orderRefundId: number | null, now: Date): Promise<void> {
  const status = (await lowerHeld(db, part.paymentId, part.amountMinor, now)) ? 'uncaptured' : 'waiting'
  await db.query(
    'insert into payment_refund (id, payment_id, order_refund_id, amount_minor, status, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)',
    [randomUUID(), part.paymentId, orderRefundId, part.amountMinor, status, now],
  )
}

/** Queues the refund of a whole payment that its order cannot take, in the transaction that finds so. */
export const queueWholeRefund = (
  db: Db,
  { id, amount_minor: amountMinor }: Pick<PaymentRow, 'id' | 'amount_minor'>,
  now: Date,
): Promise<void> => queue(db, { paymentId: id, amountMinor }, null, now)

/**
 * Queues what an order's refund gives back in money, by the payments that paid the order. Its row must be locked.
 * @param amountMinor cents; what no payment has paid (an order marked as paid by hand) is not queued
 */
export async function queueOrderRefund(
  db: Db,
  orderId: number,
  orderRefundId: number,
  amountMinor: number,
  now: Date,
): Promise<void> {
  if (amountMinor === 0) return
  const paid = await db.query<{ id: string; amountMinor: number; refundedMinor: number }>(
    `select p.id, p.amount_minor as "amountMinor",
       coalesce((select sum(r.amount_minor) from payment_refund r where r.payment_id = p.id), 0)::int as "refundedMinor"
     from payment p where p.order_id = $1 and p.status = 'success' and not p.refund_due order by p.seq`,
    [orderId],
  )
  for (const part of refundParts(paid, amountMinor)) await queue(db, part, orderRefundId, now)
}

/** No capture of the payment is under way: until it is made, there is nothing to give back. */
const isCaptured = `not exists (select from payment_authorisation a where a.payment_id = payment_refund.payment_id and a.status <> 'done')`

/**
 * Claims the oldest refund that is due and marks it as asked for: if this process dies, the next one knows that the
 * provider may have it.
 * @param seconds how long the claim lasts
 */
export async function claimRefund(db: Db, seconds: number, now: Date): Promise<ClaimedRefund | undefined> {
  const row = await db.one<PaymentRefundRow & { asked_before: Date | null }>(
    `with next as (
       select id, asked_at from payment_refund
       where status in ('waiting', 'sent') and (taken_until is null or taken_until < clock_timestamp()) and ${isCaptured}
       order by created_at, id limit 1 for update skip locked)
     update payment_refund r set attempts = attempts + 1, asked_at = coalesce(r.asked_at, $2), taken_until = clock_timestamp() + make_interval(secs => $1)
     from next where r.id = next.id
     returning ${Object.keys(paymentRefundRow.declared)
       .map((name) => `r.${name}`)
       .join(', ')}, next.asked_at as asked_before`,
    [seconds, now],
  )
  const payment =
    row &&
    (await db.one(
      sql`select ${paymentRow.of('p')}, ${computed('order_number', text, 'o.increment_id')} from payment p join sales_order o on o.id = p.order_id where p.id = $1`,
      [row.payment_id],
    ))
  return row && payment && { ...row, payment, orderNumber: payment.order_number, askedAt: row.asked_before }
}

/** The order of a refund, as its buyer is written to, and the amount that goes back. */
export const orderOfRefund = (db: Db, refundId: string) =>
  db.one(
    sql`select ${orderRow.only('id', 'increment_id', 'customer_id', 'language', 'origin').of('o')}, ${paymentRefundRow.only('amount_minor').of('r')}
     from payment_refund r join payment p on p.id = r.payment_id join sales_order o on o.id = p.order_id where r.id = $1`,
    [refundId],
  )

/**
 * Stores the end of a refund, unless another process has ended it.
 * @param failure why it was not made
 * @returns whether this call has ended it
 */
export const endRefund = async (
  db: Db,
  { id }: Pick<ClaimedRefund, 'id'>,
  status: 'done' | 'failed',
  failure: string | null,
  now: Date,
): Promise<boolean> =>
  (await db.one(
    `update payment_refund set status = $2, failure = $3, taken_until = null, updated_at = $4 where id = $1 and status in ('waiting', 'sent') returning id`,
    [id, status, failure, now],
  )) !== undefined

/**
 * Lets a refund be tried again, unless its claim has ended and another process has it.
 * @param state what is known of it: `sent` if the provider has taken it on; `askedAt` null if no request has reached it
 */
export const postponeRefund = (
  db: Db,
  { id, attempts }: Pick<ClaimedRefund, 'id' | 'attempts'>,
  state: {
    readonly status: 'waiting' | 'sent'
    readonly askedAt: Date | null
    readonly failure: string | null
  },
  seconds: number,
  now: Date,
): Promise<unknown> =>
  db.query(
    `update payment_refund set status = $3, asked_at = $4, failure = $5, taken_until = clock_timestamp() + make_interval(secs => $6), updated_at = $7
     where id = $1 and attempts = $2 and status in ('waiting', 'sent')`,
    [id, attempts, state.status, state.askedAt, state.failure, seconds, now],
  )

/** Records that a refund which ended without success was made by hand. @returns false if there is no such refund */
export const noteRefundByHand = async (tx: Db, id: string, now: Date): Promise<boolean> =>
  (await tx.one(
    `update payment_refund set status = 'done', failure = null, updated_at = $2 where id = $1 and status = 'failed' returning id`,
    [id, now],
  )) !== undefined
