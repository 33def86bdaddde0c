import * as api from '#domain/payment/api.ts'
import { paths } from '#domain/store/paths.ts'
import type { RequestContext } from '#service/http/context.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { findOwnOrder } from '#service/orders/store.ts'
import type { PaymentRow } from '#service/orders/payment-store.ts'
import type { Provider } from '#service/ports/payments.ts'
import { isAnswered, lookUpOrder } from './apply.ts'
import { changeMethod, ownOrder, startCardPayment, startPayment } from './start.ts'
import { findOwnPayment, latestPayment } from './store.ts'

const cardTypes = {
  'VISA-SSL': 'Visa',
  'ECMC-SSL': 'Mastercard',
  'CHINAUNIONPAY-SSL': 'UnionPay',
  'AMEX-SSL': 'American Express',
  'JCB-SSL': 'JCB',
}
const absolute = (context: RequestContext, path: string | null) =>
  path === null ? null : new URL(path, context.origin).href

/** Registered without a trailing slash, the router accepts the path both ways. */
const setOrderPayment = { ...api.setOrderPayment, path: '/order/:id/set-payment-information' } as const

/** State of an order's payment with one provider; `asks` looks it up at the provider first. */
async function statusOf(context: RequestContext, orderId: number, provider: Provider, asks: boolean) {
  if (asks) {
    const mine = await findOwnOrder(context.db, orderId, context.requireCustomer().id)
    // Without an answer, the last known state.
    if (mine) await isAnswered(lookUpOrder(context, mine.id, context.now))
  }
  const order = await ownOrder(context, orderId)
  const payment = await latestPayment(context.db, order.id, provider)
  // Also true when paid by other means: the screen must not offer to pay again.
  const status = order.paid_at ? ('success' as const) : (payment?.status ?? 'pending')
  return {
    order_id: order.id,
    status,
    order_status: order.status,
    attempted: payment !== undefined,
    ...(payment?.message ? { message: payment.message } : {}),
  }
}

const planetStatus: Readonly<Record<PaymentRow['status'], string>> = {
  pending: 'PENDING',
  processing: 'PROCESSING',
  success: 'SUCCESS',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
}

/**
 * Paying for an unpaid order (C-6.6). Return addresses are never trusted: only signed events and look-ups change an
 * order.
 */
export const paymentRoutes: Route[] = [
  route(api.listWorldpayTypes, ({ body }, { ports }) =>
    body.countryId.toUpperCase() === 'HK' && !ports.payments.isHosted ? cardTypes : {},
  ),
  route(api.getWorldpayKey, (_request, { ports }) => ports.payments.publicKey()),
  route(api.startWorldpayPayment, async ({ body }, context) => {
    const payment = await startCardPayment(context, body.orderId, body.paymentDetails.encryptedData ?? '')
    return {
      payment_id: payment.id,
      status: payment.status,
      redirect_url: absolute(context, payment.redirect_url),
      need_3ds: payment.needs_challenge,
      ...(payment.message ? { message: payment.message } : {}),
    }
  }),
  route(api.startIngenicoPayment, async ({ body }, context) => {
    const payment = await startPayment(context, body.orderId, 'ingenico')
    const url = absolute(context, payment.redirect_url)
    return {
      payment_id: payment.id,
      status: payment.status,
      redirect_url: url,
      redirect_data:
        url && !context.ports.payments.isHosted
          ? {
              url,
              method: 'POST' as const,
              fields: { payment_id: payment.id, product: String(body.paymentProductId ?? 430) },
            }
          : null,
    }
  }),
  route(api.getWorldpayStatus, ({ params }, context) =>
    statusOf(context, params.orderId, 'worldpay', params.flag === '1'),
  ),
  route(api.getIngenicoStatus, ({ params }, context) =>
    statusOf(context, params.orderId, 'ingenico', params.flag === '1'),
  ),
  route(api.getWorldpayChallenge, async ({ params }, context) => {
    const order = await ownOrder(context, params.orderId)
    const payment = await latestPayment(context.db, order.id, 'worldpay')
    if (!payment?.needs_challenge || payment.status !== 'pending')
      throw noSuchEntity('orderId', params.orderId)
    const page = await context.ports.payments.challengeUrl('worldpay', payment.id)
    if (!page) throw noSuchEntity('orderId', params.orderId)
    return {
      acs_url: new URL(page, context.origin).href,
      pa_req: payment.id,
      term_url: absolute(context, paths.processWorldpay(order.id)) ?? '',
      md: String(order.id),
    }
  }),
  route(api.setCitconPayment, async ({ params, body: { paymentMethod } }, context) => {
    const payment = await startPayment(context, params.id, paymentMethod.method, {
      vendor: paymentMethod.additional_data?.vendor,
    })
    return { url: absolute(context, payment.redirect_url) ?? '', payment_id: payment.id }
  }),
  route(setOrderPayment, async ({ params, body: { paymentMethod } }, context) => {
    if (paymentMethod.method !== 'planet') {
      await changeMethod(context, params.id, paymentMethod.method)
      return { result: 'true', need_payment: true }
    }
    // In the requirements Planet has no start call of its own: selecting it starts it, and the answer contains the
    // address to go to.
    const payment = await startPayment(context, params.id, 'planet')
    return {
      result: 'true',
      need_payment: true,
      payment_id: payment.id,
      redirect_url: absolute(context, payment.redirect_url),
    }
  }),
  route(api.getPlanetPayment, async ({ params }, context) => {
    const customer = context.requireCustomer()
    const find = () => findOwnPayment(context.db, params.paymentId, 'planet', customer.id)
    const known = await find()
    if (!known) throw noSuchEntity('paymentId', params.paymentId)
    await isAnswered(lookUpOrder(context, known.order_id, context.now))
    const payment = (await find()) ?? known
    const order = await findOwnOrder(context.db, payment.order_id, customer.id)
    return {
      status: planetStatus[payment.status],
      order_id: payment.order_id,
      order_status: order?.status ?? '',
    }
  }),
]
