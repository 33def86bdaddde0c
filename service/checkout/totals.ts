/** A line as input to the totals. Money in minor units. */
interface TotalsLine {
  readonly itemId: number
  readonly unitMinor: number
  readonly qty: number
}

/** Effect of a coupon: a fixed amount off from a minimum subtotal. */
export interface CouponEffect {
  readonly code: string
  readonly discountMinor: number
  readonly minimumMinor: number
}

export interface TotalsInput {
  readonly lines: readonly TotalsLine[]
  readonly coupon: CouponEffect | null
  /** Fee of the selected shipping method; 0 before a choice. */
  readonly shippingMinor: number
  /** Loyalty points pay for all goods (C-6.5); they exclude a coupon. */
  readonly usesLoyalty: boolean
  /** Maximum amount paid with the payout balance; 0 when not in use. */
  readonly ipayoutBalanceMinor: number
}

interface LineTotals {
  readonly itemId: number
  readonly rowMinor: number
  readonly discountMinor: number
}

/** The sums of a cart or an order, all in minor units, all ≥ 0. `grand = subtotal − discount − loyalty + shipping − ipayout`. */
export interface ComputedTotals {
  readonly lines: readonly LineTotals[]
  readonly subtotalMinor: number
  readonly discountMinor: number
  readonly shippingMinor: number
  readonly loyaltyMinor: number
  readonly ipayoutMinor: number
  readonly grandMinor: number
}

/** Distributes `amount` by `weights` in whole units that add up to it (largest remainder method). */
function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  // BigInt: for large carts amount × weight exceeds the exact range of doubles.
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, share: Number(product / BigInt(sum)), remainder: product % BigInt(sum) }
  })
  let rest = amount - shares.reduce((total, { share }) => total + share, 0)
  const result = shares.map(({ share }) => share)
  for (const { index } of [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  )) {
    if (rest-- <= 0) break
    result[index] = (result[index] ?? 0) + 1
  }
  return result
}

/** Whether the goods reach the coupon's minimum. */
export const couponApplies = (coupon: CouponEffect, subtotalMinor: number): boolean =>
  subtotalMinor > 0 && subtotalMinor >= coupon.minimumMinor

/** Computes the totals of a cart. The service computes money nowhere else (C-2.3). */
export function computeTotals({
  lines,
  coupon,
  shippingMinor,
  usesLoyalty,
  ipayoutBalanceMinor,
}: TotalsInput): ComputedTotals {
  const rows = lines.map(({ unitMinor, qty }) => unitMinor * qty)
  const subtotalMinor = rows.reduce((sum, row) => sum + row, 0)
  const discountMinor =
    !usesLoyalty && coupon && couponApplies(coupon, subtotalMinor)
      ? Math.min(coupon.discountMinor, subtotalMinor)
      : 0
  const loyaltyMinor = usesLoyalty ? subtotalMinor : 0
  const shipping = lines.length > 0 ? shippingMinor : 0
  const due = subtotalMinor - discountMinor - loyaltyMinor + shipping
  const ipayoutMinor = Math.min(Math.max(ipayoutBalanceMinor, 0), due)
  const shares = allocate(discountMinor, rows)
  return {
    lines: lines.map(({ itemId }, index) => ({
      itemId,
      rowMinor: rows[index] ?? 0,
      discountMinor: shares[index] ?? 0,
    })),
    subtotalMinor,
    discountMinor,
    shippingMinor: shipping,
    loyaltyMinor,
    ipayoutMinor,
    grandMinor: due - ipayoutMinor,
  }
}
