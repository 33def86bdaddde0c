import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { id, numeric } from '../contract/wire.ts'
import { PaymentMethod } from '../checkout/schema.ts'
import { orderChannels } from './channels.ts'
import { Order, Shipment, Tracking } from './schema.ts'

const order = z.object({ id })

export const listOrders = schemas({
  // `searchCriteria[pageSize]` and `searchCriteria[currentPage]` (Magento's, from 1) and `channel` are our additions.
  query: z.looseObject({
    sorted: z._default(z.string(), '1'),
    searchCriteria: z.optional(z.object({ pageSize: z.number(), currentPage: z.number() })),
    channel: z.optional(z.enum(orderChannels)),
  }),
  response: z.union([
    z.looseObject({ items: z.array(Order), total_count: z.number(), pending_count: z.number() }),
    z.array(Order),
  ]),
  summary:
    "The customer's orders, newest first with sorted=1 (C-6.7). Without searchCriteria the first 500. `total_count` counts all orders of the channel, `pending_count` all that must be paid.",
})
export const getOrder = schemas({
  params: order,
  response: Order,
  summary: "One order by its entity id; 404 for another's (C-6.7).",
})
export const listOrderPaymentMethods = schemas({
  params: order,
  response: z.array(PaymentMethod),
  summary: 'Ways to pay an unpaid order (C-6.7).',
})
export const reorder = schemas({
  body: z.object({ orderId: id, itemIds: z.optional(z.array(id)) }),
  response: z.looseObject({
    result: z.boolean(),
    cart_id: id,
    user_input_errors: z.array(
      z.looseObject({
        code: z.string(),
        message: z.string(),
        /** Our addition: the order line that was not added. */
        item_id: z.optional(id),
      }),
    ),
  }),
  summary: 'Puts the lines of an order into the cart again; never fails as a whole (C-3, C-6.7).',
})
export const cancelOrder = schemas({
  params: order,
  response: z.unknown(),
  summary:
    'Cancels an unpaid order; false when it can no longer be cancelled. No other shape is documented (C-6.7, R-298).',
})
export const listShipments = schemas({
  params: order,
  response: z.array(Shipment),
  summary: 'The shipments of an order with their tracks (C-6.7).',
})
export const getTracking = schemas({
  params: z.object({ carrierCode: z.string(), trackNumber: z.string(), orderId: id }),
  response: Tracking,
  summary: 'Where a parcel is (C-6.7).',
  undocumented: 'assumed path',
})
export const printInvoice = schemas({
  params: order,
  response: z.looseObject({ file_name: z.string(), content_type: z.string(), content: z.string() }),
  summary: 'The invoice of a paid order, base64; 404 before there is one (C-6.7).',
})
export const getOrderLifetime = schemas({
  response: numeric,
  summary: 'Minutes an unpaid order lives (C-6.7, A-56).',
})
export const getSalesConfiguration = schemas({
  response: z.looseObject({
    order_lifetime: numeric,
    reorder_allowed: z.boolean(),
    review_enabled: z.boolean(),
    currency: z.string(),
  }),
  summary: 'Settings of selling: lifetime of unpaid orders, reorder, reviews, currency (C-6.7).',
})
