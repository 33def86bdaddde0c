import type { CartTotals } from '#service/checkout/cart-totals.ts'
import type { CartView } from '#service/cart/view.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { movesOnAt } from './life.ts'
import { ORDER_LIFETIME_MINUTES, setStatus } from './store.ts'

const json = (value: object | null) => (value ? JSON.stringify(value) : null)

/** The status a new order starts with: nothing to pay, pay later on credit, or pay now. */
const firstStatus = (grandMinor: number, creditPeriod: number) => (grandMinor === 0 ? 'paid' : creditPeriod > 0 ? 'order_placed' : 'pending_payment')

/** Writes the order of a cart. @returns its id and status */
export async function insertOrder(db: Db, { cart }: CartView, totals: CartTotals, method: string, context: RequestContext): Promise<{ id: number; status: string }> {
  const { now, store } = context
  const status = firstStatus(totals.grandMinor, cart.credit_period)
  const payBefore = status === 'pending_payment' ? new Date(now.getTime() + ORDER_LIFETIME_MINUTES * 60_000) : null
  const order = await db.one<{ id: number }>(
    `insert into sales_order (cart_id, customer_id, store_id, language, status, coupon_code, shipping_carrier, shipping_method, shipping_title, shipping_address, billing_address, credit_period,
       subtotal_minor, discount_minor, shipping_minor, loyalty_minor, ipayout_minor, grand_total_minor, payment_method, pay_before, paid_at, moves_on_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $23) returning id`,
    [
      cart.id, context.requireCustomer().id, store.id, store.code, status, totals.coupon?.code, totals.shipping?.carrierCode, totals.shipping?.methodCode,
      totals.shipping ? `${totals.shipping.carrierTitle} - ${totals.shipping.methodTitle}` : null, json(cart.shipping_address), json(cart.billing_address), cart.credit_period,
      totals.subtotalMinor, totals.discountMinor, totals.shippingMinor, totals.loyaltyMinor, totals.ipayoutMinor, totals.grandMinor, method, payBefore, status === 'paid' ? now : null, status === 'paid' ? movesOnAt(now) : null, now,
    ],
  )
  if (!order) throw new Error('the order was not stored')
  await db.query(`update sales_order set increment_id = lpad(id::text, 9, '0') where id = $1`, [order.id])
  await setStatus(db, order.id, status, now)
  return { id: order.id, status }
}

/** Writes the lines: each as ordered, and below it the pieces it consists of (contract.md §3). */
export async function insertOrderItems(db: Db, orderId: number, { lines }: CartView, totals: CartTotals): Promise<void> {
  const insert = (values: readonly (string | number | boolean | null)[]) => db.one<{ id: number }>(
    `insert into sales_order_item (order_id, parent_item_id, product_id, product_type, sku, name, qty, price_minor, row_total_minor, discount_minor, options, options_text, is_membership)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`, values)
  for (const { item, product, choice, pieces, unitMinor } of lines) {
    if (!product) continue
    const sums = totals.lines.find(({ itemId }) => itemId === item.id)
    const parent = await insert([orderId, null, product.id, product.typeId, item.sku, product.name, item.qty, unitMinor, sums?.rowMinor ?? 0, sums?.discountMinor ?? 0, JSON.stringify(choice.option), JSON.stringify(choice.labels), product.isMembership])
    if (choice.components.length === 0 || !parent) continue
    for (const piece of pieces) await insert([orderId, parent.id, piece.productId, piece.product.typeId, piece.product.sku, piece.product.name, piece.qty * item.qty, 0, 0, 0, '{}', '[]', false])
  }
}
