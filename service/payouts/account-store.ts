import type { Db } from '#service/db/db.ts'
import {
  bool,
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
import type { PayoutReport } from '#service/ports/payouts.ts'

/** A customer's account at the payout provider. */
const payoutAccountRow = defineRow('payout_account', {
  customer_id: int,
  reference: uuid,
  username: text,
  state: oneOf('applying', 'pending', 'active'),
  applying_until: nullable(timestamptz),
  weekly_pay: bool,
  sent_change: int,
  known_change: int,
  changing_since: nullable(timestamptz),
})
export type PayoutAccountRow = RowOf<typeof payoutAccountRow>

export const findPayoutAccount = (
  db: Db,
  customerId: number,
  isLocked = false,
): Promise<PayoutAccountRow | undefined> =>
  db.one(
    sql`select ${payoutAccountRow} from payout_account where customer_id = $1${isLocked ? ' for update' : ''}`,
    [customerId],
  )

/**
 * Records an application before it is sent.
 * @returns false if the customer already has a row
 */
export const insertApplication = async (
  db: Db,
  row: Pick<PayoutAccountRow, 'customer_id' | 'reference' | 'username'> & { readonly until: Date },
  now: Date,
): Promise<boolean> =>
  (await db.one(
    `insert into payout_account (customer_id, reference, username, state, applying_until, created_at, updated_at)
     values ($1, $2, $3, 'applying', $4, $5, $5) on conflict (customer_id) do nothing returning customer_id`,
    [row.customer_id, row.reference, row.username, row.until, now],
  )) !== undefined

/** Deletes a failed application. */
export const deleteApplication = (db: Db, reference: string): Promise<unknown> =>
  db.query(`delete from payout_account where reference = $1 and state <> 'active'`, [reference])

/** Records that no call is waiting for the answer to an application; a look-up will tell. */
export const endApplying = (db: Db, reference: string, now: Date): Promise<unknown> =>
  db.query(
    `update payout_account set applying_until = $2, updated_at = $2 where reference = $1 and state = 'applying'`,
    [reference, now],
  )

/** Stores the provider's decision. An active account stays active, whatever arrives later. */
export const noteDecision = (
  db: Db,
  reference: string,
  state: 'pending' | 'active',
  now: Date,
): Promise<unknown> =>
  db.query(
    `update payout_account set state = $2, applying_until = null, updated_at = $3 where reference = $1 and state <> 'active'`,
    [reference, state, now],
  )

/**
 * Records a change of weekly pay before it is sent.
 * @returns its number
 */
export const insertChange = async (db: Db, customerId: number, now: Date): Promise<number> =>
  (
    await db.one(
      sql`update payout_account set sent_change = sent_change + 1, changing_since = $2, updated_at = $2 where customer_id = $1 returning ${payoutAccountRow.only('sent_change')}`,
      [customerId, now],
    )
  )?.sent_change ?? 0

/**
 * Stores the provider's state of weekly pay; an older report changes nothing. `isFinal`: a change that it does not
 * include will not arrive any more.
 */
export const noteWeeklyPay = (
  db: Db,
  reference: string,
  { isWeekly, change }: Pick<PayoutReport, 'isWeekly' | 'change'>,
  isFinal: boolean,
  now: Date,
): Promise<unknown> =>
  db.query(
    `update payout_account set weekly_pay = $2, known_change = greatest(known_change, least($3, sent_change)),
       changing_since = case when $4 or $3 >= sent_change then null else changing_since end, updated_at = $5
     where reference = $1 and known_change <= $3`,
    [reference, isWeekly, change, isFinal, now],
  )

/** Records that a change was refused, unless a later one was sent. */
export const noteRefusedChange = (db: Db, reference: string, change: number, now: Date): Promise<unknown> =>
  db.query(
    'update payout_account set changing_since = null, updated_at = $3 where reference = $1 and sent_change = $2',
    [reference, change, now],
  )

/** Accounts to look up at the provider, longest waiting first. */
export const findUnsettled = (db: Db, now: Date, limit: number): Promise<PayoutAccountRow[]> =>
  db.query(
    sql`select ${payoutAccountRow} from payout_account where (state <> 'active' or changing_since is not null) and (applying_until is null or applying_until <= $1)
     order by updated_at limit $2`,
    [now, limit],
  )
