/** Facts about a cart that decide whether points can pay for it. */
export interface LoyaltyCart {
  readonly lines: readonly {
    readonly isMembership: boolean
    /** Whether the product may be paid with points. */
    readonly canUseLoyalty: boolean
  }[]
  /** Whether the payout balance pays a part of the cart. */
  readonly usesIPayout: boolean
}

/** Why points cannot pay for a cart. `excluded`: a product does not allow them; `balance`: the customer has too few. */
export type LoyaltyObstacle = 'empty' | 'payoutCredit' | 'membership' | 'excluded' | 'balance'

/**
 * Whether a balance covers the goods. Points pay for all goods or none; the balance counts in whole points, rounded
 * in the shop's favour.
 * @param balanceTenThousandths the customer's points, in ten-thousandths
 * @param subtotalMinor the goods, in cents
 */
export const isLoyaltySufficient = (balanceTenThousandths: number, subtotalMinor: number): boolean =>
  Math.floor(balanceTenThousandths / 10_000) >= Math.ceil(subtotalMinor / 100)

/**
 * First reason why points cannot pay for a cart; null when they can. A coupon does not prevent
 * it: points remove the coupon.
 */
export function loyaltyObstacle(
  { lines, usesIPayout }: LoyaltyCart,
  balanceTenThousandths: number,
  subtotalMinor: number,
): LoyaltyObstacle | null {
  if (lines.length === 0) return 'empty'
  if (lines.some(({ isMembership }) => isMembership)) return 'membership'
  if (lines.some(({ canUseLoyalty }) => !canUseLoyalty)) return 'excluded'
  if (usesIPayout) return 'payoutCredit'
  return isLoyaltySufficient(balanceTenThousandths, subtotalMinor) ? null : 'balance'
}

/** Whether the goods of a cart allow points, regardless of the balance. */
export const isLoyaltyAllowed = (cart: LoyaltyCart): boolean =>
  loyaltyObstacle(cart, Number.MAX_SAFE_INTEGER, 0) === null

/** Why payout credit cannot pay for a cart. */
export type CreditObstacle = 'empty' | 'points' | 'balance'

/**
 * First reason why payout credit (iPayout) cannot pay a part of a cart; null when it can. A coupon
 * does not prevent it.
 * @param balanceMinor the credit, in cents
 */
export function creditObstacle(
  cart: { readonly isEmpty: boolean; readonly usesLoyalty: boolean },
  balanceMinor: number,
): CreditObstacle | null {
  if (cart.isEmpty) return 'empty'
  if (cart.usesLoyalty) return 'points'
  return balanceMinor > 0 ? null : 'balance'
}
