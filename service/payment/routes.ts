import * as api from '#domain/payment/api.ts'
import type { Provider } from '#service/checkout/payment-methods.ts'
import type { RequestContext } from '#service/http/context.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { findOwnOrder } from '#service/orders/store.ts'
import { lookUpOrder } from './apply.ts'
import { gatewayFor } from './gateway.ts'
import { changeMethod, ownOrder, paymentOf, startPayment } from './start.ts'
import type { PaymentRow } from './store.ts'

const cardTypes = { 'VISA-SSL': 'Visa', 'ECMC-SSL': 'Mastercard', 'CHINAUNIONPAY-SSL': 'UnionPay', 'AMEX-SSL': 'American Express', 'JCB-SSL': 'JCB' }
const absolute = (context: RequestContext, path: string | null) => (path === null ? null : new URL(path, context.requestHeaders.get('origin') ?? context.url).href)

/** The router takes a path with and without a last slash only when it is registered without one. */
const setOrderPayment = { ...api.setOrderPayment, path: '/order/:id/set-payment-information' } as const

/** State of an order's payment with one provider; `asks` looks it up at the provider first. */
async function statusOf(context: RequestContext, orderId: number, provider: Provider, asks: boolean) {
  if (asks) {
    const mine = await findOwnOrder(context.db, orderId, context.requireCustomer().id)
    if (mine) await lookUpOrder(context.db, gatewayFor(context.settings), mine.id, context.now)
  }
  const order = await ownOrder(context, orderId)
  const payment = await paymentOf(context.db, order.id, provider)
  // Paid by other means is paid: the screen must not offer to pay again.
  const status = order.paid_at ? 'success' as const : (payment?.status ?? 'pending')
  return { order_id: order.id, status, order_status: order.status, ...(payment?.message ? { message: payment.message } : {}) }
}

const planetStatus: Readonly<Record<PaymentRow['status'], string>> = { pending: 'PENDING', processing: 'PROCESSING', success: 'SUCCESS', failed: 'FAILED', cancelled: 'CANCELLED' }

/** Paying an unpaid order (contract.md §6.6). Nothing here believes a return address: only signed events and look-ups change an order. */
export const paymentRoutes: Route[] = [
  route(api.listWorldpayTypes, ({ body }) => (body.countryId.toUpperCase() === 'HK' ? cardTypes : {})),
  route(api.getWorldpayKey, (_request, { db, settings }) => gatewayFor(settings).publicKey(db)),
  route(api.startWorldpayPayment, async ({ body }, context) => {
    const payment = await startPayment(context, body.orderId, 'worldpay', { encryptedCard: body.paymentDetails.encryptedData ?? '' })
    return { payment_id: payment.id, status: payment.status, redirect_url: absolute(context, payment.redirect_url), need_3ds: payment.needs_challenge, ...(payment.message ? { message: payment.message } : {}) }
  }),
  route(api.startIngenicoPayment, async ({ body }, context) => {
    const payment = await startPayment(context, body.orderId, 'ingenico')
    const url = absolute(context, payment.redirect_url)
    return { payment_id: payment.id, status: payment.status, redirect_url: url, redirect_data: url ? { url, method: 'POST' as const, fields: { payment_id: payment.id, product: String(body.paymentProductId ?? 430) } } : null }
  }),
  route(api.getWorldpayStatus, ({ params }, context) => statusOf(context, params.orderId, 'worldpay', params.flag === '1')),
  route(api.getIngenicoStatus, ({ params }, context) => statusOf(context, params.orderId, 'ingenico', params.flag === '1')),
  route(api.getWorldpayChallenge, async ({ params }, context) => {
    const order = await ownOrder(context, params.orderId)
    const payment = await paymentOf(context.db, order.id, 'worldpay')
    if (!payment?.needs_challenge || payment.status !== 'pending') throw noSuchEntity('orderId', params.orderId)
    const page = absolute(context, gatewayFor(context.settings).challengeUrl(payment.id)) ?? ''
    return { acs_url: page, pa_req: payment.id, term_url: absolute(context, `/process_worldpay/${order.id}`) ?? '', md: String(order.id) }
  }),
  route(api.setCitconPayment, async ({ params, body: { paymentMethod } }, context) => {
    const payment = await startPayment(context, params.id, paymentMethod.method, { vendor: paymentMethod.additional_data?.vendor })
    return { url: absolute(context, payment.redirect_url) ?? '', payment_id: payment.id }
  }),
  route(setOrderPayment, async ({ params, body: { paymentMethod } }, context) => {
    if (paymentMethod.method !== 'planet') {
      await changeMethod(context, params.id, paymentMethod.method)
      return { result: 'true', need_payment: true }
    }
    // Planet has no start call of its own in the documents: setting it starts it, and the answer says where to go.
    const payment = await startPayment(context, params.id, 'planet')
    return { result: 'true', need_payment: true, payment_id: payment.id, redirect_url: absolute(context, payment.redirect_url) }
  }),
  route(api.getPlanetPayment, async ({ params }, context) => {
    const customer = context.requireCustomer()
    const find = () => context.db.one<PaymentRow>(`select p.* from payment p join sales_order o on o.id = p.order_id where p.id = $1 and p.provider = 'planet' and o.customer_id = $2`, [params.paymentId, customer.id])
    const known = await find()
    if (!known) throw noSuchEntity('paymentId', params.paymentId)
    await lookUpOrder(context.db, gatewayFor(context.settings), known.order_id, context.now)
    const payment = (await find()) ?? known
    return { status: planetStatus[payment.status], order_id: payment.order_id }
  }),
]
