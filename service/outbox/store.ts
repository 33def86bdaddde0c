import { priorityOf, type MessagePurpose } from '#domain/messages/purposes.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import type { Db, SqlValue } from '#service/db/db.ts'
import {
  bigint,
  bool,
  computed,
  defineRow,
  int,
  jsonb,
  oneOf,
  text,
  textOf,
  timestamptz,
  type RowOf,
} from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** A text message or an email to a person. `recipient` is `+85251000001` or an email address. */
export interface OutgoingMessage {
  readonly channel: Channel
  readonly recipient: string
  readonly purpose: MessagePurpose
  /** Language of the text. */
  readonly language: LanguageCode
  readonly subject?: string
  readonly body: string
  /** Values for the template of an SMS, besides the text. */
  readonly variables?: Readonly<Record<string, string>>
  /** Whether it is tried only once: the caller sends it (`deliverMessageNow`) and checks the result. @default false */
  readonly isTriedOnce?: boolean
}

/** How messages reach people. */
export type Channel = 'sms' | 'email'

/** A message to send. */
const queuedMessageRow = defineRow('outbox', {
  id: bigint,
  channel: oneOf('sms', 'email'),
  recipient: text,
  purpose: textOf<MessagePurpose>(),
  language: textOf<LanguageCode>(),
  subject: text,
  body: text,
  variables: jsonb<Readonly<Record<string, string>>>(),
  is_tried_once: bool,
  attempts: int,
  created_at: timestamptz,
})
export type QueuedMessage = RowOf<typeof queuedMessageRow>

/** Seconds in which the caller of a message that is tried once has to begin sending it; the lanes send it otherwise. */
const CALLERS_TURN = 10

/**
 * The insert of a message, to be run alone or with the statement of its cause.
 * @param first number of its first parameter; `messageValues` are its parameters
 */
export const insertMessage = (first: number): string => {
  const at = (index: number) => `$${first + index}`
  return `insert into outbox (channel, recipient, purpose, priority, language, subject, body, variables, is_tried_once, created_at, taken_until)
    values (${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(at).join(', ')}, case when ${at(8)}::boolean then clock_timestamp() + interval '${CALLERS_TURN} seconds' end)`
}

/** Parameters of `insertMessage`. */
export const messageValues = (
  {
    channel,
    recipient,
    purpose,
    language,
    subject = '',
    body,
    variables = {},
    isTriedOnce = false,
  }: OutgoingMessage,
  now: Date,
): SqlValue[] => [
  channel,
  recipient,
  purpose,
  priorityOf(purpose),
  language,
  subject,
  body,
  JSON.stringify(variables),
  isTriedOnce,
  now,
]

/**
 * Adds a message to the outbox; a lane sends it as soon as the transaction commits. Pass the transaction of the change
 * that the message is about, so that a rollback sends nothing.
 * @returns the id of the message
 */
export async function queueMessage(db: Db, message: OutgoingMessage, now: Date): Promise<number> {
  const row = await db.one(
    sql`${insertMessage(1)} returning ${queuedMessageRow.only('id')}`,
    messageValues(message, now),
  )
  if (!row) throw new Error('The message was not queued')
  return row.id
}

const waiting = `sent_at is null and failed_at is null`
const free = `${waiting} and (taken_until is null or taken_until < clock_timestamp())`
/** What a sender of the channel `$1` may claim, whose least urgent priority is `$2`. */
const claimable = `channel = $1 and priority <= $2 and ${free}`
const take = (seconds: string) =>
  `update outbox set attempts = attempts + 1, taken_until = clock_timestamp() + ${seconds} * interval '1 second'`
const taken = sql`returning ${queuedMessageRow}`

/** A claimed message, and whether another one of its channel could be claimed as well. */
export type ClaimedMessage = QueuedMessage & { readonly has_more: boolean }
const hasMore = computed(
  'has_more',
  bool,
  `exists (select from outbox as another where another.id <> outbox.id and ${claimable})`,
)

/**
 * Claims the next message of a channel, the most urgent first, for as long as sending it may take. One that is not
 * marked as sent by then is claimed again: its process has died.
 * @param slowest the least urgent priority to claim
 */
export const takeMessage = (
  db: Db,
  channel: Channel,
  slowest: number,
  seconds: number,
): Promise<ClaimedMessage | undefined> =>
  db.one(
    sql`${take('$3::float8')} where id = (select id from outbox where ${claimable} order by priority, id limit 1 for update skip locked) ${taken}, ${hasMore}`,
    [channel, slowest, seconds],
  )

/** Claims a message that is tried once, unless it has been tried. */
export const takeOwnMessage = (db: Db, id: number, seconds: number): Promise<QueuedMessage | undefined> =>
  db.one(sql`${take('$2::float8')} where id = $1 and attempts = 0 and ${waiting} ${taken}`, [id, seconds])

/** Removes the text and its values, in a statement where `$3` says whether to. */
const wiped = `body = case when $3::boolean then '' else body end, variables = case when $3::boolean then '{}' else variables end`

/** Marks a message as sent. @param isWiped whether its text is removed */
export const markMessageSent = (db: Db, id: number, now: Date, isWiped: boolean): Promise<unknown> =>
  db.query(`update outbox set sent_at = $2, failure = null, ${wiped} where id = $1 and sent_at is null`, [
    id,
    now,
    isWiped,
  ])

/** Lets a message be tried again, unless its claim has ended and another process has it. */
export const postponeMessage = (
  db: Db,
  { id, attempts }: Pick<QueuedMessage, 'id' | 'attempts'>,
  failure: string,
  seconds: number,
): Promise<unknown> =>
  db.query(
    `update outbox set failure = $3, taken_until = clock_timestamp() + $4::float8 * interval '1 second' where id = $1 and attempts = $2 and ${waiting}`,
    [id, attempts, failure, seconds],
  )

/** Ends the attempts to send a message, under the same condition. @param isWiped whether its text is removed */
export const giveUpMessage = (
  db: Db,
  { id, attempts }: Pick<QueuedMessage, 'id' | 'attempts'>,
  failure: string,
  now: Date,
  isWiped: boolean,
): Promise<unknown> =>
  db.query(
    `update outbox set failed_at = $2, failure = $4, ${wiped} where id = $1 and attempts = $5 and ${waiting}`,
    [id, now, isWiped, failure, attempts],
  )
