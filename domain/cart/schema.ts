import * as z from 'zod/mini'
import { attribute, flag, id, maybe, numeric } from '../contract/wire.ts'
import { Customer } from '../customers/schema.ts'
import { PickupPoint } from '../pickup-points/schema.ts'

/** Chosen options of a line (C-2.2). */
export const ProductOption = z.looseObject({
  extension_attributes: z.optional(
    z.looseObject({
      configurable_item_options: z.optional(
        z.array(z.looseObject({ option_id: z.string(), option_value: z.optional(z.number()) })),
      ),
      bundle_options: z.optional(
        z.array(
          z.looseObject({
            option_id: z.number(),
            option_qty: z.number(),
            option_selections: z.array(z.number()),
          }),
        ),
      ),
      custom_options: z.optional(z.array(z.looseObject({ option_id: z.string(), option_value: z.string() }))),
    }),
  ),
})
export type ProductOption = z.infer<typeof ProductOption>

/** A line of a cart. Prices in decimals of HKD; `calculated_price` replaces `price`. */
export const CartItem = z.looseObject({
  item_id: z.optional(id),
  sku: z.optional(z.string()),
  qty: numeric,
  name: z.optional(z.string()),
  price: z.optional(numeric),
  product_type: z.optional(z.string()),
  quote_id: z.string(),
  product_option: z.optional(ProductOption),
  extension_attributes: z.optional(
    z.looseObject({
      calculated_price: z.optional(numeric),
      can_use_loyalty: z.optional(z.string()),
      category_links: z.optional(z.array(z.string())),
      product: z.optional(z.looseObject({ id, name: z.string(), sku: z.string(), price: numeric })),
      stock_status: z.optional(z.number()),
      /** Our addition, where shoppers choose a stock source: whether each source has the line's quantity. */
      stock_source_status: z.optional(
        z.array(z.looseObject({ source_code: z.string(), status: z.number() })),
      ),
      /** Our additions: pieces still available, the picture and its ground, the chosen options as text. */
      salable_qty: z.optional(numeric),
      image: z.optional(z.string()),
      size_label: z.optional(z.string()),
      ground: z.optional(z.string()),
      option_labels: z.optional(z.array(z.looseObject({ label: z.string(), value: z.string() }))),
      is_membership: z.optional(z.boolean()),
    }),
  ),
})
export type CartItem = z.infer<typeof CartItem>

/** An address of a quote: `region` is a text here (C-2.2). */
export const QuoteAddress = z.looseObject({
  id: z.optional(id),
  region: maybe(z.string()),
  region_id: maybe(id),
  region_code: maybe(z.string()),
  country_id: maybe(z.string()),
  street: maybe(z.array(z.string())),
  company: maybe(z.string()),
  telephone: maybe(z.string()),
  postcode: maybe(z.string()),
  city: maybe(z.string()),
  firstname: maybe(z.string()),
  lastname: maybe(z.string()),
  customer_id: maybe(id),
  email: maybe(z.string()),
  same_as_billing: z.optional(z.number()),
  customer_address_id: maybe(id),
  save_in_address_book: z.optional(z.number()),
  custom_attributes: z.optional(z.array(attribute)),
  extension_attributes: z.optional(
    z.looseObject({
      district_id: maybe(z.union([z.string(), z.number()])),
      district: maybe(z.string()),
      city_id: maybe(z.union([z.string(), z.number()])),
      mobile_prefix: maybe(z.string()),
      id_number: maybe(z.string()),
    }),
  ),
})
export type QuoteAddress = z.infer<typeof QuoteAddress>

export const Cart = z.looseObject({
  id,
  created_at: maybe(z.string()),
  updated_at: maybe(z.string()),
  is_active: z.optional(z.boolean()),
  is_virtual: z.optional(z.boolean()),
  items: z.optional(z.array(CartItem)),
  items_count: z.optional(z.number()),
  items_qty: z.optional(numeric),
  customer: z.partial(Customer),
  billing_address: maybe(QuoteAddress),
  currency: maybe(z.looseObject({ quote_currency_code: maybe(z.string()) })),
  store_id: id,
  extension_attributes: z.optional(
    z.looseObject({
      shipping_assignments: z.optional(
        z.array(
          z.looseObject({
            shipping: z.looseObject({ address: QuoteAddress, method: z.nullable(z.string()) }),
            items: z.array(CartItem),
          }),
        ),
      ),
      contains_membership_item: z.optional(flag),
      can_use_points: z.optional(flag),
      membership_item_selected: z.optional(flag),
      /** Our addition: days of credit stored with the delivery; 0 means pay now. */
      credit_period: z.optional(z.number()),
      /** Our addition: the locker or pick-up point stored with the delivery. */
      pickup_point: z.optional(PickupPoint),
    }),
  ),
})
export type Cart = z.infer<typeof Cart>

const TotalSegment = z.looseObject({
  code: z.string(),
  title: maybe(z.string()),
  value: z.nullable(numeric),
  area: maybe(z.string()),
})
/** Totals of a cart in decimals of HKD (C-2.3). */
export const Totals = z.looseObject({
  grand_total: z.optional(numeric),
  subtotal: z.optional(numeric),
  discount_amount: z.optional(numeric),
  shipping_amount: z.optional(numeric),
  tax_amount: z.optional(numeric),
  coupon_code: maybe(z.string()),
  items_qty: z.optional(numeric),
  items: z.optional(
    z.array(
      z.looseObject({
        item_id: id,
        price: numeric,
        qty: numeric,
        row_total: numeric,
        options: z.string(),
        name: z.optional(z.string()),
      }),
    ),
  ),
  total_segments: z.array(TotalSegment),
  extension_attributes: z.optional(
    z.looseObject({
      coupon_label: z.optional(z.string()),
      loyalty_points_used: z.optional(numeric),
      ipayout_used_amount: z.optional(numeric),
      /** Our addition: the subtotal (decimal HKD) from which standard delivery is free. */
      free_shipping_from: z.optional(numeric),
      free_pickup_from: z.optional(numeric),
      /** Our addition: the lowest fee of delivery to the cart's address, or within Hong Kong before one is known. */
      shipping_from: z.optional(numeric),
    }),
  ),
})
export type Totals = z.infer<typeof Totals>
