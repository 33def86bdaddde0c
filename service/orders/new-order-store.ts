import { utc } from '#domain/dates/utc.ts'
import { mustPayNow } from '#domain/orders/payment-state.ts'
import type { CartTotals } from '#service/checkout/cart-totals.ts'
import type { CartView } from '#service/cart/view.ts'
import type { Db } from '#service/db/db.ts'
import { computed, jsonb } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'
import type { RequestContext } from '#service/http/context.ts'
import { movesOnAt } from './life.ts'
import { orderRow } from './rows.ts'
import { ORDER_LIFETIME_MINUTES, type BoughtLine, type OrderRow } from './store.ts'

const json = (value: object | null) => (value ? JSON.stringify(value) : null)

/** Initial status of an order: nothing to pay, on credit, or to be paid now. */
const firstStatus = (grandMinor: number, creditPeriod: number) =>
  grandMinor === 0 ? 'paid' : creditPeriod > 0 ? 'order_placed' : 'pending_payment'

interface NewItem {
  product_id: number
  product_type: string
  sku: string
  name: string
  qty: number
  price_minor?: number
  row_total_minor?: number
  discount_minor?: number
  options?: object
  options_text?: string
  is_membership?: boolean
  parent_item_id?: number
}

/** The statement that inserts the lines of a JSON array, in its order. */
const insertItems = (orderId: string, lines: string, from = ''): string =>
  `insert into sales_order_item (order_id, parent_item_id, product_id, product_type, sku, name, qty, price_minor, row_total_minor, discount_minor, options, options_text, is_membership, volume)
   select ${orderId}, i.parent_item_id, i.product_id, i.product_type, i.sku, i.name, i.qty, coalesce(i.price_minor, 0), coalesce(i.row_total_minor, 0), coalesce(i.discount_minor, 0), coalesce(i.options, '{}'), coalesce(i.options_text, '[]'), coalesce(i.is_membership, false),
     case when i.is_membership then 0 else round(p.pv * 100)::int * i.qty end
   from jsonb_array_elements(${lines}::jsonb) with ordinality as given(item, n) cross join jsonb_populate_record(null::sales_order_item, given.item) i left join product p on p.id = i.product_id ${from} order by given.n`

/**
 * Inserts the order of a locked cart with the first entry of its history and its lines, and closes the cart.
 * @returns the order, and the ids of its lines, in order
 */
async function insertOrderWith(
  db: Db,
  { cart }: CartView,
  lines: readonly NewItem[],
  totals: CartTotals,
  method: string,
  context: RequestContext,
): Promise<OrderRow & { line_ids: number[] }> {
  const { now, store } = context
  const status = firstStatus(totals.grandMinor, cart.credit_period)
  const payBefore = mustPayNow(status) ? utc(now).add(ORDER_LIFETIME_MINUTES, 'minute').toDate() : null
  const order = await db.one(
    sql`with made as (insert into sales_order (id, increment_id, cart_id, customer_id, store_id, language, status, coupon_code, shipping_carrier, shipping_method, shipping_title, shipping_address, billing_address, credit_period,
       subtotal_minor, discount_minor, shipping_minor, loyalty_minor, ipayout_minor, grand_total_minor, payment_method, pay_before, paid_at, moves_on_at, created_at, updated_at, origin, pickup_point) overriding system value
     select n, lpad(n::text, 9, '0'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23::timestamptz, $23, $24, $25 from nextval(pg_get_serial_sequence('sales_order', 'id')) n returning ${orderRow.columns}
     ), noted as (insert into sales_order_history (order_id, status, created_at) select id, status, created_at from made),
     closed as (update cart set is_active = false, updated_at = $23 where id = $1),
     lines as (${insertItems('made.id', '$26', 'cross join made')} returning id)
     select ${orderRow.of('made')}, ${computed('line_ids', jsonb<number[]>(), `(select coalesce(jsonb_agg(id order by id), '[]') from lines)`)} from made`,
    [
      cart.id,
      context.requireCustomer().id,
      store.id,
      store.code,
      status,
      totals.coupon?.code,
      totals.shipping?.carrierCode,
      totals.shipping?.methodCode,
      totals.shipping ? `${totals.shipping.carrierTitle} - ${totals.shipping.methodTitle}` : null,
      json(cart.shipping_address),
      json(cart.billing_address),
      cart.credit_period,
      totals.subtotalMinor,
      totals.discountMinor,
      totals.shippingMinor,
      totals.loyaltyMinor,
      totals.ipayoutMinor,
      totals.grandMinor,
      method,
      payBefore,
      status === 'paid' ? now : null,
      status === 'paid' ? movesOnAt(now) : null,
      now,
      context.origin,
      json(cart.pickup_point),
      JSON.stringify(lines),
    ],
  )
  if (!order) throw new Error('the order was not stored')
  return order
}

/** Inserts the order of a locked cart with its lines: each as ordered, with its parts below it (C-3). */
export async function insertOrder(
  db: Db,
  view: CartView,
  totals: CartTotals,
  method: string,
  context: RequestContext,
): Promise<{ order: OrderRow; lines: readonly BoughtLine[] }> {
  const sold = view.lines.flatMap((line) =>
    line.product
      ? [{ ...line, product: line.product, sums: totals.lines.find(({ itemId }) => itemId === line.item.id) }]
      : [],
  )
  const lines = sold.map(({ item, product, choice, unitMinor, sums }) => ({
    product_id: product.id,
    product_type: product.typeId,
    sku: item.sku,
    name: product.name,
    qty: item.qty,
    price_minor: unitMinor,
    row_total_minor: sums?.rowMinor ?? 0,
    discount_minor: sums?.discountMinor ?? 0,
    options: choice.option,
    options_text: JSON.stringify(choice.labels),
    is_membership: product.isMembership,
  }))
  const { line_ids: ids, ...order } = await insertOrderWith(db, view, lines, totals, method, context)
  const parts: NewItem[] = sold.flatMap(({ item, choice, pieces }, index) =>
    choice.components.length === 0
      ? []
      : pieces.map(({ productId, product, qty }) => ({
          parent_item_id: ids[index]!,
          product_id: productId,
          product_type: product.typeId,
          sku: product.sku,
          name: product.name,
          qty: qty * item.qty,
        })),
  )
  if (parts.length > 0) await db.query(insertItems('$1', '$2'), [order.id, JSON.stringify(parts)])
  return { order, lines }
}
