import { utc } from '#domain/dates/utc.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { lastDayOfEarned } from '#domain/loyalty/last-day.ts'
import { earnedPoints } from '#domain/loyalty/points.ts'
import { releaseCoupon } from '#service/coupons/use-store.ts'
import type { Db } from '#service/db/db.ts'
import { earnPoints, returnPoints, takeBackPoints } from '#service/loyalty/store.ts'
import { giveBackPayoutCredit } from '#service/payouts/credit-store.ts'
import { paidNews, tellCustomer } from './documents/mail.ts'
import { deliverMembership } from './membership/membership.ts'
import { cancelOpenPayments } from './payment-store.ts'
import { releaseStock } from './stock-store.ts'
import { readYield, setPaid, setStatus, type OrderRow } from './store.ts'

const ofPoints = ({ id, customer_id, increment_id }: OrderRow) => ({ id, customer_id, increment_id })

/** Seconds between "paid" and "pending_shipment", the time a warehouse takes to notice an order. */
export const PACKING_SECONDS = 10

/**
 * Cancels an order that the caller has locked: returns coupon, points, payout balance and stock, and ends open
 * payments. Locks are taken in the same order as when placing an order (coupon, customer, stock).
 */
export async function cancelLocked(db: Db, order: OrderRow, now: Date, comment: string): Promise<void> {
  await setStatus(db, order.id, 'canceled', now, comment)
  await cancelOpenPayments(db, order.id, now)
  await releaseCoupon(db, order.id)
  if (order.loyalty_minor > 0) await returnPoints(db, ofPoints(order), now)
  await giveBackPayoutCredit(db, order.id, now)
  await releaseStock(db, order.id)
  await tellCustomer(db, order, 'cancelled', now)
}

/**
 * Closes a paid order whose money was refunded and which the caller has locked: takes back what it earned and returns
 * the points and payout credit that paid for part of it. Does nothing for a closed order.
 */
export async function refundLocked(db: Db, order: OrderRow, now: Date, comment: string): Promise<void> {
  if (!order.paid_at || order.status === 'closed') return
  await setStatus(db, order.id, 'closed', now, comment)
  await takeBackPoints(db, ofPoints(order), now)
  if (order.loyalty_minor > 0) await returnPoints(db, ofPoints(order), now)
  await giveBackPayoutCredit(db, order.id, now)
}

/** When an order paid now moves on to "pending_shipment". */
export const movesOnAt = (paidAt: Date): Date => utc(paidAt).add(PACKING_SECONDS, 'second').toDate()

/** What a paid order gives its customer: points if they were an associate when they paid, then its memberships. */
export async function completePaid(db: Db, order: OrderRow, now: Date): Promise<void> {
  const { years, earningMinor } = await readYield(db, order.id)
  const points = earnedPoints(earningMinor)
  await earnPoints(db, ofPoints(order), points, lastDayOfEarned(toHongKongDate(now)), now)
  await deliverMembership(db, order, years, now)
}

/** Marks a locked order as paid, notifies the customer, and credits points and memberships. */
export async function payLocked(db: Db, order: OrderRow, amountMinor: number, now: Date): Promise<void> {
  const paid = await setPaid(db, order.id, amountMinor, now, movesOnAt(now))
  if (!paid) return
  await tellCustomer(db, paid, paidNews(paid), now)
  await completePaid(db, paid, now)
}
