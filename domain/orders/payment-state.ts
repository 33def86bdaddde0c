import { ownValue } from '../contract/own-value.ts'
import { parseServiceTime } from '../dates/service-time.ts'
import type { Order } from './schema.ts'
import { normaliseStatus, orderStatuses, type OrderStatus } from './status.ts'

/**
 * How an order stands with its money.
 * - `due`: must be paid before its deadline, or it is cancelled (pending_payment).
 * - `onAccount`: placed on credit terms; it may be paid now and is never cancelled for not being paid (order_placed).
 * - `review`: a bank is checking a payment. `paid`: the money arrived. `held`: somebody at the shop is looking at it.
 * - `cancelled`, `closed`: no money is expected any more. `unknown`: a status that only a real Magento knows.
 */
export type PaymentState =
  | 'due'
  | 'onAccount'
  | 'review'
  | 'paid'
  | 'held'
  | 'cancelled'
  | 'closed'
  | 'unknown'

const states: Readonly<Record<string, PaymentState>> = {
  order_placed: 'onAccount',
  pending_payment: 'due',
  payment_review: 'review',
  paid: 'paid',
  pending_shipment: 'paid',
  in_transit: 'paid',
  partial_in_transit: 'paid',
  complete: 'paid',
  received: 'paid',
  reviewed: 'paid',
  on_hold: 'held',
  canceled: 'cancelled',
  closed: 'closed',
}

/** The payment state of an order status (R-269 to R-281; A-25). */
export const paymentState = (status: string | undefined): PaymentState =>
  ownValue(states, normaliseStatus(status ?? '')) ?? 'unknown'

/** Whether the customer must pay now; such orders show a countdown. */
export const mustPayNow = (status: string | undefined): boolean => paymentState(status) === 'due'

/** Whether the customer may still pay or cancel the order. */
export const isPayable = (status: string | undefined): boolean =>
  ['due', 'onAccount'].includes(paymentState(status))

/** Whether an incoming payment is accepted; otherwise it is refunded. */
export const awaitsPayment = (status: string | undefined): boolean =>
  isPayable(status) || paymentState(status) === 'review'

/** Whether no more money is expected: any unpaid amount is not due. */
export const isWrittenOff = (status: string | undefined): boolean =>
  ['cancelled', 'closed'].includes(paymentState(status))

/** Statuses for which `mustPayNow` is true. */
export const statusesToPay: readonly OrderStatus[] = orderStatuses.filter(mustPayNow)

/** Statuses for which `awaitsPayment` is true. */
export const statusesAwaitingPayment: readonly OrderStatus[] = orderStatuses.filter(awaitsPayment)

/** Payment deadline of an order, and the service's time when it was read. Both in milliseconds since 1970. */
export interface PaymentDeadline {
  deadline: number
  serverNow: number
}

export interface PaymentTerms {
  state: PaymentState
  isPayable: boolean
  /** When an order that is `due` is cancelled; null when it is not due or has no known deadline. */
  deadline: PaymentDeadline | null
  /** Day on which credit ends; null without credit. */
  payBy: Date | null
  /** Days of credit; 0 without. */
  creditDays: number
}

const DAY_MS = 86_400_000
const timeOf = (text: string | null | undefined): number =>
  text ? parseServiceTime(text).getTime() : Number.NaN

/**
 * Deadline of an order that is due: the service's `pay_before`. If the service never sends it, the order's age is
 * compared with the order lifetime; a lifetime of 0 means unknown: no deadline, no countdown.
 */
function deadlineOf(
  { created_at: created, extension_attributes: more }: Pick<Order, 'created_at' | 'extension_attributes'>,
  lifetimeMinutes: number,
  receivedAt: number,
): PaymentDeadline | null {
  const serverNow = more?.server_time ? timeOf(more.server_time) : receivedAt
  const deadline =
    more?.pay_before !== undefined
      ? timeOf(more.pay_before)
      : lifetimeMinutes > 0
        ? timeOf(created) + lifetimeMinutes * 60_000
        : Number.NaN
  return Number.isFinite(deadline) && Number.isFinite(serverNow) ? { deadline, serverNow } : null
}

/**
 * Payment state of an order with its deadline.
 * @param lifetimeMinutes answer of getOrderLifetime
 * @param receivedAt when this device read the order (ms), used when the answer lacks the service's time
 */
export function paymentTerms(
  order: Pick<Order, 'status' | 'created_at' | 'extension_attributes'>,
  lifetimeMinutes: number,
  receivedAt: number,
): PaymentTerms {
  const state = paymentState(order.status)
  const creditDays = state === 'onAccount' ? (order.extension_attributes?.credit_period ?? 0) : 0
  const creditEnds = timeOf(order.created_at) + creditDays * DAY_MS
  return {
    state,
    isPayable: isPayable(order.status),
    deadline: state === 'due' ? deadlineOf(order, lifetimeMinutes, receivedAt) : null,
    payBy: creditDays > 0 && Number.isFinite(creditEnds) ? new Date(creditEnds) : null,
    creditDays,
  }
}
