import { percentOf, type Minor } from '../money/money.ts'

/** Restocking fee in percent and the highest refund in cents, without shipping (associate-business.md §9). */
export const RESTOCKING_PERCENT = 10
export const REFUND_CAP_MINOR = 750_000

/** Policies of associate-business.md §9 that are shown beside the forms and checked by staff (decisions.md A-93). */
export const policies = {
  enrollerGraceDays: 7,
  enrollerFeeHkd: 180,
  sponsorPeriods: 3,
  returnDays: 30,
  paidWithinDays: 30,
  guaranteeDays: 30,
  replenishmentDays: 30,
} as const

export interface RefundLine {
  readonly priceMinor: Minor
  readonly quantity: number
}

export interface RefundEstimate {
  /** Value of the goods, without shipping. */
  readonly goodsMinor: Minor
  readonly feeMinor: Minor
  /** Expected refund. */
  readonly refundMinor: Minor
  readonly isCapped: boolean
}

/**
 * Estimates a refund: price times quantity, less the restocking fee, up to the cap. It is an estimate because staff
 * decide, knowing what was returned and in what condition.
 */
export function estimateRefund(lines: readonly RefundLine[]): RefundEstimate {
  const goodsMinor = lines.reduce((sum, { priceMinor, quantity }) => sum + priceMinor * quantity, 0)
  const feeMinor = percentOf(goodsMinor, RESTOCKING_PERCENT)
  const net = goodsMinor - feeMinor
  return {
    goodsMinor,
    feeMinor,
    refundMinor: Math.min(net, REFUND_CAP_MINOR),
    isCapped: net > REFUND_CAP_MINOR,
  }
}
