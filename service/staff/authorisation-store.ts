import type { Db } from '#service/db/db.ts'
import { computed, text } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import { authorisationRow, type AuthorisationRow } from '#service/orders/captures/authorisation-store.ts'

/** An authorised payment as the staff list it. */
type ListedAuthorisation = AuthorisationRow & { readonly order_number: string; readonly provider: string }

/**
 * Authorised payments that are neither captured nor released, those that end first at the top.
 * @param isStuck only those whose capture or release ended without success
 */
export const listUnsettled = (db: Db, isStuck: boolean, limit: number): Promise<ListedAuthorisation[]> =>
  db.query(
    sql`select ${authorisationRow.of('a')}, ${computed('order_number', text, 'o.increment_id')}, ${computed('provider', text, 'p.provider')}
     from payment_authorisation a join payment p on p.id = a.payment_id join sales_order o on o.id = p.order_id
     where case when $1 then a.status in ('refused', 'unanswered') else a.status <> 'done' end order by a.expires_at, a.payment_id limit $2`,
    [isStuck, limit],
  )

/** Locks the authorisation of a payment. */
export const lockAuthorisation = (db: Db, paymentId: string): Promise<AuthorisationRow | undefined> =>
  db.one(sql`select ${authorisationRow} from payment_authorisation where payment_id = $1 for update`, [
    paymentId,
  ])
