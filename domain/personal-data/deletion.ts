import { isFinished } from '../orders/status.ts'
import type { DeletionReason } from './refusals.ts'

/** What may still be open between a customer and the shop. Amounts in cents. */
export interface OpenMatters {
  /** Status of each order; repetitions may be left out. */
  readonly orderStatuses: readonly string[]
  /** Applications that wait for a decision, of any type. */
  readonly pendingApplications: number
  /** Refunds that the payment provider has not confirmed, nor refused for good. */
  readonly openRefunds: number
  /** Commission of closed periods that is paid on a later day; negative if it is to be paid back. */
  readonly commissionMinor: number
  readonly payoutCreditMinor: number
}

/**
 * Why an account cannot be deleted now; undefined if it can. The first reason counts: what has to happen to an order
 * may settle the others.
 */
export function deletionFault(open: OpenMatters): DeletionReason | undefined {
  if (!open.orderStatuses.every(isFinished)) return 'openOrder'
  if (open.pendingApplications > 0) return 'openApplication'
  if (open.openRefunds > 0) return 'refundDue'
  if (open.commissionMinor !== 0) return 'commissionDue'
  return open.payoutCreditMinor > 0 ? 'payoutCredit' : undefined
}
