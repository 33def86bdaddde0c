import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { assumedPaths } from '../contract/unshown-paths.ts'
import { id, numeric } from '../contract/wire.ts'
import { PaymentMethod } from '../checkout/schema.ts'
import { Order, Shipment, Tracking } from './schema.ts'

const order = z.object({ id })

export const listOrders = endpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/customer/orders',
  access: 'self',
  // `searchCriteria[pageSize]` and `searchCriteria[currentPage]` (Magento's, from 1) and `channel` are our additions.
  query: z.looseObject({
    sorted: z._default(z.string(), '1'),
    searchCriteria: z.optional(z.object({ pageSize: z.number(), currentPage: z.number() })),
    channel: z.optional(z.enum(['main', 'business'])),
  }),
  response: z.union([
    z.looseObject({ items: z.array(Order), total_count: z.number(), pending_count: z.number() }),
    z.array(Order),
  ]),
  summary:
    "The customer's orders, newest first with sorted=1 (contract.md §6.7). Without searchCriteria the first 500. `total_count` counts all orders of the channel, `pending_count` all that must be paid.",
})
export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/customer/orders/:id',
  access: 'self',
  params: order,
  response: Order,
  summary: "One order by its entity id; 404 for another's (contract.md §6.7).",
})
export const listOrderPaymentMethods = endpoint({
  name: 'listOrderPaymentMethods',
  method: 'GET',
  path: '/customer/orders/payment-methods/:id',
  access: 'self',
  params: order,
  response: z.array(PaymentMethod),
  summary: 'Ways to pay an unpaid order (contract.md §6.7).',
})
export const reorder = endpoint({
  name: 'reorder',
  method: 'POST',
  path: '/customer/orders/reorder',
  access: 'self',
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
  encoded: true,
  affects: ['getCart', 'getCartTotals'],
  summary: 'Puts the lines of an order into the cart again; never fails as a whole (contract.md §3, §6.7).',
})
export const cancelOrder = endpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/orders/mine/:id/cancel',
  access: 'self',
  params: order,
  response: z.unknown(),
  affects: ['getOrder', 'listOrders'],
  summary:
    'Cancels an unpaid order; false when it can no longer be cancelled. No other shape is documented (contract.md §6.7, shopping.md §4).',
})
export const listShipments = endpoint({
  name: 'listShipments',
  method: 'GET',
  path: '/shipment/order/:id',
  access: 'self',
  params: order,
  response: z.array(Shipment),
  summary: 'The shipments of an order with their tracks (contract.md §6.7).',
})
export const getTracking = endpoint({
  name: 'getTracking',
  method: 'GET',
  path: assumedPaths.getTracking,
  access: 'self',
  params: z.object({ carrierCode: z.string(), trackNumber: z.string(), orderId: id }),
  response: Tracking,
  encoded: true,
  summary: 'Where a parcel is (contract.md §6.7).',
})
export const printInvoice = endpoint({
  name: 'printInvoice',
  method: 'GET',
  path: '/print/invoice/:id',
  access: 'self',
  params: order,
  response: z.looseObject({ file_name: z.string(), content_type: z.string(), content: z.string() }),
  encoded: true,
  summary: 'The invoice of a paid order, base64; 404 before there is one (contract.md §6.7).',
})
export const getOrderLifetime = endpoint({
  name: 'getOrderLifetime',
  method: 'GET',
  path: '/sales/configuration/order-lifetime',
  access: 'anonymous',
  response: numeric,
  summary: 'Minutes an unpaid order lives (contract.md §6.7, decisions.md A-56).',
})
export const getSalesConfiguration = endpoint({
  name: 'getSalesConfiguration',
  method: 'GET',
  path: '/sales/configuration',
  access: 'anonymous',
  response: z.looseObject({
    order_lifetime: numeric,
    reorder_allowed: z.boolean(),
    review_enabled: z.boolean(),
    currency: z.string(),
  }),
  summary: 'Settings of selling: lifetime of unpaid orders, reorder, reviews, currency (contract.md §6.7).',
})
