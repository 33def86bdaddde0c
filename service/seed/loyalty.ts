import { firstDayOf, lastDayOf, periodAfter, periodOfDay } from '#domain/commissions/period.ts'
import { startOfHongKongDay, toHongKongDate } from '#domain/dates/hong-kong.ts'
import { utc } from '#domain/dates/utc.ts'
import type { Db } from '#service/db/db.ts'
import { openPoints, readPoints, settlePoints } from '#service/loyalty/store.ts'
import { seedAssociateOrders } from './orders/associate-orders.ts'
import { person } from './people.ts'

/** The balance of the sandbox's associate, in ten-thousandths. */
const BALANCE = 1234_5678
/** Points that she carried over and did not use in time. */
const EXPIRED = 80_0000

/**
 * Raises the points carried over, which lie under all others, so that the balance becomes the fixed one. No order
 * touched them: they are the last to expire.
 */
async function raiseCarriedOver(db: Db, customerId: number, points: number): Promise<void> {
  if (points < 0) throw new Error('The orders of the associate leave more points than her fixed balance')
  await db.query(
    `update loyalty_credit set points = points + $2, remaining = remaining + $2
     where id = (select max(id) from loyalty_credit where customer_id = $1 and earned_by is null)`,
    [customerId, points],
  )
  await db.query(
    `with opening as (select max(id) as id from loyalty_entry where customer_id = $1 and kind = 'opening')
     update loyalty_entry e set balance = e.balance + $2, points = e.points + case when e.id = opening.id then $2 else 0 end
     from opening where e.customer_id = $1 and e.id >= opening.id`,
    [customerId, points],
  )
}

/**
 * The orders of the sandbox's associate with the points that they earned and used, on top of two amounts carried over
 * from before the shop: one that expired, and one that makes the balance the fixed one.
 */
export async function seedLoyalty(db: Db, now: Date): Promise<void> {
  const { id } = person('associate')
  const today = toHongKongDate(now)
  const first = periodAfter(periodOfDay(today), -14)
  const start = utc(startOfHongKongDay(firstDayOf(first)))
    .add(9, 'hour')
    .toDate()
  await openPoints(db, id, EXPIRED, lastDayOf(periodAfter(first, 1)), start)
  await openPoints(db, id, 1, utc(today).add(1, 'year').endOf('year').format('YYYY-MM-DD'), start)
  await seedAssociateOrders(db, now)
  await settlePoints(db, id, now)
  await raiseCarriedOver(db, id, BALANCE - (await readPoints(db, id, today)))
}
