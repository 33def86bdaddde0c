import { contractRefusals } from '#domain/contract/refusals.ts'
import { placeOrder as placeOrderEndpoint } from '#domain/checkout/api.ts'
import * as api from '#domain/orders/api.ts'
import { toMinor } from '#domain/money/money.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { isPayable } from '#domain/orders/payment-state.ts'
import { logisticsStep } from '#domain/orders/status.ts'
import { offeredBy, paymentMethodsWire } from '#service/checkout/payment-methods.ts'
import { languageOfStore } from '#service/languages/six-languages.ts'
import type { RequestContext } from '#service/http/context.ts'
import { noSuchEntity, refuse } from '#service/http/fault.ts'
import { listHistoricOrders } from '#domain/loyalty/api.ts'
import { route, type Route } from '#service/http/route.ts'
import { invoiceHtml } from './documents/invoice.ts'
import { readPage } from './paging.ts'
import { placeOrder } from './place.ts'
import { reorderLines } from './reorder.ts'
import { findTrack } from './shipments/shipment-store.ts'
import { historicOrdersWire } from './historic-orders.ts'
import { listOrderShipments, trackEvents } from './shipments/shipments.ts'
import { listOrders, ORDER_LIFETIME_MINUTES, orderItems, type OrderCounts, type OrderRow } from './store.ts'
import { orderedProducts, ordersWire } from './wire.ts'

const noOrder = () => refuse(contractRefusals.entityMissing)

type Outside = Pick<RequestContext, 'db' | 'ports'>

/** Payment functions that orders need; payments build on orders, so they are passed in. */
export interface OrderPayments {
  /** Updates a customer's orders to the current time: cancels those not paid in time, moves on those that were paid. */
  settleCustomer(services: Outside, customerId: number, now: Date): Promise<void>
  /** A customer's order, updated to the current time; undefined for one that is not theirs. */
  settledOrder(
    services: Outside,
    customerId: number,
    orderId: number,
    now: Date,
  ): Promise<OrderRow | undefined>
  /** Counts a customer's orders, updated to the current time. */
  settledCounts(
    services: Outside,
    customerId: number,
    channel: string | null,
    now: Date,
  ): Promise<OrderCounts>
  /** Cancels a customer's unpaid order. Resolves to false when it can no longer be cancelled. */
  cancelUnpaid(services: Outside, customerId: number, orderId: number, now: Date): Promise<boolean>
}

/** Placing an order, and the orders of the signed-in customer (C-4.1, C-6.7). */
// Long: a table of routes, each answered in a few lines.
export function ordersRoutes({
  settleCustomer,
  settledOrder,
  settledCounts,
  cancelUnpaid,
}: OrderPayments): Route[] {
  /**
   * The caller's order, updated to the current time.
   * @throws Fault 404, the same for an unknown id and for another customer's order
   */
  async function present(context: RequestContext, id: number): Promise<OrderRow> {
    const order = await settledOrder(context, context.requireCustomer().id, id, context.now)
    if (!order) throw noOrder()
    return order
  }
  return [
    route(placeOrderEndpoint, ({ body }, context) =>
      placeOrder(
        {
          paymentMethod: body.paymentMethod.method,
          addMembership: body.addMembership === true,
          ...(body.expectedTotal === undefined ? {} : { expectedMinor: toMinor(body.expectedTotal) }),
        },
        context,
      ),
    ),
    route(api.listOrders, async ({ query }, context) => {
      const customer = context.requireCustomer()
      const direction = query?.sorted === '0' ? 'asc' : 'desc'
      const { limit, offset } = readPage(query)
      const channel = query?.channel ?? null
      const counts = await settledCounts(context, customer.id, channel, context.now)
      const orders = await listOrders(context.db, customer.id, { channel, direction, limit, offset })
      return {
        items: await ordersWire(context.db, orders, context),
        total_count: counts.total,
        pending_count: counts.pending,
      }
    }),
    route(listHistoricOrders, async (_request, context) => {
      const customer = context.requireCustomer()
      await settleCustomer(context, customer.id, context.now)
      return historicOrdersWire(context, customer.id)
    }),
    route(api.getOrder, async ({ params }, context) => {
      const [order] = await ordersWire(context.db, [await present(context, params.id)], context)
      if (!order) throw noOrder()
      return order
    }),
    route(api.listOrderPaymentMethods, async ({ params }, context) => {
      const order = await present(context, params.id)
      return isPayable(order.status)
        ? paymentMethodsWire(
            { amountMinor: order.grand_total_minor, ...offeredBy(context.ports.payments) },
            languageOfStore(context.store.code),
          )
        : []
    }),
    route(api.reorder, async ({ body }, context) =>
      reorderLines(context, await present(context, body.orderId), body.itemIds),
    ),
    route(api.cancelOrder, async ({ params }, context) => {
      const order = await present(context, params.id)
      return cancelUnpaid(context, order.customer_id, order.id, context.now)
    }),
    route(api.listShipments, async ({ params }, context) =>
      listOrderShipments(context.db, await present(context, params.id), languageOfStore(context.store.code)),
    ),
    route(api.getTracking, async ({ params }, context) => {
      const order = await present(context, params.orderId)
      const track = await findTrack(context.db, order.id, params.carrierCode, params.trackNumber)
      if (!track) throw noSuchEntity('trackNumber', params.trackNumber)
      const step = logisticsStep(order.status)
      const status =
        step === 'completed'
          ? ('Completed' as const)
          : step === 'sent'
            ? ('Sent' as const)
            : ('Processing' as const)
      return {
        carrier_code: track.carrier_code,
        track_number: track.track_number,
        status,
        events: trackEvents(track, languageOfStore(context.store.code)).map((event) => ({
          ...event,
          time: formatServiceTime(event.time),
        })),
      }
    }),
    route(api.printInvoice, async ({ params }, context) => {
      const order = await present(context, params.id)
      if (!order.paid_at) throw noSuchEntity('orderId', params.id)
      const items = await orderItems(context.db, [order.id])
      const products = await orderedProducts(context.db, items, context)
      const names = new Map(products.map(({ id: product, name }) => [product, name]))
      const html = invoiceHtml(order, items, context.store.code, names)
      return {
        file_name: `invoice_${order.increment_id}.html`,
        content_type: 'text/html',
        content: Buffer.from(html, 'utf8').toString('base64'),
      }
    }),
    route(api.getOrderLifetime, () => ORDER_LIFETIME_MINUTES),
    route(api.getSalesConfiguration, () => ({
      order_lifetime: ORDER_LIFETIME_MINUTES,
      reorder_allowed: true,
      review_enabled: true,
      currency: 'HKD',
    })),
  ]
}
