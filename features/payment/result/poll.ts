import { ownValue } from '#domain/contract/own-value.ts'
import { paymentState, type PaymentState } from '#domain/orders/payment-state.ts'
import type { Order } from '#domain/orders/schema.ts'
import type { PaymentStatus } from '#domain/payment/schema.ts'
import * as z from 'zod/mini'

/** Milliseconds between two looks at a payment, and how long it is watched. */
export const POLL_EVERY = 3000
export const POLL_FOR = 5 * 60_000

/**
 * What the process screen shows. `settled`: there is nothing to wait for, and the success page says how the order stands.
 * `unpaid`: nobody has tried to pay. `orderCancelled`, `orderClosed`: the order is over, whatever became of the payment.
 */
export type ProcessPhase =
  | 'processing'
  | 'verifying'
  | 'success'
  | 'settled'
  | 'failed'
  | 'cancelled'
  | 'unpaid'
  | 'orderCancelled'
  | 'orderClosed'
  | 'unexpected'
  | 'signIn'

const phaseOfOrder: Partial<Record<PaymentState, ProcessPhase>> = {
  cancelled: 'orderCancelled',
  closed: 'orderClosed',
  review: 'settled',
  held: 'settled',
}

/** What the screen says for a status after a time. How the order stands counts more than its last payment. */
export function processPhase(
  status: Pick<PaymentStatus, 'status' | 'order_status' | 'attempted'> | undefined,
  elapsed: number,
): ProcessPhase {
  const ofOrder = phaseOfOrder[paymentState(status?.order_status)]
  if (ofOrder) return ofOrder
  if (status?.status === 'success') return 'success'
  if (status?.status === 'failed' || status?.status === 'cancelled') return status.status
  if (status?.attempted === false) return 'unpaid'
  return elapsed >= POLL_FOR ? 'verifying' : 'processing'
}

/** Pause until the next look; false when there is nothing more to see. */
export const nextPoll = (phase: ProcessPhase): number | false => (phase === 'processing' ? POLL_EVERY : false)

const ofState: Readonly<Record<PaymentState, PaymentStatus['status']>> = {
  due: 'pending',
  onAccount: 'pending',
  review: 'processing',
  held: 'processing',
  paid: 'success',
  unknown: 'success',
  cancelled: 'cancelled',
  closed: 'cancelled',
}

const attempt = z.looseObject({ status: z.enum(['pending', 'processing', 'success', 'failed', 'cancelled']) })

/**
 * The status of an order as that of its payment, for providers without a status call. While the order is unpaid, its newest
 * attempt tells how it went (`extension_attributes.last_payment`, an addition of our service: null when there was none);
 * a service that never sends it means waiting.
 */
export function statusOfOrder(
  id: number,
  { status: orderStatus = '', extension_attributes: more }: Pick<Order, 'status' | 'extension_attributes'>,
): PaymentStatus {
  const status = ofState[paymentState(orderStatus)]
  const last = attempt.safeParse(more?.['last_payment'])
  return {
    order_id: id,
    order_status: orderStatus,
    status: status === 'pending' && last.success ? last.data.status : status,
    ...(more?.['last_payment'] === null ? { attempted: false } : {}),
  }
}

const planet: Readonly<Record<string, PaymentStatus['status']>> = {
  PENDING: 'pending',
  PROCESSING: 'processing',
  SUCCESS: 'success',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
}

/** @returns undefined for a status that is not documented (C-6.6). */
export const statusOfPlanet = (
  id: number,
  { status: text, order_status: orderStatus = '' }: { status: string; order_status?: string | undefined },
): PaymentStatus | undefined => {
  const status = ownValue(planet, text.toUpperCase())
  return status && { order_id: id, status, order_status: orderStatus }
}
