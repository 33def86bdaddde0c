import type { Db } from '#service/db/db.ts'
import {
  bool,
  defineRow,
  int,
  jsonb,
  nullable,
  text,
  textOf,
  timestamptz,
  type RowOf,
} from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { insertMessage, messageValues, type OutgoingMessage } from '#service/outbox/store.ts'
import type { MessageVars } from './message-text.ts'
import type { MessageKind } from './texts.ts'

/** A message in a customer's notification centre. */
const messageRow = defineRow('message', {
  id: int,
  kind: textOf<MessageKind>(),
  vars: jsonb<MessageVars>(),
  url: nullable(text),
  is_read: bool,
  created_at: timestamptz,
})
export type MessageRow = RowOf<typeof messageRow>

/** Customer of a message, as needed for emails and SMS. */
const recipientRow = defineRow('customer', {
  email: nullable(text),
  firstname: text,
  lastname: text,
  mobile_prefix: nullable(text),
  mobile: nullable(text),
})
export type Recipient = RowOf<typeof recipientRow>

/** Content of a message, and the page it links to. */
export interface NewMessage {
  kind: MessageKind
  vars?: MessageVars
  url?: string
}

/**
 * Adds a message to a customer's notification centre. Pass the transaction of its cause, so that a rollback removes
 * both.
 * @returns the customer, who is often notified in other ways as well
 */
export const leaveMessage = (
  db: Db,
  customerId: number,
  { kind, vars = {}, url }: NewMessage,
  now: Date,
): Promise<Recipient | undefined> =>
  db.one(
    sql`with told as (insert into message (customer_id, kind, vars, url, created_at) select id, $2, $3, $4, $5 from customer where id = $1)
   select ${recipientRow} from customer where id = $1`,
    [customerId, kind, JSON.stringify(vars), url ?? null, now],
  )

/** Adds a message to a customer's notification centre and one to the outbox, in one statement. */
export const leaveAndQueue = (
  db: Db,
  customerId: number,
  { kind, vars = {}, url }: NewMessage,
  queued: OutgoingMessage,
  now: Date,
): Promise<unknown> =>
  db.query(
    `with told as (insert into message (customer_id, kind, vars, url, created_at) select id, $2, $3, $4, $5::timestamptz from customer where id = $1)
   ${insertMessage(6)}`,
    [customerId, kind, JSON.stringify(vars), url ?? null, now, ...messageValues(queued, now)],
  )

/** The newest messages of a customer. */
export const messagesOf = (db: Db, customerId: number): Promise<MessageRow[]> =>
  db.query(
    sql`select ${messageRow} from message where customer_id = $1 order by created_at desc, id desc limit 200`,
    [customerId],
  )

/**
 * Marks a customer's message as read.
 * @returns whether it exists
 */
export const markRead = async (db: Db, id: number, customerId: number): Promise<boolean> =>
  (await db.one('update message set is_read = true where id = $1 and customer_id = $2 returning id', [
    id,
    customerId,
  ])) !== undefined

/**
 * Deletes a customer's message.
 * @returns whether it existed
 */
export const deleteMessage = async (db: Db, id: number, customerId: number): Promise<boolean> =>
  (await db.one('delete from message where id = $1 and customer_id = $2 returning id', [id, customerId])) !==
  undefined
