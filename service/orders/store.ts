import type { QuoteAddress } from '#domain/cart/schema.ts'
import type { Db } from '#service/db/db.ts'

/** Minutes an unpaid order lives (decisions.md A-56; the documents show no value). */
export const ORDER_LIFETIME_MINUTES = 30

export interface OrderRow {
  id: number; increment_id: string; cart_id: number | null; customer_id: number; store_id: number; language: string; channel: 'main' | 'business'; status: string
  coupon_code: string | null; shipping_carrier: string | null; shipping_method: string | null; shipping_title: string | null
  shipping_address: QuoteAddress | null; billing_address: QuoteAddress | null; credit_period: number
  subtotal_minor: number; discount_minor: number; shipping_minor: number; loyalty_minor: number; ipayout_minor: number; grand_total_minor: number; paid_minor: number
  payment_method: string; origin: string | null; pay_before: Date | null; paid_at: Date | null; reviewed: boolean; created_at: Date; updated_at: Date
}

export interface OrderItemRow {
  id: number; order_id: number; parent_item_id: number | null; product_id: number; product_type: string; sku: string; name: string; qty: number
  price_minor: number; row_total_minor: number; discount_minor: number; options: Record<string, unknown>; options_text: string; is_membership: boolean
}

/** An order of this customer; undefined for anybody else's, as if it did not exist. */
export const findOwnOrder = (db: Db, id: number, customerId: number, locked = false): Promise<OrderRow | undefined> =>
  id > 2_147_483_647 ? Promise.resolve(undefined) : db.one<OrderRow>(`select * from sales_order where id = $1 and customer_id = $2${locked ? ' for update' : ''}`, [id, customerId])

/** Locks an order until the end of the transaction. */
export const lockOrder = (db: Db, id: number): Promise<OrderRow | undefined> => db.one<OrderRow>('select * from sales_order where id = $1 for update', [id])

/** Lines of orders, parents before their children. */
export const orderItems = (db: Db, orderIds: readonly number[]): Promise<OrderItemRow[]> =>
  db.query<OrderItemRow>('select * from sales_order_item where order_id = any($1) order by order_id, id', [orderIds])

/** Sets an order's status and notes it in its history. */
export async function setStatus(db: Db, id: number, status: string, now: Date, comment = ''): Promise<void> {
  await db.query(
    `with changed as (update sales_order set status = $2, updated_at = $4 where id = $1)
     insert into sales_order_history (order_id, status, comment, created_at) values ($1, $2, $3, $4)`, [id, status, comment, now])
}
