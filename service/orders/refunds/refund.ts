import { isRefundable } from '#domain/orders/moves.ts'
import { refundOf, returnable, type Refund } from '#domain/orders/refund.ts'
import { wasSent } from '#domain/orders/status.ts'
import { takeBackMembership } from '#service/customers/membership-store.ts'
import type { Db } from '#service/db/db.ts'
import { markInviteeNotUpgraded } from '#service/enrollments/store.ts'
import { takeBackPoints } from '#service/loyalty/return-store.ts'
import { ofPoints, returnHoldings } from '../life.ts'
import { releaseStock } from '../stock-store.ts'
import { setStatus, type OrderRow } from '../store.ts'
import { queueOrderRefund } from './payment-refund-store.ts'
import { insertRefund, readSoldOrders, stockOfPieces } from './refund-store.ts'

/** Why an order is refunded: an approved application, or null; and the entry in its history. */
export interface RefundCause {
  readonly applicationId: number | null
  readonly comment: string
}

/** A refund, and whether it ended the customer's membership. */
export type EnteredRefund = Refund & { readonly endsMembership: boolean }

/** Whether an order can be refunded: paid for, and neither cancelled nor refunded whole. */
const mayBeRefunded = ({ paid_at, status }: Pick<OrderRow, 'paid_at' | 'status'>): boolean =>
  isRefundable({ status, isPaid: paid_at !== null })

/**
 * Refunds pieces of an order that the caller has locked: enters the refund, queues what goes back to its payments, gives
 * back points and payout credit, and takes back the points earned, memberships and, of goods that have not left the
 * warehouse, the stock. PV and commissions follow when volume is settled next. An order with nothing left is closed, and
 * its coupon returned.
 * @param asked pieces by line id; null for everything that is left
 * @returns undefined, with nothing changed, for an order that cannot be refunded
 * @throws RangeError for more pieces than are left
 */
export async function refundLocked(
  db: Db,
  order: OrderRow,
  asked: ReadonlyMap<number, number> | null,
  { applicationId, comment }: RefundCause,
  now: Date,
): Promise<EnteredRefund | undefined> {
  const sold = (await readSoldOrders(db, [order.id])).get(order.id)
  if (!sold || !mayBeRefunded(order)) return undefined
  const refund = refundOf(sold, asked ?? new Map(sold.lines.map((line) => [line.id, returnable(line)])))
  const refundId = await insertRefund(db, order.id, refund, applicationId, now)
  await queueOrderRefund(db, order.id, refundId, refund.moneyMinor, now)
  await setStatus(db, order.id, refund.isWhole ? 'closed' : order.status, now, comment)
  const held = { coupon: refund.isWhole, creditMinor: refund.creditMinor, pointsMinor: refund.pointsMinor }
  await returnHoldings(db, order, held, now, refundId)
  await takeBackPoints(db, ofPoints(order), refund.earned, refundId, now)
  const endsMembership = await takeBackMembership(db, order, refund.yearsLeft, now)
  if (endsMembership) await markInviteeNotUpgraded(db, order.customer_id)
  if (!wasSent(order.status))
    await releaseStock(db, order.id, await stockOfPieces(db, order.id, sold.lines, refund.pieces))
  return { ...refund, endsMembership }
}
