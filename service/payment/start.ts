import { paymentRefusals } from '#domain/payment/refusals.ts'
import { awaitsPayment, isPayable } from '#domain/orders/payment-state.ts'
import { findPaymentMethod } from '#service/checkout/payment-methods.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { Fault, noSuchEntity, required, refuse } from '#service/http/fault.ts'
import { insertHeld } from '#service/orders/captures/authorisation-store.ts'
import { payLocked } from '#service/orders/life.ts'
import type { PaymentRow } from '#service/orders/payment-store.ts'
import { lockOrder, setPaymentMethod, type OrderRow } from '#service/orders/store.ts'
import type { Started } from '#service/ports/payments.ts'
import { applyReport, lookUpPayments, withdrawAll } from './apply.ts'
import { countCardAttempt } from './card-limits.ts'
import { requestFor } from './request.ts'
import { settledOrder } from './settle.ts'
import { whenStarted } from './starting.ts'
import {
  cancelOpen,
  deletePayment,
  endStarting,
  extendStarting,
  insertOnlyPayment,
  insertPayment,
  latestPayment,
  START_SECONDS,
  writeStarted,
} from './store.ts'

const unavailable = () => refuse(paymentRefusals.methodUnavailable)

/** Milliseconds between renewals of the claim that a payment is being started. */
const SIGN_MS = (START_SECONDS * 1000) / 3

/**
 * The caller's order, updated to the current time.
 * @throws Fault 404 {orderId}
 */
export async function ownOrder(context: RequestContext, orderId: number): Promise<OrderRow> {
  const order = await settledOrder(context, context.requireCustomer().id, orderId, context.now)
  if (!order) throw noSuchEntity('orderId', orderId)
  return order
}

const canPay = ({ status, grand_total_minor }: OrderRow): boolean =>
  isPayable(status) && grand_total_minor > 0

/** Input of a payment method besides the order. */
interface PaymentMeans {
  /** The selected wallet, for a provider with several. */
  vendor?: string | undefined
  encryptedCard?: string | undefined
  /** The call has waited for other attempts to pay. */
  hasWaited?: boolean | undefined
}

/**
 * Starts paying for an unpaid order with a method. A payment already in progress is returned instead of starting a
 * second one; other open payments are cancelled.
 * @throws Fault 404 for another customer's order, 400 for one that cannot be paid or for unreadable card data
 */
export async function startPayment(
  context: RequestContext,
  orderId: number,
  code: string,
  means: PaymentMeans = {},
): Promise<PaymentRow> {
  return (await startFor(context, await ownOrder(context, orderId), code, means)).payment
}

/** What to do after checking the order's open payments. */
type Intent =
  /** A payment was recorded as starting; once started, it replaces the others. */
  | { readonly kind: 'start'; readonly payment: PaymentRow; readonly replaced: readonly PaymentRow[] }
  /** An earlier payment is in progress, or the one that this call waited for has its result. */
  | { readonly kind: 'running'; readonly payment: PaymentRow }
  /** Earlier attempts may have been paid without our knowledge: look them up first. */
  | { readonly kind: 'look up'; readonly payments: readonly PaymentRow[] }

/** Age (seconds) up to which a payment counts as one that this call has waited for. */
const JOINED_SECONDS = 120

/**
 * Whether a payment that another call has just started is the answer to this one as well: by the same method, and
 * neither declined nor without an answer from the provider.
 */
const isSameAnswer = (payment: PaymentRow, method: string, now: Date): boolean =>
  payment.method === method &&
  now.getTime() - payment.created_at.getTime() < JOINED_SECONDS * 1_000 &&
  (payment.status === 'success' ||
    payment.status === 'processing' ||
    (payment.status === 'pending' && (payment.redirect_url !== null || payment.needs_challenge)))

/**
 * Records that a payment is being started. Until the provider has answered, no other call starts one for the order.
 * @param isLookedUp the providers of open payments have been asked, so that nobody pays twice
 */
const recordIntent = (
  { db, now, ports }: RequestContext,
  id: number,
  code: string,
  { vendor, hasWaited }: PaymentMeans,
  isLookedUp: boolean,
): Promise<Intent> => {
  const { providers } = ports.payments
  const methodOf = ({ grand_total_minor: amountMinor }: OrderRow) =>
    findPaymentMethod(code, { amountMinor, providers }, vendor)
  const paymentOf = (order: OrderRow) => {
    const method = methodOf(order)
    if (!canPay(order) || !method?.provider) return undefined
    const { provider, code: name, vendor: wallet } = method
    return { order_id: id, provider, method: name, vendor: wallet, amount_minor: order.grand_total_minor }
  }
  return whenStarted<Intent>(
    db,
    id,
    async (tx, order, open, waited) => {
      const method = methodOf(order)
      const latest =
        (waited || hasWaited) && method?.provider && (await latestPayment(tx, id, method.provider))
      if (latest && isSameAnswer(latest, method.code, now)) return { kind: 'running', payment: latest }
      if (open.length > 0 && !isLookedUp) return { kind: 'look up', payments: open }
      const wanted = paymentOf(order)
      if (!wanted) throw unavailable()
      const running = open.find(({ status }) => status === 'processing')
      if (running) return { kind: 'running', payment: running }
      return { kind: 'start', payment: await insertPayment(tx, wanted, now, true), replaced: open }
    },
    async (tx, order) => {
      const wanted = hasWaited ? undefined : paymentOf(order)
      const payment = wanted && (await insertOnlyPayment(tx, wanted, now))
      return payment && { kind: 'start', payment, replaced: [] }
    },
  )
}

/** Renews the claim on a starting payment while `work` runs; if the process dies, the claim expires. */
async function whileStarting<T>(db: Db, id: string, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    // A failed renewal is made up for by the next one.
    extendStarting(db, id).catch(() => undefined)
  }, SIGN_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/** Asks the provider to start a recorded payment, outside any transaction. A refusal deletes the payment. */
async function askProvider(
  context: RequestContext,
  payment: PaymentRow,
  order: OrderRow,
  encryptedCard: string | undefined,
): Promise<Started> {
  const { db, ports, now } = context
  const { id } = payment
  const request = await requestFor(context, payment, order, encryptedCard)
  try {
    return await whileStarting(db, id, () => ports.payments.start(request, now))
  } catch (error) {
    // After any other failure it is unknown whether it was started; a look-up or callback will tell.
    await (error instanceof Fault ? deletePayment(db, id) : endStarting(db, id))
    throw error
  }
}

/**
 * Applies the provider's answer, and cancels the payments it replaces unless it failed at once. A callback may have
 * been faster; applying the answer again changes nothing.
 * @returns the payment, and the cancelled ones
 */
const applyStarted = (
  { db, now }: RequestContext,
  payment: PaymentRow,
  started: Started,
  replaced: readonly PaymentRow[],
): Promise<{ payment: PaymentRow; ended: readonly PaymentRow[] }> =>
  db.tx(async (tx) => {
    const order = await setPaymentMethod(tx, payment.order_id, payment.method, now)
    const isPaid = started.status === 'success' && order !== undefined && awaitsPayment(order.status)
    const current = order && (await writeStarted(tx, payment, started, isPaid, now))
    if (!current) throw noSuchEntity('orderId', payment.order_id)
    const ended = started.status === 'failed' ? [] : await cancelOpen(tx, replaced, now)
    if (isPaid) {
      if (!current.was_paid) {
        if (started.held) await insertHeld(tx, current, started.held, now)
        await payLocked(tx, order, current.amount_minor, now)
      }
      return { payment: current, ended }
    }
    const { status, message, held } = started
    const report = { status, amountMinor: current.amount_minor, message, held }
    return { payment: (await applyReport(tx, order, current, report, now)).payment, ended }
  })

/**
 * `startPayment` for an order known to be the caller's: records the intent, calls the provider, applies the answer.
 * `isNew` is false for a payment that another call has started.
 */
async function startFor(
  context: RequestContext,
  order: OrderRow,
  code: string,
  means: PaymentMeans,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  if (means.encryptedCard === '') throw required('encryptedData')
  const record = (isLookedUp: boolean) => recordIntent(context, order.id, code, means, isLookedUp)
  let intent = await record(false)
  if (intent.kind === 'look up') {
    await lookUpPayments(context, intent.payments, context.now)
    intent = await record(true)
  }
  if (intent.kind === 'look up') throw new Error('The open payments were not looked up')
  if (intent.kind === 'running') return { payment: intent.payment, isNew: false }
  const started = await askProvider(context, intent.payment, order, means.encryptedCard)
  const { payment, ended } = await applyStarted(context, intent.payment, started, intent.replaced)
  await withdrawAll(context, ended, context.now)
  return { payment, isNew: true }
}

/**
 * Selects another method for an unpaid order; another call starts the payment.
 * @throws Fault 400 or 404
 */
export async function changeMethod(context: RequestContext, orderId: number, code: string): Promise<void> {
  const { id } = await ownOrder(context, orderId)
  await context.db.tx(async (db) => {
    const order = await lockOrder(db, id)
    const { providers } = context.ports.payments
    const method = order && findPaymentMethod(code, { amountMinor: order.grand_total_minor, providers })
    if (!order || !method || !canPay(order)) throw unavailable()
    await setPaymentMethod(db, id, method.code, context.now)
  })
}

/**
 * Starts a card payment, unless too many cards were declined recently.
 * @param encryptedCard ignored where the provider's page takes the card
 * @throws Fault 429 with the wait; otherwise as `startPayment`
 */
export async function startCardPayment(
  context: RequestContext,
  orderId: number,
  encryptedCard: string,
): Promise<PaymentRow> {
  const order = await ownOrder(context, orderId)
  // On its own page the provider counts the cards that are tried.
  if (context.ports.payments.isHosted) return (await startFor(context, order, 'worldpay', {})).payment
  const attempt = await countCardAttempt(context, order.customer_id, order.id)
  try {
    const { payment, isNew } = await startFor(context, order, 'worldpay', {
      encryptedCard,
      hasWaited: attempt.hasWaited,
    })
    // An attempt waiting for the bank's code stays counted: by then a card tester knows that the card exists.
    const counts = isNew && payment.status !== 'success' && payment.status !== 'processing'
    await (counts ? attempt.keep() : attempt.takeBack())
    return payment
  } catch (error) {
    await attempt.takeBack()
    throw error
  }
}
