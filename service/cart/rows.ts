import type { ProductOption, QuoteAddress } from '#domain/cart/schema.ts'
import { bigint, bool, defineRow, int, jsonb, nullable, text, timestamptz } from '#service/db/row.ts'
import type { CarrierPoint } from '#service/ports/pickup-points.ts'

/** What was chosen for a line, as it is stored. */
export type StoredOption = NonNullable<ProductOption['extension_attributes']>

/** A cart. */
export const cartRow = defineRow('cart', {
  id: int,
  masked_id: nullable(text),
  customer_id: nullable(int),
  store_id: int,
  is_active: bool,
  coupon_code: nullable(text),
  shipping_address: nullable(jsonb<QuoteAddress>()),
  billing_address: nullable(jsonb<QuoteAddress>()),
  shipping_carrier: nullable(text),
  shipping_method: nullable(text),
  /** The chosen locker or pick-up point, as the carrier describes it. */
  pickup_point: nullable(jsonb<CarrierPoint>()),
  credit_period: int,
  uses_loyalty: bool,
  uses_ipayout: bool,
  membership_selected: bool,
  /** Grand total last told to the customer, in cents; null if the customer has changed the cart since. */
  quoted_minor: nullable(bigint),
  created_at: timestamptz,
  updated_at: timestamptz,
})

/** A line of a cart. */
export const cartItemRow = defineRow('cart_item', {
  id: int,
  cart_id: int,
  product_id: int,
  sku: text,
  qty: int,
  options: jsonb<StoredOption>(),
  options_key: text,
})
