import { isFinished } from '../orders/status.ts'
import { deletionReasons, type DeletionReason } from './refusals.ts'

/** What may still be open between a customer and the shop. Amounts in cents. */
export interface OpenMatters {
  /** Status of each order; repetitions may be left out. */
  readonly orderStatuses: readonly string[]
  /** Applications that wait for a decision, of any type. */
  readonly pendingApplications: number
  /** Refunds that are on their way. */
  readonly openRefunds: number
  /** Refunds that no provider makes, until the shop has made them by hand. */
  readonly delayedRefunds: number
  /** Commission of closed periods that is still to be paid. */
  readonly commissionMinor: number
  /** What recalculations of closed periods took and later commissions have not covered: to be paid back. */
  readonly debtMinor: number
  readonly payoutCreditMinor: number
}

/** Up to this debt, in cents, the shop writes it off with the account: it is too little to keep a person on file for. */
export const WAIVED_DEBT_MINOR = 500_00

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
    refundDelayed: open.delayedRefunds > 0,
    commissionDue: open.commissionMinor > 0,
    commissionDebt: open.debtMinor > WAIVED_DEBT_MINOR,
    payoutCredit: open.payoutCreditMinor > 0 && open.payoutCreditMinor !== givenUpMinor,
  }
  return deletionReasons.filter((reason) => reasons[reason])
}
