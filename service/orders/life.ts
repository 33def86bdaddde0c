import { releaseCoupon } from '#service/checkout/coupons.ts'
import type { Db } from '#service/db/db.ts'
import { tellCustomer } from './mail.ts'
import { releaseStock } from './stock.ts'
import { setStatus, type OrderRow } from './store.ts'

/** Seconds between "paid" and "pending_shipment": what a warehouse takes to notice. */
export const PACKING_SECONDS = 10

/** Statuses in which money is still awaited. */
export const awaitsPayment = (status: string): boolean => ['pending_payment', 'order_placed', 'payment_review'].includes(status)

/**
 * Cancels an order that the caller has locked: coupon, points, payout balance and stock go back, open payments end.
 * Locks follow the order of placing (coupon, customer, stock).
 */
export async function cancelLocked(db: Db, order: OrderRow, now: Date, comment: string): Promise<void> {
  await setStatus(db, order.id, 'canceled', now, comment)
  await db.query(`update payment set status = 'cancelled', updated_at = $2 where order_id = $1 and status in ('pending', 'processing')`, [order.id, now])
  await releaseCoupon(db, order.id)
  if (order.loyalty_minor > 0 || order.ipayout_minor > 0) {
    await db.query('update customer set loyalty_ten_thousandths = loyalty_ten_thousandths + $2, ipayout_minor = ipayout_minor + $3 where id = $1', [order.customer_id, order.loyalty_minor * 100, order.ipayout_minor])
  }
  await releaseStock(db, order.id)
  await tellCustomer(db, order, 'cancelled', now)
}

/** When an order paid now goes on to "pending_shipment". */
export const movesOnAt = (paidAt: Date): Date => new Date(paidAt.getTime() + PACKING_SECONDS * 1000)

/** Notes that a locked order is paid. */
export async function payLocked(db: Db, order: OrderRow, amountMinor: number, now: Date): Promise<void> {
  const paid = await db.one<OrderRow>(
    `with paid as (update sales_order set status = 'paid', updated_at = $3, paid_minor = $2, paid_at = $3, moves_on_at = $4, pay_before = null where id = $1 returning *),
       noted as (insert into sales_order_history (order_id, status, created_at) select id, status, paid_at from paid)
     select * from paid`, [order.id, amountMinor, now, movesOnAt(now)])
  if (paid) await tellCustomer(db, paid, 'paid', now)
}

/** Moves paid orders on to "pending_shipment" once the warehouse has them: all of them, or one customer's. */
export async function moveOn(db: Db, now: Date, customerId?: number): Promise<void> {
  await db.query(
    `with moved as (
       update sales_order set status = 'pending_shipment', updated_at = $1 where status = 'paid' and moves_on_at <= $1 and ($2::int is null or customer_id = $2) returning id
     ) insert into sales_order_history (order_id, status, created_at) select id, 'pending_shipment', $1 from moved`,
    [now, customerId ?? null],
  )
}
