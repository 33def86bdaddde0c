import * as api from '#domain/orders/api.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { logisticsStep } from '#domain/orders/status.ts'
import { paymentMethodsWire } from '#service/checkout/payment-methods.ts'
import { languageOf } from '#service/checkout/shipping-texts.ts'
import type { RequestContext } from '#service/http/context.ts'
import { fault, noSuchEntity } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { lookUpOrder } from '#service/payment/apply.ts'
import { gatewayFor } from '#service/payment/gateway.ts'
import { openPayments } from '#service/payment/store.ts'
import { invoiceHtml } from './invoice.ts'
import { cancelLocked } from './life.ts'
import { reorderLines } from './reorder.ts'
import { findTrack, listOrderShipments, trackEvents } from './shipments.ts'
import { findOwnOrder, ORDER_LIFETIME_MINUTES, orderItems, type OrderRow } from './store.ts'
import { settleCustomer } from './sweep.ts'
import { canCancel, ordersWire } from './wire.ts'

const noOrder = () => fault(404, "The entity that was requested doesn't exist. Verify the entity and try again.")

/** The caller's order, brought up to the present. @throws Fault 404, the same for an unknown id and for somebody else's */
async function present(context: RequestContext, id: number): Promise<OrderRow> {
  const customer = context.requireCustomer()
  await settleCustomer(context.db, context.settings, customer.id, context.now)
  const order = await findOwnOrder(context.db, id, customer.id)
  if (!order) throw noOrder()
  return order
}

/** Cancels an unpaid order unless a payment of it got through meanwhile. @returns false when it can no longer be cancelled */
async function cancel(context: RequestContext, id: number): Promise<boolean> {
  const { settings, now } = context
  await present(context, id)
  if (settings.sandbox) await lookUpOrder(context.db, gatewayFor(settings), id, now)
  return context.db.tx(async (db) => {
    const order = await findOwnOrder(db, id, context.requireCustomer().id, true)
    const open = await openPayments(db, [id])
    if (!order || !canCancel(order.status) || open.some(({ status }) => status === 'processing')) return false
    for (const payment of open) await gatewayFor(settings).withdraw(db, payment.provider, payment.id)
    await cancelLocked(db, order, now, 'Cancelled by the customer.')
    return true
  })
}

/** Orders of the signed-in customer (contract.md §6.7). */
export const ordersRoutes: Route[] = [
  route(api.listOrders, async ({ query }, context) => {
    const customer = context.requireCustomer()
    await settleCustomer(context.db, context.settings, customer.id, context.now)
    const direction = query?.sorted === '0' ? 'asc' : 'desc'
    const orders = await context.db.query<OrderRow>(`select * from sales_order where customer_id = $1 order by created_at ${direction}, id ${direction} limit 500`, [customer.id])
    return { items: await ordersWire(context.db, orders, context), total_count: orders.length, pending_count: orders.filter(({ status }) => status === 'pending_payment').length }
  }),
  route(api.getOrder, async ({ params }, context) => {
    const [order] = await ordersWire(context.db, [await present(context, params.id)], context)
    if (!order) throw noOrder()
    return order
  }),
  route(api.listOrderPaymentMethods, async ({ params }, context) => {
    const order = await present(context, params.id)
    return canCancel(order.status) ? paymentMethodsWire(order.grand_total_minor, languageOf(context.store.code)) : []
  }),
  route(api.reorder, async ({ body }, context) => reorderLines(context, await present(context, body.orderId), body.itemIds)),
  route(api.cancelOrder, ({ params }, context) => cancel(context, params.id)),
  route(api.listShipments, async ({ params }, context) => listOrderShipments(context.db, await present(context, params.id))),
  route(api.getTracking, async ({ params }, context) => {
    const order = await present(context, params.orderId)
    const track = await findTrack(context.db, order.id, params.carrierCode, params.trackNumber)
    if (!track) throw noSuchEntity('trackNumber', params.trackNumber)
    const step = logisticsStep(order.status)
    const status = step === 'completed' ? 'Completed' as const : step === 'sent' ? 'Sent' as const : 'Processing' as const
    return { carrier_code: track.carrier_code, track_number: track.track_number, status, events: trackEvents(track, languageOf(context.store.code)).map((event) => ({ ...event, time: formatServiceTime(event.time) })) }
  }),
  route(api.printInvoice, async ({ params }, context) => {
    const order = await present(context, params.id)
    if (!order.paid_at) throw noSuchEntity('orderId', params.id)
    const html = invoiceHtml(order, await orderItems(context.db, [order.id]), context.store.code)
    return { file_name: `invoice_${order.increment_id}.html`, content_type: 'text/html', content: Buffer.from(html, 'utf8').toString('base64') }
  }),
  route(api.getOrderLifetime, () => ORDER_LIFETIME_MINUTES),
  route(api.getSalesConfiguration, () => ({ order_lifetime: ORDER_LIFETIME_MINUTES, reorder_allowed: true, review_enabled: true, currency: 'HKD' })),
]
