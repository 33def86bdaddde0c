import type { Db } from '#service/db/db.ts'
import type { MessageKind, MessageVars } from './texts.ts'

export interface MessageRow { id: number; kind: MessageKind; vars: MessageVars; url: string | null; is_read: boolean; created_at: Date }

/** Puts a message into a customer's notification centre. Pass the transaction of what it tells: what is rolled back is not told. */
export async function leaveMessage(db: Db, customerId: number, { kind, vars = {}, url }: { kind: MessageKind; vars?: MessageVars; url?: string }, now: Date): Promise<void> {
  await db.query('insert into message (customer_id, kind, vars, url, created_at) values ($1, $2, $3, $4, $5)', [customerId, kind, JSON.stringify(vars), url ?? null, now])
}

/** The newest messages of a customer. */
export const messagesOf = (db: Db, customerId: number): Promise<MessageRow[]> =>
  db.query<MessageRow>('select id, kind, vars, url, is_read, created_at from message where customer_id = $1 order by created_at desc, id desc limit 200', [customerId])
