import { percentOf, type Minor } from '../money/money.ts'

/** Who asks: price group of a visitor (shopping.md §6). */
export type PriceGroup = 'guest' | 'preferred' | 'associate'

/** Magento's ids of the groups, as tier prices name them. */
export const customerGroupIds: Readonly<Record<PriceGroup, number>> = { guest: 0, preferred: 1, associate: 4 }

/** Associates pay a tenth less than retail (shopping.md §1, §9). */
export const ASSOCIATE_DISCOUNT_PERCENT = 10

export const associatePriceOf = (priceMinor: Minor): Minor => priceMinor - percentOf(priceMinor, ASSOCIATE_DISCOUNT_PERCENT)

/** Any label of a group, in any case, to the group; an unknown one is a guest. */
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
  /** Absent where the product has one price for everybody (memberships). */
  readonly associatePriceMinor?: Minor | null | undefined
}

/** Whether the special price holds on a day; both its dates are included. */
export const isSpecialOn = (terms: PriceTerms, today: string): boolean =>
  terms.specialPriceMinor != null && terms.specialPriceMinor < terms.priceMinor && (!terms.specialFrom || terms.specialFrom <= today) && (!terms.specialTo || today <= terms.specialTo)

/** What a group pays for one piece on a day (Hong Kong): the lowest price that applies. Offers do not add up. */
export function finalPriceOf(terms: PriceTerms, group: PriceGroup, today: string): Minor {
  const special = isSpecialOn(terms, today) ? terms.specialPriceMinor! : terms.priceMinor
  return group === 'associate' && terms.associatePriceMinor != null ? Math.min(special, terms.associatePriceMinor) : special
}
