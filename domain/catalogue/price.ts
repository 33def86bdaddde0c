import { percentOf, type Minor } from '../money/money.ts'

/** Price group of the visitor. */
export type PriceGroup = 'guest' | 'preferred' | 'associate'

/** Magento's ids of the groups, as tier prices name them. */
export const customerGroupIds: Readonly<Record<PriceGroup, number>> = { guest: 0, preferred: 1, associate: 4 }

/** Associates pay 10% less than the retail price. */
export const ASSOCIATE_DISCOUNT_PERCENT = 10

export const associatePriceOf = (priceMinor: Minor): Minor =>
  priceMinor - percentOf(priceMinor, ASSOCIATE_DISCOUNT_PERCENT)

/** Maps a group's label, in any case, to the group; an unknown label is a guest. */
export function priceGroup(label: string | null | undefined): PriceGroup {
  const group = (label ?? '').trim().toLowerCase()
  return group === 'associate' || group === 'preferred' ? group : 'guest'
}

export interface PriceTerms {
  readonly priceMinor: Minor
  readonly specialPriceMinor?: Minor | null | undefined
  /** First and last day of the special price, Hong Kong dates 'YYYY-MM-DD'; open where absent. */
  readonly specialFrom?: string | null | undefined
  readonly specialTo?: string | null | undefined
  /** Absent where everyone pays the same price (memberships). */
  readonly associatePriceMinor?: Minor | null | undefined
}

/** Whether the special price applies on a day; both its dates are included. */
export const isSpecialOn = (terms: PriceTerms, today: string): boolean =>
  terms.specialPriceMinor != null &&
  terms.specialPriceMinor < terms.priceMinor &&
  (!terms.specialFrom || terms.specialFrom <= today) &&
  (!terms.specialTo || today <= terms.specialTo)

/** Price of one piece for a group on a Hong Kong day: the lowest that applies. Offers do not add up. */
export function finalPriceOf(terms: PriceTerms, group: PriceGroup, today: string): Minor {
  const special = isSpecialOn(terms, today) ? terms.specialPriceMinor! : terms.priceMinor
  return group === 'associate' && terms.associatePriceMinor != null
    ? Math.min(special, terms.associatePriceMinor)
    : special
}

/** Price terms of one variant of a configurable product. */
export interface VariantTerms extends PriceTerms {
  readonly isSalable: boolean
}

/** Price terms of a product and, if it is sold as variants only, of those. */
export interface ProductTerms extends PriceTerms {
  readonly variants?: readonly VariantTerms[] | undefined
}

/**
 * Price terms shown on cards and lists and used to sort and filter by price: the product's own, or those of the
 * variant that is cheapest for the group today. A configurable product is charged as its chosen variant, so its own
 * price is never shown. Sold-out variants count only when all are sold out.
 */
export function advertisedTerms<Variant extends VariantTerms>(
  product: PriceTerms & { readonly variants?: readonly Variant[] | undefined },
  group: PriceGroup,
  today: string,
): PriceTerms | Variant {
  const variants = product.variants ?? []
  const salable = variants.filter(({ isSalable }) => isSalable)
  const [first, ...others] = salable.length > 0 ? salable : variants
  if (!first) return product
  const costs = (variant: Variant): Minor => finalPriceOf(variant, group, today)
  return others.reduce((lowest, variant) => (costs(variant) < costs(lowest) ? variant : lowest), first)
}

/** Price shown for a product on a card or list: the lowest that the cart would charge the group for one piece today. */
export const advertisedPriceOf = (product: ProductTerms, group: PriceGroup, today: string): Minor =>
  finalPriceOf(advertisedTerms(product, group, today), group, today)
