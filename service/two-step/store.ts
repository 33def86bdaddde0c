import { SETUP_MINUTES } from '#domain/two-step/code.ts'
import { utc } from '#domain/dates/utc.ts'
import type { Db } from '#service/db/db.ts'
import {
  bigint,
  bytea,
  computed,
  defineRow,
  int,
  nullable,
  timestamptz,
  type RowOf,
} from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

const twoStepRow = defineRow('two_step', {
  customer_id: int,
  secret: bytea,
  begun_at: timestamptz,
  confirmed_at: nullable(timestamptz),
  last_step: bigint,
})

/** A customer's two-step sign-in: on once it is confirmed. `secret` is sealed. */
export type TwoStepRow = RowOf<typeof twoStepRow>

const sealedSecret = twoStepRow.only('customer_id', 'secret')

/** The sealed key of a customer's app. */
export type SealedSecret = RowOf<typeof sealedSecret>

/** Keys that were shown before this time and never confirmed have ended. */
const setupEnd = (now: Date) => utc(now).subtract(SETUP_MINUTES, 'minute').toDate()

export const findTwoStep = (db: Db, customerId: number): Promise<TwoStepRow | undefined> =>
  db.one(sql`select ${twoStepRow} from two_step where customer_id = $1`, [customerId])

/** How many recovery codes a customer has left; undefined while two-step sign-in is off. */
export const countRecoveryCodes = async (db: Db, customerId: number): Promise<number | undefined> =>
  (
    await db.one(
      sql`select ${computed('codes_left', int, '(select count(*)::int from two_step_recovery_code r where r.customer_id = t.customer_id)')}
       from two_step t where customer_id = $1 and confirmed_at is not null`,
      [customerId],
    )
  )?.codes_left

/** Stores a new key that waits for its first code, in place of an unconfirmed one. @returns false if it is on already */
export const beginSetup = async (db: Db, customerId: number, secret: Buffer, now: Date): Promise<boolean> =>
  (await db.one(
    `insert into two_step (customer_id, secret, begun_at) values ($1, $2, $3)
     on conflict (customer_id) do update set secret = excluded.secret, begun_at = excluded.begun_at
       where two_step.confirmed_at is null
     returning customer_id`,
    [customerId, secret, now],
  )) !== undefined

/** The key that waits for its first code; undefined if there is none or it has ended. */
export const findSetup = (db: Db, customerId: number, now: Date): Promise<TwoStepRow | undefined> =>
  db.one(
    sql`select ${twoStepRow} from two_step where customer_id = $1 and confirmed_at is null and begun_at > $2`,
    [customerId, setupEnd(now)],
  )

/** Switches on with a key and the period of its first code. @returns false if another request was faster */
export const confirmSetup = async (
  tx: Db,
  { customer_id, secret }: TwoStepRow,
  step: number,
  now: Date,
): Promise<boolean> =>
  (await tx.one(
    'update two_step set confirmed_at = $4, last_step = $3 where customer_id = $1 and secret = $2 and confirmed_at is null returning customer_id',
    [customer_id, secret, step, now],
  )) !== undefined

/** Marks the code of a period as used. @returns false if it, or a later one, was used before */
export const spendStep = async (tx: Db, customerId: number, step: number): Promise<boolean> =>
  (await tx.one(
    'update two_step set last_step = $2 where customer_id = $1 and confirmed_at is not null and last_step < $2 returning customer_id',
    [customerId, step],
  )) !== undefined

/** Marks a recovery code as used. @returns false if there is no such code */
export const spendRecoveryCode = async (tx: Db, customerId: number, hash: Buffer): Promise<boolean> =>
  (await tx.one(
    'delete from two_step_recovery_code where customer_id = $1 and hash = $2 returning customer_id',
    [customerId, hash],
  )) !== undefined

/** Replaces all recovery codes of a customer. */
export async function replaceRecoveryCodes(
  tx: Db,
  customerId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.query('delete from two_step_recovery_code where customer_id = $1', [customerId])
  await tx.query('insert into two_step_recovery_code (customer_id, hash) select $1, unnest($2::bytea[])', [
    customerId,
    hashes,
  ])
}

/** Switches off. @returns false if it was not on */
export const deleteTwoStep = async (tx: Db, customerId: number): Promise<boolean> =>
  (await tx.one(
    'delete from two_step where customer_id = $1 and confirmed_at is not null returning customer_id',
    [customerId],
  )) !== undefined

/** All sealed keys of apps, locked until the end of the transaction. */
export const lockSecrets = (tx: Db): Promise<SealedSecret[]> =>
  tx.query(sql`select ${sealedSecret} from two_step order by customer_id for update`)

/** The sealed keys of the account that has had two-step sign-in for longest, and of the newest. */
export const sampleSecrets = (db: Db): Promise<SealedSecret[]> =>
  db.query(
    sql`select ${sealedSecret} from two_step where confirmed_at in
      (select unnest(array[min(confirmed_at), max(confirmed_at)]) from two_step)`,
  )

/** Stores keys of apps that were sealed anew. */
export const replaceSecrets = (tx: Db, sealed: readonly SealedSecret[]): Promise<unknown> =>
  tx.query(
    `update two_step t set secret = n.secret from unnest($1::int[], $2::bytea[]) as n(customer_id, secret)
     where t.customer_id = n.customer_id`,
    [sealed.map(({ customer_id }) => customer_id), sealed.map(({ secret }) => secret)],
  )

/** Deletes keys that nobody confirmed in time. */
export const removeEndedSetups = (db: Db, now: Date): Promise<unknown> =>
  db.query('delete from two_step where confirmed_at is null and begun_at <= $1', [setupEnd(now)])
