import type { Minor } from '#domain/money/money.ts'

/** "A purchase of about HKD 3,500" waives the registration fee (shopping.md §9). */
export const FEE_WAIVER_FROM: Minor = 350_000

/** What is still missing to the fee waiver, in minor units; 0 when it is reached. */
export const missingToFeeWaiver = (subtotal: Minor): Minor => Math.max(0, FEE_WAIVER_FROM - subtotal)
