import type { Minor } from '../money/money.ts'
import type { BundlePart, ProductView } from './product-view.ts'

type Choice = BundlePart['choices'][number]

/** The choice that a part of a bundle shows before anything is chosen. */
export const shownChoice = ({ choices }: BundlePart): Choice | undefined =>
  choices.find(({ isDefault }) => isDefault) ?? choices[0]

/** Price of a part bought alone, in the quantity of the bundle; undefined where the service does not tell it. */
export const partMinor = ({ finalMinor, quantity }: Choice): Minor | undefined =>
  finalMinor === undefined ? undefined : finalMinor * quantity

/** How many packs a bundle holds: more than products where one of them is in it twice. */
export const packsIn = (bundle: readonly BundlePart[]): number =>
  bundle.reduce((packs, part) => packs + (shownChoice(part)?.quantity ?? 1), 0)

/**
 * What the parts of a bundle cost when they are bought one by one, at the prices of the visitor's group. Of a part with several
 * choices the cheapest counts, so that no saving is promised that the shopper's choice would not bring.
 * @returns undefined for a product that is no bundle, and where a price is not known
 */
export function separateMinor({ bundle }: Pick<ProductView, 'bundle'>): Minor | undefined {
  if (bundle.length === 0) return undefined
  let total = 0
  for (const { choices } of bundle) {
    const prices = choices.flatMap((choice) => partMinor(choice) ?? [])
    if (prices.length === 0 || prices.length < choices.length) return undefined
    total += Math.min(...prices)
  }
  return total
}
