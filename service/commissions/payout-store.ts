import type { Db } from '#service/db/db.ts'
import {
  bigint,
  date,
  defineRow,
  int,
  nullable,
  oneOf,
  text,
  timestamptz,
  uuid,
  type RowOf,
} from '#service/db/row.ts'

/** What an associate is paid on a pay day. */
export const payoutRow = defineRow('payout', {
  id: bigint,
  customer_id: int,
  pay_day: date,
  amount_minor: int,
  status: oneOf('waiting', 'sent', 'paid', 'refused', 'unanswered'),
  request_id: uuid,
  attempts: int,
  tried_since: nullable(timestamptz),
  asked_at: nullable(timestamptz),
  failure: nullable(text),
  paid_on: nullable(date),
  created_at: timestamptz,
})
export type PayoutRow = RowOf<typeof payoutRow>

/**
 * Enters what is due as payouts: for each associate the payments whose day has come and that are in none yet, less what
 * earlier recalculations took and nobody has settled (`settleDebt`). A sum below 0 waits for the next pay day. Safe in any number of processes.
 * @param today Hong Kong date
 */
export const enterPayouts = (db: Db, today: string, now: Date): Promise<unknown> =>
  db.query(
    `with due as (
       select customer_id, max(payment_date) as pay_day, sum(amount_minor)::int as amount, array_agg(id) as ids
       from commission_payment where payout_id is null and debt_id is null and check_number is null and payment_date <= $1
       group by customer_id having sum(amount_minor) >= 0),
     entered as (
       insert into payout (customer_id, pay_day, amount_minor, status, paid_on, created_at, updated_at)
       select customer_id, pay_day, amount, case when amount = 0 then 'paid' else 'waiting' end, case when amount = 0 then pay_day end, $2, $2
       from due on conflict (customer_id, pay_day) do nothing returning id, customer_id)
     update commission_payment c set payout_id = e.id from entered e join due d using (customer_id) where c.id = any(d.ids)`,
    [today, now],
  )

/** Records everything whose day has come as paid on that day, by hand: what is paid before there are payouts. */
export const enterPaidByHand = (db: Db, today: string, now: Date): Promise<unknown> =>
  db.query(
    `with entered as (
       insert into payout (customer_id, pay_day, amount_minor, status, paid_on, created_at, updated_at)
       select customer_id, payment_date, greatest(sum(amount_minor), 0), 'paid', payment_date, $2, $2 from commission_payment
       where payout_id is null and debt_id is null and check_number is null and payment_date <= $1 group by customer_id, payment_date returning id, customer_id, pay_day)
     update commission_payment c set payout_id = e.id from entered e
     where c.customer_id = e.customer_id and c.payment_date = e.pay_day and c.payout_id is null and c.debt_id is null and c.check_number is null`,
    [today, now],
  )

/** A payout that this process has claimed. */
export interface ClaimedPayout extends PayoutRow {
  /** Reference of the account that it is paid into. */
  readonly account: string
  /** Since when an earlier request may have reached the provider; null: none has. */
  readonly askedAt: Date | null
  readonly tried_since: Date
}

/**
 * Claims the oldest payout that is due to somebody with an active account, and marks it as asked for: if this process
 * dies, the next one knows that the provider may have it.
 * @param seconds how long the claim lasts
 */
export async function claimPayout(db: Db, seconds: number, now: Date): Promise<ClaimedPayout | undefined> {
  const row = await db.one<PayoutRow & { account: string; asked_before: Date | null }>(
    `with next as (
       select o.id, o.asked_at, a.reference from payout o join payout_account a on a.customer_id = o.customer_id and a.state = 'active'
       where o.status in ('waiting', 'sent') and (o.taken_until is null or o.taken_until < clock_timestamp())
       order by o.created_at, o.id limit 1 for update of o skip locked)
     update payout p set attempts = attempts + 1, tried_since = coalesce(p.tried_since, $2), asked_at = coalesce(p.asked_at, $2),
       taken_until = clock_timestamp() + make_interval(secs => $1)
     from next where p.id = next.id
     returning ${Object.keys(payoutRow.declared)
       .map((name) => `p.${name}`)
       .join(', ')}, next.reference as account, next.asked_at as asked_before`,
    [seconds, now],
  )
  return row && { ...row, tried_since: row.tried_since ?? now, askedAt: row.asked_before }
}

/** Records that the provider has the money, unless another process has. @param day Hong Kong date */
export const notePaid = (db: Db, { id }: Pick<PayoutRow, 'id'>, day: string, now: Date): Promise<unknown> =>
  db.query(
    `update payout set status = 'paid', paid_on = $2, failure = null, taken_until = null, updated_at = $3 where id = $1 and status in ('waiting', 'sent')`,
    [id, day, now],
  )

/**
 * Ends a payout without success, unless another process has ended it.
 * @returns whether this call has
 */
export const failPayout = async (
  db: Db,
  { id }: Pick<PayoutRow, 'id'>,
  status: 'refused' | 'unanswered',
  failure: string,
  now: Date,
): Promise<boolean> =>
  (await db.one(
    `update payout set status = $2, failure = $3, taken_until = null, updated_at = $4 where id = $1 and status in ('waiting', 'sent') returning id`,
    [id, status, failure, now],
  )) !== undefined

/**
 * Lets a payout be tried again, unless its claim has ended and another process has it.
 * @param state what is known of it: `sent` if the provider has taken it on; `askedAt` null if no request has reached it
 */
export const postponePayout = (
  db: Db,
  { id, attempts }: Pick<PayoutRow, 'id' | 'attempts'>,
  state: {
    readonly status: 'waiting' | 'sent'
    readonly askedAt: Date | null
    readonly failure: string | null
  },
  seconds: number,
  now: Date,
): Promise<unknown> =>
  db.query(
    `update payout set status = $3, asked_at = $4, failure = $5, taken_until = clock_timestamp() + make_interval(secs => $6), updated_at = $7
     where id = $1 and attempts = $2 and status in ('waiting', 'sent')`,
    [id, attempts, state.status, state.askedAt, state.failure, seconds, now],
  )

/**
 * Lets a payout that ended without success be tried anew. One that the provider has refused has a new id from then on;
 * one that it may have paid keeps its id, under which it is paid once.
 * @returns false for a payout in another state
 */
export const retryPayout = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (await db.one(
    `update payout set request_id = case when status = 'refused' then gen_random_uuid() else request_id end,
       asked_at = case when status = 'refused' then null else asked_at end,
       status = 'waiting', attempts = 0, tried_since = null, failure = null, taken_until = null, updated_at = $2
     where id = $1 and status in ('refused', 'unanswered') returning id`,
    [id, now],
  )) !== undefined

/**
 * Records that a payout was paid by hand.
 * @returns false for one that the provider has, or may have at this moment
 */
export const notePaidByHand = async (db: Db, id: number, day: string, now: Date): Promise<boolean> =>
  (await db.one(
    `update payout set status = 'paid', paid_on = $2, updated_at = $3
     where id = $1 and (status in ('refused', 'unanswered') or status = 'waiting' and asked_at is null) returning id`,
    [id, day, now],
  )) !== undefined
