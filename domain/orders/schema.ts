import * as z from 'zod/mini'
import { flag, id, maybe, numeric } from '../contract/wire.ts'
import { PickupPoint } from '../pickup-points/schema.ts'
import { reviewStatuses } from '../reviews/status.ts'

/** A line of an order. Child lines name their parent; screens list only lines without one (C-3). */
export const OrderItem = z.looseObject({
  item_id: z.optional(id),
  sku: z.string(),
  name: z.optional(z.string()),
  price: z.optional(numeric),
  qty_ordered: z.optional(numeric),
  qty_refunded: z.optional(numeric),
  row_total: z.optional(numeric),
  product_id: z.optional(id),
  product_type: z.optional(z.string()),
  parent_item_id: maybe(id),
  parent_item: z.optional(z.looseObject({ item_id: z.optional(id), sku: z.string() })),
  extension_attributes: z.optional(
    z.looseObject({
      image: z.optional(z.string()),
      ground: z.optional(z.string()),
      option_labels: z.optional(z.array(z.looseObject({ label: z.string(), value: z.string() }))),
      /** Our addition: the customer's published review of this product, written for this order. */
      review_id: z.optional(id),
      /** Our addition: where that review stands, published or not; null for none. */
      review_status: maybe(z.enum(reviewStatuses)),
    }),
  ),
})
export type OrderItem = z.infer<typeof OrderItem>
export const OrderAddress = z.looseObject({
  address_type: z.string(),
  city: maybe(z.string()),
  country_id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  postcode: maybe(z.string()),
  region: maybe(z.string()),
  region_id: maybe(id),
  street: z.optional(z.array(z.string())),
  telephone: z.string(),
  extension_attributes: z.optional(
    z.looseObject({ district: maybe(z.string()), mobile_prefix: maybe(z.string()) }),
  ),
})
const PendingPayment = z.looseObject({
  payment_id: z.string(),
  method: z.string(),
  amount: numeric,
  status: z.string(),
  created_at: z.string(),
})
const StatusHistory = z.looseObject({
  comment: z.nullable(z.string()),
  created_at: z.optional(z.string()),
  status: z.optional(z.string()),
})

/** An order (C-1.7 Sales.Order and C-5.6). Amounts in decimals of HKD; `pay_before` is UTC. */
export const Order = z.looseObject({
  entity_id: z.optional(id),
  increment_id: z.optional(z.string()),
  status: z.optional(z.string()),
  state: z.optional(z.string()),
  created_at: z.optional(z.string()),
  store_name: z.optional(z.string()),
  grand_total: numeric,
  subtotal: z.optional(numeric),
  shipping_amount: z.optional(numeric),
  tax_amount: z.optional(numeric),
  discount_amount: z.optional(numeric),
  coupon_code: maybe(z.string()),
  total_paid: maybe(numeric),
  total_due: z.optional(numeric),
  total_refunded: maybe(numeric),
  total_qty_ordered: z.optional(numeric),
  shipping_description: maybe(z.string()),
  customer_id: maybe(id),
  customer_email: maybe(z.string()),
  customer_firstname: maybe(z.string()),
  customer_lastname: maybe(z.string()),
  items: z.array(OrderItem),
  billing_address: z.optional(OrderAddress),
  payment: z.optional(z.looseObject({ method: z.string() })),
  status_histories: z.optional(z.array(StatusHistory)),
  extension_attributes: z.optional(
    z.looseObject({
      shipping_assignments: z.optional(
        z.array(
          z.looseObject({
            shipping: z.looseObject({ address: z.optional(OrderAddress), method: maybe(z.string()) }),
            items: z.optional(z.array(OrderItem)),
          }),
        ),
      ),
      /** Our addition: the locker or pick-up point that the parcel goes to instead of the shipping address. */
      pickup_point: z.optional(PickupPoint),
      /** Our addition: first and last day, 'YYYY-MM-DD' in Hong Kong, on which the parcel is expected. */
      expected_arrival: z.optional(z.object({ from: z.string(), to: z.string() })),
      pending_payment: z.optional(z.array(PendingPayment)),
      credit_period: z.optional(numeric),
      can_cancel: z.optional(flag),
      can_reorder: z.optional(flag),
      reviewed: z.optional(flag),
      pay_before: maybe(z.string()),
      /** Amounts paid with loyalty points and payout credit, in decimals; a point is a dollar. */
      loyalty_points_used: z.optional(numeric),
      ipayout_used_amount: z.optional(numeric),
      /** Our additions: what refunds gave back by these two means, in the same units. */
      loyalty_points_returned: z.optional(numeric),
      ipayout_returned_amount: z.optional(numeric),
      /**
       * Our addition: the money of refunds by how it stands: gone back, on its way, or not sent because no provider made it.
       * Absent without refunds.
       */
      refunds: z.optional(z.object({ paid: numeric, on_way: numeric, delayed: numeric })),
      /** Our addition: the service's time (UTC) of the answer, so that a countdown does not depend on the device's clock. */
      server_time: z.optional(z.string()),
    }),
  ),
})
export type Order = z.infer<typeof Order>
const ShipmentTrack = z.looseObject({
  order_id: id,
  parent_id: id,
  weight: numeric,
  qty: numeric,
  description: z.string(),
  track_number: z.string(),
  title: z.string(),
  carrier_code: z.string(),
})
export const Shipment = z.looseObject({
  entity_id: z.optional(id),
  increment_id: z.optional(z.string()),
  order_id: id,
  created_at: z.optional(z.string()),
  items: z.array(
    z.looseObject({
      order_item_id: id,
      qty: numeric,
      name: z.optional(z.string()),
      sku: z.optional(z.string()),
    }),
  ),
  tracks: z.array(ShipmentTrack),
  comments: z.array(z.unknown()),
})
export const Tracking = z.looseObject({
  carrier_code: z.string(),
  track_number: z.string(),
  status: z.enum(['Processing', 'Sent', 'Completed']),
  events: z.array(z.looseObject({ time: z.string(), location: z.string(), description: z.string() })),
})
