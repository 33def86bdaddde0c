import type { Minor } from '../money/money.ts'
import { separateMinor } from './bundle.ts'
import type { ProductView } from './product-view.ts'

/** A price reduction: the saving in cents and in whole percent. */
export interface Discount {
  saved: Minor
  /** Rounded down: a card never promises more than the real saving. */
  percent: number
}

/** Returns null if the saving is less than one percent. */
export function discountOf(before: Minor, now: Minor): Discount | null {
  if (!(before > 0) || now >= before || now < 0) return null
  const saved = before - now
  // multiplied first: 0.29 × 100 is less than 29
  const percent = Math.floor((saved * 100) / before)
  return percent < 1 ? null : { saved, percent }
}

/** A price reduction with the price that it is measured from. */
export interface Reduction extends Discount {
  beforeMinor: Minor
}

/**
 * Returns what a product saves today: from its own price, or for a bundle from the price of its parts if that is higher. Null if
 * it saves less than one percent.
 */
export function reductionOf(
  product: Pick<ProductView, 'priceMinor' | 'finalMinor' | 'bundle'>,
): Reduction | null {
  const beforeMinor = Math.max(product.priceMinor, separateMinor(product) ?? 0)
  const discount = discountOf(beforeMinor, product.finalMinor)
  return discount && { ...discount, beforeMinor }
}

/**
 * Returns the figure on the card. Chinese states the share that is paid, other languages the saving. The share is the rest of
 * the saving that is promised: on the mainland in tenths (8.1 折), in Hong Kong in its digits (81 折, 9 折).
 * @param locale BCP 47, such as `zh-HK`
 */
export function discountFigure({ percent }: Discount, locale: string): number {
  if (!locale.startsWith('zh')) return percent
  const share = 100 - percent
  return locale === 'zh-HK' && share > 10 && share % 10 !== 0 ? share : share / 10
}

/** Returns the associate's price if it is lower than the visitor's own. */
export const lowerForAssociates = ({
  associateMinor,
  finalMinor,
}: {
  associateMinor: Minor | undefined
  finalMinor: Minor
}): Minor | undefined =>
  associateMinor !== undefined && associateMinor < finalMinor ? associateMinor : undefined
