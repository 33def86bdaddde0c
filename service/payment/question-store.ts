import type { Db } from '#service/db/db.ts'
import { computed, text, nullable, timestamptz } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { paymentRow, type PaymentRow } from '#service/orders/payment-store.ts'
import type { Provider } from '#service/ports/payments.ts'

/** A payment with a provider. */
export const findPayment = (db: Db, id: string, provider: Provider): Promise<PaymentRow | undefined> =>
  db.one(sql`select ${paymentRow} from payment where id = $1 and provider = $2`, [id, provider])

/** Records that the provider has to be asked about a payment, by the name that a notification gave. */
export const noteLookUpDue = (
  db: Db,
  { id, reference }: Pick<PaymentRow, 'id' | 'reference'>,
  now: Date,
): Promise<unknown> =>
  db.query(`update payment set look_up_at = $2, named_reference = $3 where id = $1 and status <> 'success'`, [
    id,
    now,
    reference,
  ])

/** Records that the provider has answered, unless another notification has come since then. */
export const noteLookedUp = (db: Db, id: string, since: Date): Promise<unknown> =>
  db.query('update payment set look_up_at = null where id = $1 and look_up_at = $2', [id, since])

/** Payments to ask about, longest waiting first, each by the best known name. */
export async function findDueLookUps(db: Db, limit: number): Promise<(PaymentRow & { look_up_at: Date })[]> {
  const rows = await db.query(
    sql`select ${paymentRow}, ${computed('since', timestamptz, 'look_up_at')}, ${computed('named', nullable(text), 'named_reference')}
     from payment where look_up_at is not null order by look_up_at limit $1`,
    [limit],
  )
  return rows.map(({ since, named, ...row }) => ({
    ...row,
    reference: row.reference ?? named,
    look_up_at: since,
  }))
}
