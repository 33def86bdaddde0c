import { utc } from '#domain/dates/utc.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { lastDayOfEarned } from '#domain/loyalty/last-day.ts'
import { earnedPoints, loyaltyForMinor } from '#domain/loyalty/points.ts'
import { cancellationOf } from '#domain/orders/refund.ts'
import { releaseCoupon } from '#service/coupons/use-store.ts'
import type { Db } from '#service/db/db.ts'
import { returnPoints } from '#service/loyalty/return-store.ts'
import { earnPoints } from '#service/loyalty/store.ts'
import { giveBackPayoutCredit } from '#service/payouts/credit-store.ts'
import { paidNews, tellCustomer } from './documents/mail.ts'
import type { CancelReason } from './documents/mail-texts.ts'
import { deliverMembership } from './membership/membership.ts'
import { cancelOpenPayments } from './payment-store.ts'
import { releaseStock } from './stock-store.ts'
import { setPaid, setStatus, type BoughtLine, type OrderRow, type PaidOrder } from './store.ts'

/** An order as the loyalty ledger names it. */
export const ofPoints = ({ id, customer_id, increment_id }: OrderRow) => ({ id, customer_id, increment_id })

/** Seconds between "paid" and "pending_shipment", the time a warehouse takes to notice an order. */
export const PACKING_SECONDS = 10

/** What an order holds of its customer until it is cancelled or refunded. Amounts in cents; a point is a dollar. */
interface Holdings {
  readonly coupon: boolean
  readonly creditMinor: number
  readonly pointsMinor: number
}

/**
 * Returns what an order holds to its customer. Locks are taken in the same order as when placing an order (coupon,
 * customer); stock comes after them.
 * @param refundId the refund that returns a part; null when a cancelled order returns everything
 */
export async function returnHoldings(
  db: Db,
  order: OrderRow,
  { coupon, creditMinor, pointsMinor }: Holdings,
  now: Date,
  refundId: number | null,
): Promise<void> {
  if (coupon) await releaseCoupon(db, order.id)
  await returnPoints(db, ofPoints(order), loyaltyForMinor(pointsMinor), refundId, now)
  await giveBackPayoutCredit(db, { orderId: order.id, amountMinor: creditMinor, refundId }, now)
}

/** Entries in the history of a cancelled order. */
const cancelComments: Readonly<Record<CancelReason, string>> = {
  unpaid: 'The time to pay ran out.',
  customer: 'Cancelled by the customer.',
}

/**
 * Cancels an order that the caller has locked: returns coupon, points, payout balance and stock, and ends open
 * payments.
 */
export async function cancelLocked(db: Db, order: OrderRow, now: Date, reason: CancelReason): Promise<void> {
  await setStatus(db, order.id, 'canceled', now, cancelComments[reason])
  await cancelOpenPayments(db, order.id, now)
  const held = cancellationOf({ creditMinor: order.ipayout_minor, pointsMinor: order.loyalty_minor })
  await returnHoldings(db, order, { coupon: true, ...held }, now, null)
  await tellCustomer(db, order, 'cancelled', now, { reason })
  await releaseStock(db, order.id)
}

/** When an order paid now moves on to "pending_shipment". */
export const movesOnAt = (paidAt: Date): Date => utc(paidAt).add(PACKING_SECONDS, 'second').toDate()

/**
 * Value, in cents, of the goods that earn points. Only an associate's goods earn; memberships and goods paid with points
 * do not.
 */
const earningMinor = (
  { loyalty_minor }: OrderRow,
  lines: readonly BoughtLine[],
  group: PaidOrder['group_label'] | undefined,
): number =>
  loyalty_minor !== 0 || group !== 'associate'
    ? 0
    : lines
        .filter((line) => !line.is_membership)
        .reduce((sum, line) => sum + line.row_total_minor - line.discount_minor, 0)

/** What a paid order gives its customer: points if they were an associate when they paid, then its memberships. */
export async function completePaid(
  db: Db,
  order: OrderRow,
  lines: readonly BoughtLine[],
  group: PaidOrder['group_label'] | undefined,
  now: Date,
): Promise<void> {
  const points = earnedPoints(earningMinor(order, lines, group))
  const years = lines.reduce((sum, line) => sum + (line.is_membership ? line.qty : 0), 0)
  await earnPoints(db, ofPoints(order), points, lastDayOfEarned(toHongKongDate(now)), now)
  await deliverMembership(db, order, years, now)
}

/** Marks a locked order as paid, notifies the customer, and credits points and memberships. */
export async function payLocked(db: Db, order: OrderRow, amountMinor: number, now: Date): Promise<void> {
  const paid = await setPaid(db, order.id, amountMinor, now, movesOnAt(now))
  if (!paid) return
  await tellCustomer(db, paid, paidNews(paid), now, { known: { buyer: paid, lines: paid.lines } })
  await completePaid(db, paid, paid.lines, paid.group_label, now)
}
