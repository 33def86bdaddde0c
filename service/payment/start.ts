import { findPaymentMethod, type Provider } from '#service/checkout/payment-methods.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { fault, noSuchEntity, required } from '#service/http/fault.ts'
import { settleCustomer } from '#service/orders/sweep.ts'
import { findOwnOrder, lockOrder, type OrderRow } from '#service/orders/store.ts'
import { applyReport, lookUpOrder } from './apply.ts'
import { gatewayFor } from './gateway.ts'
import { insertPayment, latestPayment, lockPayment, openPayments, type PaymentRow } from './store.ts'

const unavailable = () => fault(400, 'The requested Payment Method is not available.')

const returnPaths: Readonly<Record<Provider, (orderId: number, paymentId: string) => string>> = {
  worldpay: (orderId) => `/process_worldpay/${orderId}`,
  ingenico: (orderId) => `/process_ingenico/${orderId}`,
  citcon: (orderId) => `/process_payment?order=${orderId}`,
  planet: (orderId, paymentId) => `/order/${orderId}/planetPayReturn?paymentId=${paymentId}`,
}

/** The caller's order, after everything that time has done to it. @throws Fault 404 {orderId} */
export async function ownOrder(context: RequestContext, orderId: number): Promise<OrderRow> {
  const customer = context.requireCustomer()
  await settleCustomer(context.db, context.settings, customer.id, context.now)
  const order = await findOwnOrder(context.db, orderId, customer.id)
  if (!order) throw noSuchEntity('orderId', orderId)
  return order
}

/** Whether a customer can still pay an order. */
export const isPayable = ({ status, grand_total_minor }: OrderRow): boolean => ['pending_payment', 'order_placed'].includes(status) && grand_total_minor > 0

/** Ends the payments that another attempt replaces. One that the provider is working on is left alone. */
async function endOpen(db: Db, context: RequestContext, payments: readonly PaymentRow[]): Promise<void> {
  const gateway = gatewayFor(context.settings)
  for (const open of payments) {
    await gateway.withdraw(db, open.provider, open.id)
    await db.query(`update payment set status = 'cancelled', updated_at = $2 where id = $1`, [open.id, context.now])
  }
}

/**
 * Starts paying an unpaid order with a method. A payment that the provider is still working on is answered again instead
 * of starting a second one; everything else that was open ends.
 * @throws Fault 404 for an order of somebody else, 400 for one that cannot be paid (any more) or unreadable card data
 */
export async function startPayment(context: RequestContext, orderId: number, code: string, { vendor, encryptedCard }: { vendor?: string | undefined; encryptedCard?: string | undefined } = {}): Promise<PaymentRow> {
  const gateway = gatewayFor(context.settings)
  const { id } = await ownOrder(context, orderId)
  if (encryptedCard === '') throw required('encryptedData')
  // An earlier attempt may have been paid without our having heard: nobody shall pay twice.
  await lookUpOrder(context.db, gateway, id, context.now)
  return context.db.tx(async (db) => {
    const order = await lockOrder(db, id)
    if (!order) throw noSuchEntity('orderId', orderId)
    const method = findPaymentMethod(code, order.grand_total_minor, vendor)
    if (!isPayable(order) || !method?.provider) throw unavailable()
    const open = await openPayments(db, [id])
    const running = open.find(({ status }) => status === 'processing')
    if (running) return running
    await endOpen(db, context, open)
    await db.query('update sales_order set payment_method = $2, updated_at = $3 where id = $1', [id, method.code, context.now])
    const payment = await insertPayment(db, { order_id: id, provider: method.provider, method: method.code, vendor: method.vendor, amount_minor: order.grand_total_minor }, context.now)
    const started = await gateway.start(db, { paymentId: payment.id, provider: method.provider, vendor: method.vendor, amountMinor: order.grand_total_minor, returnPath: returnPaths[method.provider](id, payment.id), encryptedCard }, context.now)
    if (started.redirectUrl ?? started.message) await db.query('update payment set redirect_url = $2, message = $3 where id = $1', [payment.id, started.redirectUrl, started.message])
    await applyReport(db, order, payment, { status: started.status, amountMinor: payment.amount_minor, message: started.message }, context.now)
    if (started.needsChallenge) await db.query('update payment set needs_challenge = true where id = $1', [payment.id])
    return (await lockPayment(db, payment.id)) ?? payment
  })
}

/** Chooses another method for an unpaid order; the payment itself starts elsewhere. @throws Fault 400 or 404 */
export async function changeMethod(context: RequestContext, orderId: number, code: string): Promise<void> {
  const { id } = await ownOrder(context, orderId)
  await context.db.tx(async (db) => {
    const order = await lockOrder(db, id)
    const method = order && findPaymentMethod(code, order.grand_total_minor)
    if (!order || !method || !isPayable(order)) throw unavailable()
    await db.query('update sales_order set payment_method = $2, updated_at = $3 where id = $1', [id, method.code, context.now])
  })
}

/** The newest payment of an order with one provider. */
export const paymentOf = (db: Db, orderId: number, provider: Provider): Promise<PaymentRow | undefined> => latestPayment(db, orderId, provider)
