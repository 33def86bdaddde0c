import { randomUUID } from 'node:crypto'
import { statusesAwaitingPayment } from '#domain/orders/payment-state.ts'
import type { Db } from '#service/db/db.ts'
import { bool, computed } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { paymentRow, type PaymentRow } from '#service/orders/payment-store.ts'
import { orderRow } from '#service/orders/rows.ts'
import { sqlList } from '#service/orders/store.ts'
import type { Provider, ProviderEvent, Report, Started } from '#service/ports/payments.ts'

/** Locks a payment; its order must be locked first. */
export const lockPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.one(sql`select ${paymentRow} from payment where id = $1 for update`, [id])

/** The newest payment of an order with one provider. */
export const latestPayment = (db: Db, orderId: number, provider: Provider): Promise<PaymentRow | undefined> =>
  db.one(
    sql`select ${paymentRow} from payment where order_id = $1 and provider = $2 order by seq desc limit 1`,
    [orderId, provider],
  )

/** The order of a payment with a provider. */
export const findPaymentOrderId = async (
  db: Db,
  id: string,
  provider: Provider,
): Promise<number | undefined> =>
  (
    await db.one(sql`select ${paymentRow.only('order_id')} from payment where id = $1 and provider = $2`, [
      id,
      provider,
    ])
  )?.order_id

/** A customer's payment with a provider. */
export const findOwnPayment = (
  db: Db,
  id: string,
  provider: Provider,
  customerId: number,
): Promise<PaymentRow | undefined> =>
  db.one(
    sql`select ${paymentRow.of('p')} from payment p join sales_order o on o.id = p.order_id where p.id = $1 and p.provider = $2 and o.customer_id = $3`,
    [id, provider, customerId],
  )

/** Orders with a payment in progress at a provider. */
export const findOrdersInReview = async (db: Db): Promise<number[]> =>
  (
    await db.query(
      sql`select distinct ${orderRow.only('id').of('o')} from sales_order o join payment p on p.order_id = o.id and p.status = 'processing'
       where o.status in (${sqlList(statusesAwaitingPayment)}) limit 50`,
    )
  ).map(({ id }) => id)

/** Makes callbacks about a payment wait for the transaction that creates its row. */
export const lockPaymentId = (db: Db, id: string): Promise<unknown> =>
  db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id])

/** Seconds after which a starting payment counts as abandoned unless the claim was renewed. */
export const START_SECONDS = 6

type NewPayment = Pick<PaymentRow, 'order_id' | 'provider' | 'method' | 'vendor' | 'amount_minor'>

/** Creates a payment on a condition. Ids are random, because they are part of the provider's page address. */
const insertIf = (
  db: Db,
  payment: NewPayment,
  now: Date,
  isStarting: boolean,
  condition: string,
): Promise<PaymentRow | undefined> =>
  db.one(
    sql`with locked as materialized (select pg_advisory_xact_lock(hashtextextended($1, 0)))
     insert into payment (id, order_id, provider, method, vendor, amount_minor, created_at, updated_at, starting_until)
     select $1, $2, $3, $4, $5, $6, $7, $7, case when $8 then clock_timestamp() + make_interval(secs => ${START_SECONDS}) end
     from locked where ${condition} returning ${paymentRow}`,
    [
      randomUUID(),
      payment.order_id,
      payment.provider,
      payment.method,
      payment.vendor,
      payment.amount_minor,
      now,
      isStarting,
    ],
  )

/**
 * Creates a payment.
 * @param isStarting the provider will be asked to start it next
 */
export async function insertPayment(
  db: Db,
  payment: NewPayment,
  now: Date,
  isStarting = false,
): Promise<PaymentRow> {
  const row = await insertIf(db, payment, now, isStarting, 'true')
  if (!row) throw new Error('the payment was not stored')
  return row
}

/** Creates a payment that the provider will be asked to start next, unless its order, which is locked, has an open one. */
export const insertOnlyPayment = (db: Db, payment: NewPayment, now: Date): Promise<PaymentRow | undefined> =>
  insertIf(
    db,
    payment,
    now,
    true,
    `not exists (select from payment where order_id = $2 and status in ('pending', 'processing'))`,
  )

/** Deletes a payment that the provider refused to start. */
export const deletePayment = (db: Db, id: string): Promise<unknown> =>
  db.query('delete from payment where id = $1', [id])

/** Records that a payment is no longer starting. */
export const endStarting = (db: Db, id: string): Promise<unknown> =>
  db.query('update payment set starting_until = null where id = $1', [id])

/** Renews the claim on a starting payment. */
export const extendStarting = (db: Db, id: string): Promise<unknown> =>
  db.query(
    `update payment set starting_until = clock_timestamp() + make_interval(secs => ${START_SECONDS})
     where id = $1 and starting_until is not null`,
    [id],
  )

/** Cancels those of the payments that are still open and returns them. */
export const cancelOpen = async (db: Db, payments: readonly PaymentRow[], now: Date): Promise<PaymentRow[]> =>
  payments.length === 0
    ? []
    : db.query(
        sql`update payment set status = 'cancelled', updated_at = $2 where id = any($1) and status in ('pending', 'processing') returning ${paymentRow}`,
        [payments.map(({ id }) => id), now],
      )

/**
 * Stores the provider's answer to a start.
 * @param isPaid the payment succeeded at once, for an order that awaits it
 * @returns the payment, and whether it had succeeded before; a callback may have been faster
 */
export const writeStarted = (
  db: Db,
  payment: PaymentRow,
  { redirectUrl, message, needsChallenge, reference }: Started,
  isPaid: boolean,
  now: Date,
): Promise<(PaymentRow & { was_paid: boolean }) | undefined> =>
  db.one(
    sql`update payment set redirect_url = $2, reference = coalesce($7, payment.reference), starting_until = null,
       status = case when $5 then 'success' else payment.status end,
       message = case when $5 and payment.status <> 'success' then $3 else coalesce(payment.message, $3) end,
       needs_challenge = $4 and not $5 and payment.status = 'pending',
       updated_at = case when $5 and payment.status <> 'success' then $6::timestamptz else payment.updated_at end
     from payment before where payment.id = $1 and before.id = $1 returning ${paymentRow.of('payment')}, ${computed('was_paid', bool, "before.status = 'success'")}`,
    [payment.id, redirectUrl, message, needsChallenge, isPaid, now, reference ?? null],
  )

/** Stores the result of a payment. */
export async function writeStatus(
  db: Db,
  payment: PaymentRow,
  { status, message, reference }: Pick<PaymentRow, 'status' | 'message'> & Pick<Report, 'reference'>,
  now: Date,
  refundDue = false,
): Promise<PaymentRow> {
  const row = await db.one(
    sql`update payment set status = $2, message = $3, reference = coalesce($6, reference), refund_due = refund_due or $4, needs_challenge = false, updated_at = $5 where id = $1 returning ${paymentRow}`,
    [payment.id, status, message, refundDue, now, reference ?? null],
  )
  return row ?? payment
}

/**
 * Records an event once.
 * @returns false if it was recorded before, unless its payment was unknown then
 */
export const noteEvent = async (
  db: Db,
  provider: Provider,
  event: ProviderEvent,
  now: Date,
): Promise<boolean> =>
  (await db.one(
    `insert into payment_event (provider, event_id, payment_id, status, amount_minor, outcome, body, received_at) values ($1, $2, $3, $4, $5, 'received', $6, $7)
     on conflict (provider, event_id) do update set outcome = 'received', received_at = excluded.received_at where payment_event.outcome = 'unknown_payment' returning event_id`,
    [provider, event.eventId, event.paymentId, event.status, event.amountMinor, JSON.stringify(event), now],
  )) !== undefined

export const noteOutcome = (db: Db, provider: Provider, eventId: string, outcome: string): Promise<unknown> =>
  db.query('update payment_event set outcome = $3 where provider = $1 and event_id = $2', [
    provider,
    eventId,
    outcome,
  ])

/** Email of a customer; null for one who has none. */
export const buyerEmail = async (db: Db, customerId: number): Promise<string | null> =>
  (await db.one<{ email: string | null }>('select email from customer where id = $1', [customerId]))?.email ??
  null
