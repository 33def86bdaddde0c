import type { Db } from '#service/db/db.ts'

export interface StoredMessage {
  id: number
  channel: string
  recipient: string
  subject: string
  body: string
  created_at: Date
}

/** Messages in the outbox, newest first. @param to a mobile with or without '+', or an e-mail; everything when absent */
export const listMessages = (db: Db, to: string | undefined, limit = 100): Promise<StoredMessage[]> =>
  db.query<StoredMessage>(
    `select id, channel, recipient, subject, body, created_at from outbox where $1::text is null or lower(recipient) in (lower($1), '+' || $1) order by id desc limit $2`,
    [to?.trim().replaceAll(' ', '') || null, limit],
  )
