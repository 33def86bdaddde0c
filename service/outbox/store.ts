import type { Db } from '#service/db/db.ts'
import { bigint, defineRow, oneOf, text, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** A text message or an email to a person. `recipient` is `+85251000001` or an email address. */
export interface OutgoingMessage {
  readonly channel: 'sms' | 'email'
  readonly recipient: string
  readonly subject?: string
  readonly body: string
  /** Whether it is tried only once: the caller checks the result. @default false */
  readonly isTriedOnce?: boolean
}

/**
 * Adds a message to the outbox; a job sends it. Pass the transaction of the change that the message is about, so that
 * a rollback sends nothing.
 * @returns the id of the message
 */
export async function queueMessage(
  db: Db,
  { channel, recipient, subject = '', body, isTriedOnce = false }: OutgoingMessage,
  now: Date,
): Promise<number> {
  const row = await db.one(
    sql`insert into outbox (channel, recipient, subject, body, is_tried_once, created_at) values ($1, $2, $3, $4, $5, $6) returning ${queuedMessageRow.only('id')}`,
    [channel, recipient, subject, body, isTriedOnce, now],
  )
  if (!row) throw new Error('The message was not queued')
  return row.id
}

/** A message to send. */
const queuedMessageRow = defineRow('outbox', {
  id: bigint,
  channel: oneOf('sms', 'email'),
  recipient: text,
  subject: text,
  body: text,
})
export type QueuedMessage = RowOf<typeof queuedMessageRow>

const free = `sent_at is null and failed_at is null and (taken_until is null or taken_until < clock_timestamp())`
const take = `update outbox set taken_until = clock_timestamp() + interval '1 minute'`
const taken = sql`returning ${queuedMessageRow}`

/** Claims messages to send for a minute; one that is not marked as sent by then is claimed again. */
export const takeQueuedMessages = (db: Db, limit: number): Promise<QueuedMessage[]> =>
  db.query(
    sql`${take} where id in (select id from outbox where ${free} order by id limit $1 for update skip locked) ${taken}`,
    [limit],
  )

/** Claims one message, unless another process has it. */
export const takeQueuedMessage = (db: Db, id: number): Promise<QueuedMessage | undefined> =>
  db.one(
    sql`${take} where id in (select id from outbox where id = $1 and ${free} for update skip locked) ${taken}`,
    [id],
  )

export const markMessageSent = (db: Db, id: number, now: Date): Promise<unknown> =>
  db.query('update outbox set sent_at = $2 where id = $1', [id, now])

/**
 * Gives up a message that is tried only once.
 * @returns whether it was one
 */
export const giveUpMessage = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (await db.one('update outbox set failed_at = $2 where id = $1 and is_tried_once returning id', [
    id,
    now,
  ])) !== undefined
