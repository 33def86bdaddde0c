import type { Minor } from '../money/money.ts'

/** The most that may be missing, in cents, for a product to be offered: more is another purchase, not a filler. */
export const FILL_MOST: Minor = 20_000

/** A product on sale, reduced to what the choice needs. */
export interface FillerCandidate {
  readonly sku: string
  readonly typeId: string
  readonly isMembership: boolean
  readonly stock: 'in' | 'low' | 'out'
  /** Price of one piece for the visitor, in cents. */
  readonly finalMinor: Minor
}

/**
 * Chooses the product that reaches the next free delivery by itself and at the lowest price: in stock, without options,
 * and not in the cart yet. Undefined where none does, or where nothing or too much is missing.
 * @param missingMinor what is missing to the next free delivery, in cents
 * @param inCart SKUs of the cart's lines
 */
export function deliveryFiller<Product extends FillerCandidate>(
  products: readonly Product[],
  missingMinor: Minor,
  inCart: readonly string[],
): Product | undefined {
  if (missingMinor <= 0 || missingMinor > FILL_MOST) return undefined
  return products
    .filter(
      ({ sku, typeId, isMembership, stock, finalMinor }) =>
        typeId === 'simple' &&
        !isMembership &&
        stock !== 'out' &&
        finalMinor >= missingMinor &&
        !inCart.includes(sku),
    )
    .toSorted((a, b) => a.finalMinor - b.finalMinor)[0]
}
