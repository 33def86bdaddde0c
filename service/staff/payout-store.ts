import { payoutRow, type PayoutRow } from '#service/commissions/payout-store.ts'
import type { Db } from '#service/db/db.ts'
import { bool, computed, nullable, text } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** A payout as the staff list it, with the associate's number and whether they have an active account. */
type ListedPayout = PayoutRow & { readonly member: string | null; readonly has_account: boolean }

/**
 * Payouts that are not paid, oldest first.
 * @param isStuck only those that ended without success
 */
export const listUnpaid = (db: Db, isStuck: boolean, limit: number): Promise<ListedPayout[]> =>
  db.query(
    sql`select ${payoutRow.of('o')}, ${computed('member', nullable(text), 'c.referral_id')}, ${computed('has_account', bool, "coalesce(a.state = 'active', false)")}
     from payout o join customer c on c.id = o.customer_id left join payout_account a on a.customer_id = o.customer_id
     where case when $1 then o.status in ('refused', 'unanswered') else o.status <> 'paid' end order by o.pay_day, o.id limit $2`,
    [isStuck, limit],
  )

/** Locks a payout. */
export const lockPayout = (db: Db, id: number): Promise<PayoutRow | undefined> =>
  db.one(sql`select ${payoutRow} from payout where id = $1 for update`, [id])
