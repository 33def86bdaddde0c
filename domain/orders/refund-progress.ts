import type { Minor } from '../money/money.ts'

/**
 * How a refund to a payment stands for its buyer: `onWay` until the provider has made it, `delayed` when no provider makes
 * it and the shop has to, `paid` when it has gone back, also by never having been taken.
 */
export type RefundState = 'onWay' | 'delayed' | 'paid'

/** The state of each status of a refund to a payment. Screens, mails and exports say these and nothing else. */
export const refundStates = {
  waiting: 'onWay',
  sent: 'onWay',
  failed: 'delayed',
  done: 'paid',
  uncaptured: 'paid',
} as const satisfies Readonly<Record<string, RefundState>>

/** Money that goes back to a payment, in cents. */
export interface PaymentRefund {
  readonly status: keyof typeof refundStates
  readonly amountMinor: Minor
  /** Part of a refund of the order; otherwise a whole payment that the order did not need. */
  readonly isOfOrder: boolean
}

/** The money that an order gives back, by how it stands, in cents. */
export interface RefundProgress {
  readonly paidMinor: Minor
  readonly onWayMinor: Minor
  readonly delayedMinor: Minor
}

/**
 * Adds up how the money stands that an order gives back. What was entered and goes to no payment counts as paid: such an
 * order was marked as paid by hand.
 * @param enteredMinor all refunds of the order in money, in cents
 */
export function refundProgress(enteredMinor: Minor, refunds: readonly PaymentRefund[]): RefundProgress {
  const sum = (isCounted: (refund: PaymentRefund) => boolean) =>
    refunds.filter(isCounted).reduce((total, { amountMinor }) => total + amountMinor, 0)
  const inState = (state: RefundState) => sum(({ status }) => refundStates[status] === state)
  const byOrder = sum(({ isOfOrder }) => isOfOrder)
  return {
    paidMinor: Math.max(0, enteredMinor - byOrder) + inState('paid'),
    onWayMinor: inState('onWay'),
    delayedMinor: inState('delayed'),
  }
}
