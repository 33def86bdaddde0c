import type { Db } from '#service/db/db.ts'
import { isPaid } from './store.ts'

/** What is open between an associate and the shop from closed periods, in cents. */
export interface OpenCommission {
  /** To be paid to the associate. */
  readonly dueMinor: number
  /** To be paid back by the associate: recalculations took more than later commissions can be set against. */
  readonly debtMinor: number
}

/** Payments `c` that are set against each other on the next pay day. */
const isUnassigned = 'c.payout_id is null and c.debt_id is null and c.check_number is null'

/**
 * Reads what is open. A payout that is entered will be paid, so a debt is not set against it.
 * @param today Hong Kong date
 */
export async function readOpenCommission(db: Db, customerId: number, today: string): Promise<OpenCommission> {
  const row = await db.one<{ entered: number; unassigned: number }>(
    `select coalesce(sum(c.amount_minor) filter (where not (${isUnassigned})), 0)::int as entered,
       coalesce(sum(c.amount_minor) filter (where ${isUnassigned}), 0)::int as unassigned
     from commission_payment c left join payout o on o.id = c.payout_id where c.customer_id = $1 and not ${isPaid('$2')}`,
    [customerId, today],
  )
  const { entered = 0, unassigned = 0 } = row ?? {}
  return {
    dueMinor: Math.max(0, entered) + Math.max(0, unassigned),
    debtMinor: Math.max(0, -unassigned),
  }
}

/**
 * Settles what an associate owes: an entry is kept, and the recalculations wait for no pay day any more. Lock the customer
 * first.
 * @param ending whether the associate has paid it back, or the shop asks for it no more
 * @returns the amount in cents; 0, with nothing done, where nothing is owed
 */
export async function settleDebt(
  tx: Db,
  customerId: number,
  ending: 'paid_back' | 'written_off',
  now: Date,
): Promise<number> {
  const row = await tx.one<{ amount_minor: number }>(
    `with open as (
       select c.id, c.amount_minor from commission_payment c where c.customer_id = $1 and ${isUnassigned} order by c.id for update),
     settled as (
       insert into commission_debt (customer_id, amount_minor, ending, made_at)
       select $1, -sum(amount_minor), $2, $3 from open having sum(amount_minor) < 0 returning id, amount_minor),
     marked as (update commission_payment c set debt_id = settled.id from settled, open where c.id = open.id)
     select amount_minor from settled`,
    [customerId, ending, now],
  )
  return row?.amount_minor ?? 0
}
