import { utc } from '#domain/dates/utc.ts'
import { startOfHongKongDay, toHongKongDate } from '#domain/dates/hong-kong.ts'
import { takeFrom, type Credit, type TenThousandths } from '#domain/loyalty/points.ts'
import { ledgerKinds, type LedgerKind } from '#domain/loyalty/ledger-kinds.ts'
import type { Db } from '#service/db/db.ts'
import { bigint, defineRow, int, nullable, oneOf, text, timestamptz, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/**
 * Stores loyalty points in ten-thousandths. The balance is what is left of credits that have not expired, less the
 * debt: points taken back after they had been spent, which the next points that come in pay. Each change locks the
 * customer's row, first writes off what has expired, and adds a ledger line with the new balance. An order spends and
 * earns points at most once, and returns and loses them at most once a refund, however often it is processed.
 */

/** The order that caused a change. */
export interface OrderOfPoints {
  readonly id: number
  readonly customer_id: number
  readonly increment_id: string
}

interface Entry {
  readonly customerId: number
  readonly kind: LedgerKind
  readonly points: TenThousandths
  readonly order?: OrderOfPoints | undefined
  readonly refundId?: number | null
  readonly at: Date
}

/** A line of the ledger as it is stored. */
const loyaltyEntryRow = defineRow('loyalty_entry', {
  id: bigint,
  kind: oneOf(...ledgerKinds),
  points: bigint,
  balance: bigint,
  order_id: nullable(int),
  order_number: nullable(text),
  created_at: timestamptz,
})
export type EntryRow = RowOf<typeof loyaltyEntryRow>

/** SQL for the points balance of a customer: the columns or parameters of their id, their debt and today's date. */
export const pointsBalance = (id: string, debt: string, today: string): string =>
  `((select coalesce(sum(remaining), 0) from loyalty_credit where customer_id = ${id} and remaining > 0 and (expires_on is null or expires_on >= ${today})) - ${debt})::bigint`

/**
 * Points balance of a customer; below 0 when points were taken back that had been spent.
 * @param today Hong Kong date
 */
export const readPoints = async (db: Db, customerId: number, today: string): Promise<TenThousandths> =>
  (
    await db.one<{ points: number }>(
      `select ${pointsBalance('$1', 'loyalty_debt', '$2')} as points from customer where id = $1`,
      [customerId, today],
    )
  )?.points ?? 0

/**
 * Points by expiry day, earliest first, without those that never expire.
 * @param today Hong Kong date
 */
export const expirySchedule = (
  db: Db,
  customerId: number,
  today: string,
): Promise<{ expires_on: string; points: TenThousandths }[]> =>
  db.query(
    'select expires_on, sum(remaining)::bigint as points from loyalty_credit where customer_id = $1 and remaining > 0 and expires_on >= $2 group by expires_on order by expires_on',
    [customerId, today],
  )

/** Lines of the ledger, newest first. @param before only lines older than the one of this id */
export const ledgerLines = (
  db: Db,
  customerId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<EntryRow[]> =>
  db.query(
    sql`select ${loyaltyEntryRow} from loyalty_entry where customer_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [customerId, before, limit],
  )

const lock = (db: Db, customerId: number) =>
  db.query('select 1 from customer where id = $1 for update', [customerId])

/** Adds a ledger line with the new balance. The customer must be locked. */
export const addEntry = (
  db: Db,
  { customerId, kind, points, order, refundId, at }: Entry,
): Promise<unknown> =>
  db.query(
    `insert into loyalty_entry (customer_id, kind, points, balance, order_id, order_number, refund_id, created_at)
     select $1, $2, $3, coalesce((select balance from loyalty_entry where customer_id = $1 order by id desc limit 1), 0) + $3::bigint, $4, $5, $6, $7`,
    [customerId, kind, points, order?.id, order?.increment_id, refundId, at],
  )

/** Credits with points left. */
export const openCredits = (db: Db, customerId: number): Promise<Credit[]> =>
  db.query<Credit & object>(
    'select id, remaining, expires_on as "lastDay" from loyalty_credit where customer_id = $1 and remaining > 0 order by expires_on, id',
    [customerId],
  )

/** Points left in credits. */
export const sumOf = (credits: readonly Credit[]): TenThousandths =>
  credits.reduce((sum, { remaining }) => sum + remaining, 0)

/** Lowers credits; for an order, notes what it took from each. */
export const lower = (
  db: Db,
  taken: readonly { id: number; points: TenThousandths }[],
  orderId: number | null,
): Promise<unknown> =>
  db.query(
    `with taken as (select id, points from jsonb_to_recordset($1::jsonb) as t (id bigint, points bigint)),
       noted as (insert into loyalty_use (order_id, credit_id, points) select $2::int, id, points from taken where $2::int is not null)
     update loyalty_credit c set remaining = c.remaining - taken.points from taken where c.id = taken.id`,
    [JSON.stringify(taken), orderId],
  )

/** End of a day in Hong Kong, at midnight. */
const endOf = (day: string): Date => utc(startOfHongKongDay(day)).add(1, 'day').toDate()

/** Locks a customer's points and writes off what has expired, with a ledger line for each expiry day. */
export async function settleLocked(db: Db, customerId: number, now: Date): Promise<void> {
  await lock(db, customerId)
  const today = toHongKongDate(now)
  const over = Map.groupBy(
    (await openCredits(db, customerId)).filter(({ lastDay }) => lastDay !== null && lastDay < today),
    ({ lastDay }) => lastDay ?? '',
  )
  for (const [day, credits] of over) {
    await lower(
      db,
      credits.map(({ id, remaining }) => ({ id, points: remaining })),
      null,
    )
    const points = -credits.reduce((sum, { remaining }) => sum + remaining, 0)
    await addEntry(db, { customerId, kind: 'expired', points, at: endOf(day) })
  }
}

/** Writes off a customer's expired points. Takes no lock when there are none. */
export async function settlePoints(database: Db, customerId: number, now: Date): Promise<void> {
  const [due] = await customersWithExpired(database, now, customerId, 1)
  if (due !== undefined) await database.tx((db) => settleLocked(db, due, now))
}

/** Customers with expired points that are not written off: one customer, or all. */
export const customersWithExpired = async (
  db: Db,
  now: Date,
  customerId: number | null,
  limit: number,
): Promise<number[]> =>
  (
    await db.query<{ customer_id: number }>(
      'select distinct customer_id from loyalty_credit where remaining > 0 and expires_on < $1 and ($2::int is null or customer_id = $2) limit $3',
      [toHongKongDate(now), customerId, limit],
    )
  ).map(({ customer_id }) => customer_id)

/**
 * Spends points on an order, earliest expiry first. Pass the transaction that places the order.
 * @returns false, with nothing spent, if the customer has too few
 */
export async function spendPoints(
  db: Db,
  order: OrderOfPoints,
  points: TenThousandths,
  now: Date,
): Promise<boolean> {
  if (points === 0) return true
  await settleLocked(db, order.customer_id, now)
  const taken = takeFrom(await openCredits(db, order.customer_id), points)
  if (!taken) return false
  await lower(db, taken, order.id)
  await addEntry(db, { customerId: order.customer_id, kind: 'used', points: -points, order, at: now })
  return true
}

/** Pays a customer's debt with the points that have come in. The customer must be locked. */
export async function payDebt(db: Db, customerId: number): Promise<void> {
  const debt =
    (await db.one<{ debt: number }>('select loyalty_debt as debt from customer where id = $1', [customerId]))
      ?.debt ?? 0
  if (debt === 0) return
  const credits = await openCredits(db, customerId)
  const paid = Math.min(debt, sumOf(credits))
  await lower(db, takeFrom(credits, paid) ?? [], null)
  await db.query('update customer set loyalty_debt = loyalty_debt - $2 where id = $1', [customerId, paid])
}

/**
 * Adds points that do not come from an order: an opening balance, or points given by staff. Pass a transaction.
 * @param lastDay null: they never expire
 */
export async function openPoints(
  db: Db,
  customerId: number,
  points: TenThousandths,
  lastDay: string | null,
  now: Date,
): Promise<void> {
  await settleLocked(db, customerId, now)
  await db.query(
    'insert into loyalty_credit (customer_id, points, remaining, expires_on, created_at) values ($1, $2, $2, $3, $4)',
    [customerId, points, lastDay, now],
  )
  await addEntry(db, { customerId, kind: 'opening', points, at: now })
  await payDebt(db, customerId)
}

/**
 * Adds the points earned by a paid order. Pass the transaction of the payment.
 * @param lastDay Hong Kong date
 */
export async function earnPoints(
  db: Db,
  order: OrderOfPoints,
  points: TenThousandths,
  lastDay: string,
  now: Date,
): Promise<void> {
  if (points === 0) return
  await settleLocked(db, order.customer_id, now)
  const credit = await db.one(
    'insert into loyalty_credit (customer_id, points, remaining, expires_on, earned_by, created_at) values ($1, $2, $2, $3, $4, $5) on conflict (earned_by) do nothing returning id',
    [order.customer_id, points, lastDay, order.id, now],
  )
  if (!credit) return
  await addEntry(db, { customerId: order.customer_id, kind: 'earned', points, order, at: now })
  await payDebt(db, order.customer_id)
}
