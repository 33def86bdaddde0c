import type { Db } from '#service/db/db.ts'
import type { Kept } from './kept-days.ts'

/** Rows of one statement: a transaction stays short, whatever has gathered. */
const BATCH = 1_000

/** The rows that may go, older than `$1`. */
const oldRows: Readonly<Record<Kept, { readonly table: string; readonly condition: string }>> = {
  mails: {
    table: 'outbox',
    // the list of invitations reads what became of theirs
    condition:
      'coalesce(sent_at, failed_at) < $1 and not exists (select 1 from invitation i where i.sms_id = outbox.id)',
  },
  notifications: { table: 'message', condition: 'created_at < $1' },
  feedback: { table: 'feedback', condition: 'created_at < $1' },
  reminders: { table: 'arrival_reminder', condition: 'created_at < $1' },
  carts: { table: 'cart', condition: 'customer_id is not null and is_active and updated_at < $1' },
  paymentEvents: { table: 'payment_event', condition: 'received_at < $1' },
}

/** Deletes the rows from before a moment, in batches. @returns how many */
export async function removeOld(db: Db, kept: Kept, before: Date): Promise<number> {
  const { table, condition } = oldRows[kept]
  let removed = 0
  for (;;) {
    const gone = await db.query(
      `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${BATCH})) returning 1 as gone`,
      [before],
    )
    removed += gone.length
    if (gone.length < BATCH) return removed
  }
}
