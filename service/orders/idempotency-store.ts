import { checkoutRefusals } from '#domain/checkout/refusals.ts'
import { utc } from '#domain/dates/utc.ts'
import { createHash } from 'node:crypto'
import type { Db } from '#service/db/db.ts'
import { refuse } from '#service/http/fault.ts'

export interface Claim {
  readonly customerId: number
  readonly key: string
  readonly call: string
  readonly request: unknown
  readonly now: Date
}

/** Hours for which an answer is stored for replay. */
const REPLAY_HOURS = 24
const hash = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('hex')

/**
 * Claims an idempotency key in the transaction that does the work. A second request with the key waits here until the
 * first one ends.
 * @returns the stored answer of an earlier request, or undefined if the work must be done
 * @throws Fault 409 if the key was used for a different request
 */
export async function claim<Answer>(
  db: Db,
  { customerId, key, call, request, now }: Claim,
): Promise<Answer | undefined> {
  const fresh = await db.one(
    `insert into idempotency as old (customer_id, key, call, request_hash, created_at) values ($1, $2, $3, $4, $5)
     on conflict (customer_id, key) do update set call = excluded.call, request_hash = excluded.request_hash, created_at = excluded.created_at, answer = null
     where old.created_at <= $6 returning key`,
    [customerId, key, call, hash(request), now, utc(now).subtract(REPLAY_HOURS, 'hour').toDate()],
  )
  if (fresh) return undefined
  const row = await db.one<{ call: string; request_hash: string; answer: Answer }>(
    'select call, request_hash, answer from idempotency where customer_id = $1 and key = $2',
    [customerId, key],
  )
  if (!row || row.call !== call || row.request_hash !== hash(request))
    throw refuse(checkoutRefusals.keyReused)
  return row.answer
}

/** The stored answer of a key for the same call, if any. */
export const findAnswer = async <Answer>(
  db: Db,
  { customerId, key, call, now }: Omit<Claim, 'request'>,
): Promise<Answer | undefined> =>
  (
    await db.one<{ answer: Answer | null }>(
      'select answer from idempotency where customer_id = $1 and key = $2 and call = $3 and created_at > $4',
      [customerId, key, call, utc(now).subtract(REPLAY_HOURS, 'hour').toDate()],
    )
  )?.answer ?? undefined

/** Stores the answer for replay. */
export const keepAnswer = (db: Db, { customerId, key }: Claim, answer: unknown): Promise<unknown> =>
  db.query('update idempotency set answer = $3 where customer_id = $1 and key = $2', [
    customerId,
    key,
    JSON.stringify(answer),
  ])

/** Deletes answers that are too old to be replayed. */
export const sweepAnswers = (db: Db, now: Date): Promise<unknown> =>
  db.query('delete from idempotency where created_at <= $1', [
    utc(now).subtract(REPLAY_HOURS, 'hour').toDate(),
  ])
