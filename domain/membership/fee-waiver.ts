import { isJoiningMembership } from '../catalogue/membership-skus.ts'
import type { Minor } from '../money/money.ts'

/** "A purchase of about HKD 3,500" waives the registration fee. */
export const FEE_WAIVER_FROM: Minor = 350_000

/** The waiver is near when at most this is missing, in cents. */
export const FEE_WAIVER_NEAR: Minor = 50_000

/** A cart line, reduced to what the fee waiver needs. */
export interface WaiverLine {
  readonly isBundle: boolean
  readonly isMembership: boolean
  /** Price of the line before coupons, in cents. */
  readonly rowMinor: Minor
}

export interface FeeWaiver {
  /** Goods in the cart, without memberships and before coupons, in cents. */
  readonly goodsMinor: Minor
  /** Amount of goods missing for the waiver, in cents; 0 once there is a bundle or enough goods. */
  readonly missingMinor: Minor
  readonly isReached: boolean
}

/**
 * Whether a cart waives a membership's registration fee: with any bundle, or with goods for HK$3,500.
 * Memberships do not count as goods; coupons do not reduce them.
 */
export function feeWaiver(lines: readonly WaiverLine[]): FeeWaiver {
  const goods = lines.filter(({ isMembership }) => !isMembership)
  const goodsMinor = goods.reduce((sum, { rowMinor }) => sum + rowMinor, 0)
  const missingMinor = goods.some(({ isBundle }) => isBundle) ? 0 : Math.max(0, FEE_WAIVER_FROM - goodsMinor)
  return { goodsMinor, missingMinor, isReached: missingMinor === 0 }
}

/** Whether a cart tells of the waiver: once it is reached, or within one more order of usual size. */
export const isWaiverNear = ({ missingMinor }: Pick<FeeWaiver, 'missingMinor'>): boolean =>
  missingMinor <= FEE_WAIVER_NEAR

/**
 * Whether a product is free in a cart that reached the waiver: a membership that makes a person an associate.
 * Renewals keep their price, and associates have no registration fee.
 * @param group the buyer's group in lower case
 */
export const isFeeWaivable = (sku: string, group: string): boolean =>
  group !== 'associate' && isJoiningMembership(sku)
