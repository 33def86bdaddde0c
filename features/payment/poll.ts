import type { Order } from '#domain/orders/schema.ts'
import type { PaymentStatus } from '#domain/payment/schema.ts'
import * as z from 'zod/mini'

/** Milliseconds between two looks at a payment, and how long it is watched (decisions.md A-57). */
export const POLL_EVERY = 3000
export const POLL_FOR = 5 * 60_000

export type ProcessPhase = 'processing' | 'verifying' | 'success' | 'failed' | 'cancelled' | 'unexpected'

/** What the screen says for a status after a time; a payment under review counts as settled for the shopper. */
export function processPhase(status: Pick<PaymentStatus, 'status' | 'order_status'> | undefined, elapsed: number): ProcessPhase {
  if (status?.status === 'success' || status?.order_status === 'payment_review') return 'success'
  if (status?.status === 'failed' || status?.status === 'cancelled') return status.status
  return elapsed >= POLL_FOR ? 'verifying' : 'processing'
}

/** Pause until the next look; false when there is nothing more to see. */
export const nextPoll = (phase: ProcessPhase): number | false => (phase === 'processing' ? POLL_EVERY : false)

const settled: Readonly<Record<string, PaymentStatus['status']>> = { pending_payment: 'pending', order_placed: 'pending', canceled: 'cancelled', closed: 'cancelled' }

const attempt = z.looseObject({ status: z.enum(['pending', 'processing', 'success', 'failed', 'cancelled']) })

/**
 * The status of an order as that of its payment, for providers without a status call. While the order is unpaid, its newest
 * attempt tells how it went (`extension_attributes.last_payment`, an addition of our service); without it one waits.
 */
export function statusOfOrder(id: number, { status: orderStatus = '', extension_attributes: more }: Pick<Order, 'status' | 'extension_attributes'>): PaymentStatus {
  const status = settled[orderStatus] ?? 'success'
  const last = attempt.safeParse(more?.['last_payment'])
  return { order_id: id, order_status: orderStatus, status: status === 'pending' && last.success ? last.data.status : status }
}

const planet: Readonly<Record<string, PaymentStatus['status']>> = { PENDING: 'pending', PROCESSING: 'processing', SUCCESS: 'success', FAILED: 'failed', CANCELLED: 'cancelled' }

/** @returns undefined for a status that is not documented (contract.md §6.6). */
export const statusOfPlanet = (id: number, text: string): PaymentStatus | undefined => { const status = planet[text.toUpperCase()]; return status && { order_id: id, status, order_status: '' } }
