import { orderStatuses, wasSent } from '#domain/orders/status.ts'
import { authorisationEnd, endsSoonBefore } from '#domain/payment/authorisation.ts'
import type { Db } from '#service/db/db.ts'
import {
  bool,
  computed,
  defineRow,
  int,
  nullable,
  oneOf,
  text,
  timestamptz,
  uuid,
  type RowOf,
} from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import type { Held } from '#service/ports/payments.ts'
import { paymentRow, type PaymentRow } from '../payment-store.ts'
import { sqlList } from '../store.ts'

/** A payment whose money was authorised and is captured or released later. */
export const authorisationRow = defineRow('payment_authorisation', {
  payment_id: text,
  authorised_minor: int,
  amount_minor: int,
  task: nullable(oneOf('capture', 'release')),
  status: oneOf('held', 'waiting', 'sent', 'done', 'refused', 'unanswered'),
  request_id: uuid,
  expires_at: timestamptz,
  is_retried: bool,
  attempts: int,
  tried_since: nullable(timestamptz),
  asked_at: nullable(timestamptz),
  failure: nullable(text),
})
export type AuthorisationRow = RowOf<typeof authorisationRow>

/** An authorisation with what support needs to find it. */
export interface KnownAuthorisation extends AuthorisationRow {
  readonly payment: PaymentRow
  readonly orderNumber: string
}

/** An authorisation that this process has claimed, to carry out its task. */
export interface ClaimedAuthorisation extends KnownAuthorisation {
  readonly task: 'capture' | 'release'
  readonly tried_since: Date
  /** Since when an earlier request may have reached the provider; null: none has. */
  readonly askedAt: Date | null
}

/** Statuses of an order whose goods have left, or which ended without sending them: what is held then is captured. */
const statusesToCapture = orderStatuses.filter(wasSent)

/** Records that a payment that has just succeeded is only authorised, in the transaction that stores its success. */
export const insertHeld = (
  db: Db,
  { id, amount_minor: amountMinor }: Pick<PaymentRow, 'id' | 'amount_minor'>,
  { until }: Held,
  now: Date,
): Promise<unknown> =>
  db.query(
    `insert into payment_authorisation (payment_id, authorised_minor, amount_minor, expires_at, created_at, updated_at)
     values ($1, $2, $2, $3, $4, $4) on conflict do nothing`,
    [id, amountMinor, authorisationEnd(now, until), now],
  )

/**
 * Lowers what will be captured of a payment, as long as its capture is not under way: the row's lock decides between a
 * refund and a capture at the same moment.
 * @returns whether it was lowered; otherwise the money has to be given back
 */
export const lowerHeld = async (db: Db, paymentId: string, byMinor: number, now: Date): Promise<boolean> =>
  (await db.one(
    `update payment_authorisation set amount_minor = amount_minor - $2, updated_at = $3 where payment_id = $1 and status = 'held' returning payment_id`,
    [paymentId, byMinor, now],
  )) !== undefined

/**
 * Enters what is due: an authorisation of which nothing is left is released, one whose order was sent, or ended without
 * being sent, is captured. Safe in any number of processes.
 */
export const enterDue = (db: Db, now: Date): Promise<unknown> =>
  db.query(
    `update payment_authorisation a set task = case when a.amount_minor = 0 then 'release' else 'capture' end, status = 'waiting', updated_at = $1
     from payment p join sales_order o on o.id = p.order_id
     where p.id = a.payment_id and a.status = 'held' and (a.amount_minor = 0 or o.status in (${sqlList(statusesToCapture)}))`,
    [now],
  )

const orderNumber = computed('order_number', text, 'o.increment_id')

/** Adds the payments and order numbers. */
async function withPayments(db: Db, rows: readonly AuthorisationRow[]): Promise<KnownAuthorisation[]> {
  if (rows.length === 0) return []
  const payments = await db.query(
    sql`select ${paymentRow.of('p')}, ${orderNumber} from payment p join sales_order o on o.id = p.order_id where p.id = any($1)`,
    [rows.map(({ payment_id: id }) => id)],
  )
  return rows.flatMap((row) => {
    const payment = payments.find(({ id }) => id === row.payment_id)
    return payment ? [{ ...row, payment, orderNumber: payment.order_number }] : []
  })
}

/** The columns of a row, of a table alias. */
const columnsOf = (alias: string) =>
  Object.keys(authorisationRow.declared)
    .map((name) => `${alias}.${name}`)
    .join(', ')

/**
 * Claims the oldest capture or release that is due and marks it as asked for: if this process dies, the next one knows
 * that the provider may have it.
 * @param seconds how long the claim lasts
 */
export async function claimAuthorisation(
  db: Db,
  seconds: number,
  now: Date,
): Promise<ClaimedAuthorisation | undefined> {
  const row = await db.one<AuthorisationRow & { asked_before: Date | null }>(
    `with next as (
       select payment_id, asked_at from payment_authorisation
       where status in ('waiting', 'sent') and (taken_until is null or taken_until < clock_timestamp())
       order by created_at, payment_id limit 1 for update skip locked)
     update payment_authorisation a set attempts = attempts + 1, tried_since = coalesce(a.tried_since, $2), asked_at = coalesce(a.asked_at, $2),
       taken_until = clock_timestamp() + make_interval(secs => $1)
     from next where a.payment_id = next.payment_id returning ${columnsOf('a')}, next.asked_at as asked_before`,
    [seconds, now],
  )
  const [known] = row ? await withPayments(db, [row]) : []
  if (!row?.task || !known) return undefined
  return { ...known, task: row.task, tried_since: row.tried_since ?? now, askedAt: row.asked_before }
}

/** Records that the provider has captured or released it, unless another process has. */
export const noteDone = (
  db: Db,
  { payment_id: id }: Pick<AuthorisationRow, 'payment_id'>,
  now: Date,
): Promise<unknown> =>
  db.query(
    `update payment_authorisation set status = 'done', failure = null, taken_until = null, updated_at = $2 where payment_id = $1 and status in ('waiting', 'sent')`,
    [id, now],
  )

/**
 * Ends a capture or release without success, unless another process has ended it.
 * @returns whether this call has
 */
export const failAuthorisation = async (
  db: Db,
  { payment_id: id }: Pick<AuthorisationRow, 'payment_id'>,
  status: 'refused' | 'unanswered',
  failure: string,
  now: Date,
): Promise<boolean> =>
  (await db.one(
    `update payment_authorisation set status = $2, failure = $3, taken_until = null, updated_at = $4 where payment_id = $1 and status in ('waiting', 'sent') returning payment_id`,
    [id, status, failure, now],
  )) !== undefined

/**
 * Lets a capture or release be tried again, unless its claim has ended and another process has it.
 * @param state what is known of it: `sent` if the provider has taken it on; `askedAt` null if no request has reached it
 */
export const postponeAuthorisation = (
  db: Db,
  { payment_id: id, attempts }: Pick<AuthorisationRow, 'payment_id' | 'attempts'>,
  state: {
    readonly status: 'waiting' | 'sent'
    readonly askedAt: Date | null
    readonly failure: string | null
  },
  seconds: number,
  now: Date,
): Promise<unknown> =>
  db.query(
    `update payment_authorisation set status = $3, asked_at = $4, failure = $5, taken_until = clock_timestamp() + make_interval(secs => $6), updated_at = $7
     where payment_id = $1 and attempts = $2 and status in ('waiting', 'sent')`,
    [id, attempts, state.status, state.askedAt, state.failure, seconds, now],
  )

/**
 * Lets a capture or release that ended without success be tried anew, also after the authorisation has ended. One that
 * the provider has refused has a new id from then on; one that it may have carried out keeps its id.
 * @returns false for one in another state
 */
export const retryAuthorisation = async (db: Db, paymentId: string, now: Date): Promise<boolean> =>
  (await db.one(
    `update payment_authorisation set request_id = case when status = 'refused' then gen_random_uuid() else request_id end,
       asked_at = case when status = 'refused' then null else asked_at end,
       status = 'waiting', is_retried = true, attempts = 0, tried_since = null, failure = null, taken_until = null, updated_at = $2
     where payment_id = $1 and status in ('refused', 'unanswered') returning payment_id`,
    [paymentId, now],
  )) !== undefined

/**
 * Records that a person has captured or released a payment at the provider.
 * @returns false for one that is still held, or that the shop is trying to settle
 */
export const noteDoneByHand = async (db: Db, paymentId: string, now: Date): Promise<boolean> =>
  (await db.one(
    `update payment_authorisation set status = 'done', updated_at = $2 where payment_id = $1 and status in ('refused', 'unanswered') returning payment_id`,
    [paymentId, now],
  )) !== undefined

/**
 * Marks the authorisations that are held and end soon as reported, and returns them: each once, in any number of
 * processes. Pass the transaction that reports them.
 */
export const takeEndingSoon = async (tx: Db, limit: number, now: Date): Promise<KnownAuthorisation[]> =>
  withPayments(
    tx,
    await tx.query<AuthorisationRow>(
      `update payment_authorisation a set warned_at = $1 where payment_id in (
         select payment_id from payment_authorisation where status = 'held' and warned_at is null and expires_at <= $2
         order by expires_at limit $3 for update skip locked) returning ${columnsOf('a')}`,
      [now, endsSoonBefore(now), limit],
    ),
  )
