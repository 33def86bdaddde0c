import { utc } from '#domain/dates/utc.ts'
import { sweepGuestCarts } from '#service/cart/store.ts'
import type { Db } from '#service/db/db.ts'
import { sweepAnswers } from '#service/orders/idempotency-store.ts'
import { cancelLocked } from '#service/orders/life.ts'
import { openPayments } from '#service/orders/payment-store.ts'
import {
  countOrders,
  findOrderAndDue,
  findOverdueOrders,
  findOwnOrder,
  isAnyDue,
  lockOrder,
  moveOn,
  type OrderCounts,
  type OrderRow,
} from '#service/orders/store.ts'
import type { Provider } from '#service/ports/payments.ts'
import type { Ports } from '#service/ports/ports.ts'
import { isPayable, mustPayNow } from '#domain/orders/payment-state.ts'
import { isAnswered, lookUpOrder, lookUpPayments, withdrawAll } from './apply.ts'
import { findOrdersInReview } from './store.ts'
import { whenStarted } from './starting.ts'

type Outside = { readonly db: Db; readonly ports: Ports }

/** A payment in progress keeps its order open this long after the deadline. */
const GRACE_HOURS = 24

/** Cancels one order past its deadline, unless a payment has succeeded, is in progress or may have succeeded. */
async function expire(services: Outside, id: number, now: Date, silent: Set<Provider>): Promise<void> {
  const isKnown = await lookUpOpen(services, id, now, silent)
  await services.db.tx(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || !mustPayNow(order.status) || !order.pay_before || order.pay_before > now) return
    const isLate = utc(order.pay_before).add(GRACE_HOURS, 'hour').isBefore(now)
    if (!isKnown && !isLate) return
    const open = await openPayments(tx, [id])
    if (open.some(({ status, is_starting }) => is_starting || (status === 'processing' && !isLate))) return
    await cancelLocked(tx, order, now, 'unpaid')
  })
}

/**
 * Looks up the open payments of an order. A provider that does not answer is added to `silent` and not asked again.
 * @returns whether all have answered
 */
async function lookUpOpen(
  services: Outside,
  orderId: number,
  now: Date,
  silent: Set<Provider>,
): Promise<boolean> {
  const open = await openPayments(services.db, [orderId])
  for (const payment of open)
    if (!silent.has(payment.provider) && !(await isAnswered(lookUpPayments(services, [payment], now))))
      silent.add(payment.provider)
  return !open.some(({ provider }) => silent.has(provider))
}

async function expireDue(
  services: Outside,
  now: Date,
  customerId: number | null,
  limit: number,
  silent = new Set<Provider>(),
): Promise<void> {
  for (const id of await findOverdueOrders(services.db, now, customerId, limit))
    await expire(services, id, now, silent)
}

/** Updates a customer's orders to the current time, so that they are exact whatever the job does. */
async function settleDue(services: Outside, customerId: number, now: Date): Promise<void> {
  await expireDue(services, now, customerId, 20)
  await moveOn(services.db, now, customerId)
}

/** Updates a customer's orders to the current time before they are shown. */
export async function settleCustomer(services: Outside, customerId: number, now: Date): Promise<void> {
  if (await isAnyDue(services.db, customerId, now)) await settleDue(services, customerId, now)
}

/** A customer's order, updated to the current time; undefined for an unknown id and for another customer's order. */
export async function settledOrder(
  services: Outside,
  customerId: number,
  orderId: number,
  now: Date,
): Promise<OrderRow | undefined> {
  const found = await findOrderAndDue(services.db, orderId, customerId, now)
  if (!found?.isDue) return found?.order
  await settleDue(services, customerId, now)
  return findOwnOrder(services.db, orderId, customerId)
}

/** Counts a customer's orders, updated to the current time. */
export async function settledCounts(
  services: Outside,
  customerId: number,
  channel: string | null,
  now: Date,
): Promise<OrderCounts> {
  const counts = await countOrders(services.db, customerId, channel, now)
  if (!counts.isDue) return counts
  await settleDue(services, customerId, now)
  return countOrders(services.db, customerId, channel, now)
}

/** Updates all orders and carts to the current time. Safe in any number of processes; call it every few seconds. */
export async function sweepCommerce(services: Outside, now: Date): Promise<void> {
  const silent = new Set<Provider>()
  // Reviews that the bank has finished without its callback reaching us.
  for (const id of await findOrdersInReview(services.db)) await lookUpOpen(services, id, now, silent)
  await expireDue(services, now, null, 200, silent)
  await moveOn(services.db, now)
  await sweepGuestCarts(services.db, now)
  await sweepAnswers(services.db, now)
}

/**
 * Cancels a customer's unpaid order unless it has been paid meanwhile; the providers are told afterwards.
 * @param also what else is written in the transaction that cancels it
 * @returns false if it can no longer be cancelled
 * @throws NoAnswer if it is unknown whether it is paid
 */
export async function cancelUnpaid(
  { db, ports }: Outside,
  customerId: number,
  orderId: number,
  now: Date,
  also?: (tx: Db) => Promise<void>,
): Promise<boolean> {
  await lookUpOrder({ db, ports }, orderId, now)
  const ended = await whenStarted(db, orderId, async (tx, order, open) => {
    if (order.customer_id !== customerId || !isPayable(order.status)) return undefined
    if (open.some(({ status }) => status === 'processing')) return undefined
    await cancelLocked(tx, order, now, 'customer')
    await also?.(tx)
    return open
  })
  await withdrawAll({ ports }, ended ?? [], now)
  return ended !== undefined
}
