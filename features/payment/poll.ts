import type { PaymentStatus } from '#domain/payment/schema.ts'

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

/** The status of an order as that of its payment, for providers without a status call. */
export const statusOfOrder = (id: number, orderStatus: string): PaymentStatus => ({ order_id: id, status: settled[orderStatus] ?? 'success', order_status: orderStatus })

const planet: Readonly<Record<string, PaymentStatus['status']>> = { PENDING: 'pending', PROCESSING: 'processing', SUCCESS: 'success', FAILED: 'failed', CANCELLED: 'cancelled' }

/** @returns undefined for a status that is not documented (contract.md §6.6). */
export const statusOfPlanet = (id: number, text: string): PaymentStatus | undefined => { const status = planet[text.toUpperCase()]; return status && { order_id: id, status, order_status: '' } }
