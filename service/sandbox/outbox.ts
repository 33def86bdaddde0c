import type { Db } from '#service/db/db.ts'

/** A text message or an e-mail on its way to a person. `recipient` is `+85251000001` or an e-mail address; for what only a screen shows, the form's id. */
export interface OutboxMessage { readonly channel: 'sms' | 'email' | 'screen'; readonly recipient: string; readonly subject?: string; readonly body: string }

/** Where messages to people leave the shop. In the sandbox they land in a table that the outbox page shows. */
export interface Outbox {
  /** Hands a message over. Pass the transaction's `db` so that a rolled-back change sends nothing. */
  send(message: OutboxMessage, db?: Db): Promise<void>
}

/** The sandbox's outbox: rows, newest last. `now` is the service's time. */
export const sandboxOutbox = (database: Db, now: Date): Outbox => ({
  async send({ channel, recipient, subject = '', body }, db = database) {
    await db.query('insert into outbox (channel, recipient, subject, body, created_at) values ($1, $2, $3, $4, $5)', [channel, recipient, subject, body, now])
  },
})
