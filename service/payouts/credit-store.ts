import { customerRow } from '#service/customers/rows.ts'
import type { Db } from '#service/db/db.ts'
import { sql } from '#service/db/sql.ts'

/**
 * A customer's payout credit (iPayout) is a ledger in cents of HKD: every change is an entry, and
 * `customer.ipayout_minor`, which cannot go below 0, is their sum. Each function that changes it locks the customer's
 * row and counts each change once, however often and from however many processes it is called.
 *
 * An order holds its credit from the moment it is placed (`spendPayoutCredit`) until it is cancelled or refunded
 * (`giveBackPayoutCredit`). A cart holds none: it shows what could be spent, and the amount is computed again, under
 * the lock, when the cart becomes an order. So two carts or devices never spend the same cents.
 */
interface Change {
  readonly customerId: number
  readonly kind: 'opening' | 'payout' | 'order' | 'returned' | 'given_up'
  readonly reference: string
  readonly amountMinor: number
}

/** Payout credit of a customer in cents. `locked` locks it until the end of the transaction. */
export const payoutCreditOf = async (db: Db, customerId: number, locked = false): Promise<number> =>
  (
    await db.one(
      sql`select ${customerRow.only('ipayout_minor')} from customer where id = $1${locked ? ' for update' : ''}`,
      [customerId],
    )
  )?.ipayout_minor ?? 0

/** Writes an entry and the new balance, unless that entry exists. The customer must be locked. */
const change = (db: Db, { customerId, kind, reference, amountMinor }: Change, now: Date): Promise<unknown> =>
  db.query(
    `with entry as (
       insert into payout_credit_entry (customer_id, kind, reference, amount_minor, balance_minor, created_at)
       select id, $2, $3, $4, ipayout_minor + $4::int, $5 from customer where id = $1
       on conflict (kind, reference) do nothing returning customer_id, amount_minor
     )
     update customer c set ipayout_minor = c.ipayout_minor + entry.amount_minor from entry where c.id = entry.customer_id`,
    [customerId, kind, reference, amountMinor, now],
  )

/**
 * Spends payout credit on an order being placed. Pass its transaction.
 * @returns false, with nothing spent, if the customer has too little
 */
export async function spendPayoutCredit(
  db: Db,
  { customerId, orderId, amountMinor }: { customerId: number; orderId: number; amountMinor: number },
  now: Date,
): Promise<boolean> {
  if ((await payoutCreditOf(db, customerId, true)) < amountMinor) return await isSpent(db, orderId)
  if (amountMinor > 0)
    await change(
      db,
      { customerId, kind: 'order', reference: String(orderId), amountMinor: -amountMinor },
      now,
    )
  return true
}

const isSpent = async (db: Db, orderId: number): Promise<boolean> =>
  (await db.one(`select 1 from payout_credit_entry where kind = 'order' and reference = $1`, [
    String(orderId),
  ])) !== undefined

/**
 * Returns payout credit that an order spent, at most what it still holds: once for a cancelled order (`refundId` null)
 * and once for each refund. Pass the transaction that cancels or refunds it.
 */
export async function giveBackPayoutCredit(
  db: Db,
  { orderId, amountMinor, refundId }: { orderId: number; amountMinor: number; refundId: number | null },
  now: Date,
): Promise<void> {
  if (amountMinor === 0) return
  const spent = await db.one<{ customer_id: number }>(
    `select customer_id from payout_credit_entry where kind = 'order' and reference = $1`,
    [String(orderId)],
  )
  if (!spent) return
  await payoutCreditOf(db, spent.customer_id, true)
  const held = await db.one<{ minor: number }>(
    `select -sum(amount_minor)::int as minor from payout_credit_entry
     where kind in ('order', 'returned') and (reference = $1 or reference like $1 || ':%')`,
    [String(orderId)],
  )
  const back = Math.min(amountMinor, held?.minor ?? 0)
  const reference = refundId === null ? String(orderId) : `${orderId}:${refundId}`
  if (back > 0)
    await change(db, { customerId: spent.customer_id, kind: 'returned', reference, amountMinor: back }, now)
}

/** Takes payout credit that a customer gives up with the account. Pass the transaction that deletes it. */
export const giveUpPayoutCredit = (
  tx: Db,
  customerId: number,
  amountMinor: number,
  now: Date,
): Promise<unknown> =>
  change(tx, { customerId, kind: 'given_up', reference: String(customerId), amountMinor: -amountMinor }, now)

/** Adds payout credit, once per reference: `opening` for an opening balance, `payout` for a payout. */
export const addPayoutCredit = (
  database: Db,
  entry: Omit<Change, 'kind'> & { readonly kind: 'opening' | 'payout' },
  now: Date,
): Promise<void> =>
  database.tx(async (db) => {
    await payoutCreditOf(db, entry.customerId, true)
    await change(db, entry, now)
  })
