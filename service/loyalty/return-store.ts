import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { lastDayOfReturned } from '#domain/loyalty/last-day.ts'
import { takeFrom, type TenThousandths } from '#domain/loyalty/points.ts'
import type { Db } from '#service/db/db.ts'
import { addEntry, lower, openCredits, payDebt, settleLocked, sumOf, type OrderOfPoints } from './store.ts'

interface UseRow {
  credit_id: number
  points: TenThousandths
  expires_on: string | null
}

/**
 * Returns points spent on an order to their original credits, the last to expire first. Pass the transaction that
 * cancels or refunds the order.
 * @param points how many at most; no more than the order still holds
 * @param refundId the refund; null for a cancelled order
 */
export async function returnPoints(
  db: Db,
  order: OrderOfPoints,
  points: TenThousandths,
  refundId: number | null,
  now: Date,
): Promise<void> {
  if (points === 0) return
  await settleLocked(db, order.customer_id, now)
  const today = toHongKongDate(now)
  const uses = await db.query<UseRow>(
    'select u.credit_id, u.points, c.expires_on from loyalty_use u join loyalty_credit c on c.id = u.credit_id where u.order_id = $1 order by c.expires_on desc, c.id desc',
    [order.id],
  )
  let rest = points
  for (const { credit_id, points: used, expires_on } of uses) {
    const back = Math.min(rest, used)
    if (back === 0) break
    rest -= back
    await db.query(
      back === used
        ? 'delete from loyalty_use where order_id = $1 and credit_id = $2 and points = $3'
        : 'update loyalty_use set points = points - $3 where order_id = $1 and credit_id = $2',
      [order.id, credit_id, back],
    )
    await db.query('update loyalty_credit set remaining = remaining + $2, expires_on = $3 where id = $1', [
      credit_id,
      back,
      lastDayOfReturned(expires_on, today),
    ])
  }
  const returned = points - rest
  if (returned === 0) return
  await addEntry(db, {
    customerId: order.customer_id,
    kind: 'returned',
    points: returned,
    order,
    refundId,
    at: now,
  })
  await payDebt(db, order.customer_id)
}

/**
 * Takes back points that a refunded order earned: first what is left of those points, then others. What is already
 * spent becomes a debt. Pass the transaction of the refund.
 */
export async function takeBackPoints(
  db: Db,
  order: OrderOfPoints,
  points: TenThousandths,
  refundId: number,
  now: Date,
): Promise<void> {
  if (points === 0) return
  const customerId = order.customer_id
  await settleLocked(db, customerId, now)
  const own = await db.one<{ id: number }>('select id from loyalty_credit where earned_by = $1', [order.id])
  const credits = (await openCredits(db, customerId)).map((credit) =>
    credit.id === own?.id ? { ...credit, lastDay: '' } : credit,
  )
  const taken = Math.min(points, sumOf(credits))
  await lower(db, takeFrom(credits, taken) ?? [], null)
  await db.query('update customer set loyalty_debt = loyalty_debt + $2 where id = $1', [
    customerId,
    points - taken,
  ])
  await addEntry(db, { customerId, kind: 'taken_back', points: -points, order, refundId, at: now })
}
