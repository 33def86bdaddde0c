import type { Db } from '#service/db/db.ts'
import { bigint, defineRow, oneOf, text, timestamptz, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** A message in the outbox, sent or not. */
const storedMessageRow = defineRow('outbox', {
  id: bigint,
  channel: oneOf('sms', 'email'),
  recipient: text,
  subject: text,
  body: text,
  created_at: timestamptz,
})
export type StoredMessage = RowOf<typeof storedMessageRow>

/** Messages in the outbox, newest first. @param to a mobile with or without '+', or an e-mail; everything when absent */
export const listMessages = (db: Db, to: string | undefined, limit = 100): Promise<StoredMessage[]> =>
  db.query(
    sql`select ${storedMessageRow} from outbox where $1::text is null or lower(recipient) in (lower($1), '+' || $1) order by id desc limit $2`,
    [to?.trim().replaceAll(' ', '') || null, limit],
  )
