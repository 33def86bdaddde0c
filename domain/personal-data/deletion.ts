import { isFinished } from '../orders/status.ts'
import { deletionReasons, type DeletionReason } from './refusals.ts'

/** What may still be open between a customer and the shop. Amounts in cents. */
export interface OpenMatters {
  /** Status of each order; repetitions may be left out. */
  readonly orderStatuses: readonly string[]
  /** Applications that wait for a decision, of any type. */
  readonly pendingApplications: number
  /** Refunds that have not been paid: also those that no provider makes, until the shop has made them by hand. */
  readonly openRefunds: number
  /** Commission of closed periods that is paid on a later day; negative if it is to be paid back. */
  readonly commissionMinor: number
  readonly payoutCreditMinor: number
}

/**
 * Everything that stands against deleting an account now; empty if nothing does. What has to happen to an order may settle the
 * others, so it comes first.
 * @param givenUpMinor payout credit that the person gives up, in cents: it has to be all of it, so that nobody gives up more than
 * they were shown
 */
export function reasonsAgainstDeletion(open: OpenMatters, givenUpMinor = 0): DeletionReason[] {
  const reasons: Readonly<Record<DeletionReason, boolean>> = {
    openOrder: !open.orderStatuses.every(isFinished),
    openApplication: open.pendingApplications > 0,
    refundDue: open.openRefunds > 0,
    commissionDue: open.commissionMinor !== 0,
    payoutCredit: open.payoutCreditMinor > 0 && open.payoutCreditMinor !== givenUpMinor,
  }
  return deletionReasons.filter((reason) => reasons[reason])
}
