import { ASSOCIATE_DISCOUNT_PERCENT } from '../catalogue/price.ts'
import type { Minor } from '../money/money.ts'

/** The yearly fee of a membership, in cents: "HK$258 per year". */
export const MEMBERSHIP_FEE_MINOR = 25_800

/**
 * Purchases of a year at retail price from which a membership has paid for itself: the associate's discount on them is as
 * much as the fee.
 */
export const FEE_PAYS_FROM: Minor = Math.ceil((MEMBERSHIP_FEE_MINOR * 100) / ASSOCIATE_DISCOUNT_PERCENT)
