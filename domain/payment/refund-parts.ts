import type { Minor } from '../money/money.ts'

/** A payment that succeeded, with what has gone back of it. In cents. */
export interface PaidPayment {
  readonly id: string
  readonly amountMinor: Minor
  readonly refundedMinor: Minor
}

/** The part of a refund that goes back to one payment. In cents, more than 0. */
export interface RefundPart {
  readonly paymentId: string
  readonly amountMinor: Minor
}

/**
 * Divides a refund among the payments of an order, in their order: none gets back more than it paid.
 * @param amountMinor cents; what exceeds all payments together goes back to none of them
 */
export function refundParts(payments: readonly PaidPayment[], amountMinor: Minor): RefundPart[] {
  let left = amountMinor
  const parts: RefundPart[] = []
  for (const { id, amountMinor: paidMinor, refundedMinor } of payments) {
    const part = Math.min(left, paidMinor - refundedMinor)
    if (part <= 0) continue
    parts.push({ paymentId: id, amountMinor: part })
    left -= part
  }
  return parts
}
