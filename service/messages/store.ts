import type { CustomerRow } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import type { MessageKind, MessageVars } from './texts.ts'

export interface MessageRow { id: number; kind: MessageKind; vars: MessageVars; url: string | null; is_read: boolean; created_at: Date }

/** What a message says, and the page of the shop that it leads to. */
export interface NewMessage { kind: MessageKind; vars?: MessageVars; url?: string }

/**
 * Puts a message into a customer's notification centre. Pass the transaction of what it tells: what is rolled back is not told.
 * @returns the customer, who is often told by other ways as well
 */
export const leaveMessage = (db: Db, customerId: number, { kind, vars = {}, url }: NewMessage, now: Date): Promise<CustomerRow | undefined> => db.one<CustomerRow>(
  `with told as (insert into message (customer_id, kind, vars, url, created_at) select id, $2, $3, $4, $5 from customer where id = $1)
   select * from customer where id = $1`,
  [customerId, kind, JSON.stringify(vars), url ?? null, now],
)

/** The newest messages of a customer. */
export const messagesOf = (db: Db, customerId: number): Promise<MessageRow[]> =>
  db.query<MessageRow>('select id, kind, vars, url, is_read, created_at from message where customer_id = $1 order by created_at desc, id desc limit 200', [customerId])
