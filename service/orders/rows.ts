import type { QuoteAddress } from '#domain/cart/schema.ts'
import { orderChannels } from '#domain/orders/channels.ts'
import { bool, defineRow, int, jsonb, nullable, oneOf, text, timestamptz } from '#service/db/row.ts'
import type { CarrierPoint } from '#service/ports/pickup-points.ts'

/** An order. */
export const orderRow = defineRow('sales_order', {
  id: int,
  increment_id: text,
  cart_id: nullable(int),
  customer_id: int,
  store_id: int,
  language: text,
  channel: oneOf(...orderChannels),
  status: text,
  coupon_code: nullable(text),
  shipping_carrier: nullable(text),
  shipping_method: nullable(text),
  shipping_title: nullable(text),
  /** The locker or pick-up point as it was when the order was placed. */
  pickup_point: nullable(jsonb<CarrierPoint>()),
  shipping_address: nullable(jsonb<QuoteAddress>()),
  billing_address: nullable(jsonb<QuoteAddress>()),
  credit_period: int,
  subtotal_minor: int,
  discount_minor: int,
  shipping_minor: int,
  loyalty_minor: int,
  ipayout_minor: int,
  grand_total_minor: int,
  paid_minor: int,
  /** Paid back by refunds: money, payout credit and points. */
  refunded_minor: int,
  refunded_credit_minor: int,
  refunded_points_minor: int,
  payment_method: text,
  origin: nullable(text),
  pay_before: nullable(timestamptz),
  paid_at: nullable(timestamptz),
  reviewed: bool,
  created_at: timestamptz,
  updated_at: timestamptz,
})

/** A line of an order. */
export const orderItemRow = defineRow('sales_order_item', {
  id: int,
  order_id: int,
  parent_item_id: nullable(int),
  product_id: int,
  product_type: text,
  sku: text,
  name: text,
  qty: int,
  price_minor: int,
  row_total_minor: int,
  discount_minor: int,
  options: jsonb<Record<string, unknown>>(),
  options_text: text,
  is_membership: bool,
  qty_refunded: int,
})
/** An entry of an order's history. */
export const historyRow = defineRow('sales_order_history', {
  order_id: int,
  status: text,
  comment: text,
  created_at: timestamptz,
})
