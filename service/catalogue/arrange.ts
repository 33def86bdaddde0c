import { finalPriceOf, isSpecialOn, type PriceGroup } from '#domain/catalogue/price.ts'
import type { Sort } from '#domain/catalogue/sorts.ts'
import type { Entry } from './entries.ts'
import { madeOnce, type Catalogue } from './kept-catalogue.ts'
import type { Found } from './word-index.ts'

/** What a visitor has chosen. Prices in cents. */
export interface Choice {
  readonly category: number | undefined, readonly brands: readonly string[] | undefined, readonly collection: 'popular' | 'latest' | 'promotion' | 'bundle' | undefined
  readonly minMinor: number | undefined, readonly maxMinor: number | undefined, readonly isInStock: boolean
}
/** Whose prices, on which day (Hong Kong). */
export interface Pricing { readonly group: PriceGroup, readonly today: string }

/** The products of a choice in their order; each count is of what stays when the choice of that facet is left out. */
export interface Arranged { readonly ids: Int32Array, readonly byCategory: ReadonlyMap<number, number>, readonly byBrand: ReadonlyMap<number, number>, readonly byPrice: readonly number[], readonly inStock: number }

/** Steps of the price facet, in cents: under 100, 100–200, 200–400, above. */
export const priceSteps = [0, 10_000, 20_000, 40_000]

/** Price of each place; 0 at empty ones. */
const finals = (catalogue: Catalogue, { group, today }: Pricing): Int32Array =>
  madeOnce(catalogue.unstocked, `price ${group} ${today}`, () => Int32Array.from(catalogue.entries, (entry) => (entry ? finalPriceOf(entry, group, today) : 0)), 40)

/** All places in an order. */
function ordered(catalogue: Catalogue, sort: Sort, pricing: Pricing): Int32Array {
  const isPriced = sort === 'price_up' || sort === 'price_down'
  return madeOnce(catalogue.unstocked, isPriced ? `${sort} ${pricing.group} ${pricing.today}` : sort, () => {
    const prices = finals(catalogue, pricing)
    const comparisons: Record<Sort, (a: Entry, b: Entry, x: number, y: number) => number> = {
      popular: (a, b) => Number(b.isPopular) - Number(a.isPopular) || b.reviews - a.reviews,
      newest: (a, b) => b.created - a.created || a.id - b.id,
      price_up: (_a, _b, x, y) => prices[x]! - prices[y]!,
      price_down: (_a, _b, x, y) => prices[y]! - prices[x]!,
      rating: (a, b) => b.rating - a.rating || b.reviews - a.reviews,
    }
    const { entries } = catalogue, compare = comparisons[sort]
    const places = Int32Array.from(catalogue.placeOf.values())
    return places.sort((x, y) => { const a = entries[x]!, b = entries[y]!; return compare(a, b, x, y) || a.position - b.position || a.id - b.id })
  }, 40)
}

/** A product that fails exactly one test still counts in that facet. */
const COLLECTION = 1, CATEGORY = 2, BRAND = 4, PRICE = 8, STOCK = 16

/** One walk over all products, or over the found ones. @param sort undefined: found products best first */
export function arrange(catalogue: Catalogue, choice: Choice, pricing: Pricing, sort: Sort | undefined, found: Found | undefined): Arranged {
  const { entries } = catalogue, prices = finals(catalogue, pricing)
  const brandIds = choice.brands && new Set(catalogue.brands.filter(({ key }) => choice.brands!.includes(key)).map(({ id }) => id))
  const isIn = (entry: Entry): boolean => {
    switch (choice.collection) {
      case 'popular': return entry.isPopular
      case 'latest': return entry.isLatest
      case 'promotion': return isSpecialOn(entry, pricing.today)
      case 'bundle': return entry.isBundle
      default: return true
    }
  }
  const { category, minMinor = 0, maxMinor = Infinity } = choice
  const walk = found && !sort ? found.places : ordered(catalogue, sort ?? 'popular', pricing)
  const ids = new Int32Array(walk.length), placings: number[] = [], listOf = new Map<number, readonly number[]>(), byBrand = new Map<number, number>(), byPrice = priceSteps.map(() => 0)
  let count = 0, inStock = 0
  for (const place of walk) {
    const entry = entries[place]
    if (!entry || (found && !found.has[place])) continue
    const price = prices[place]!
    const missed = (isIn(entry) ? 0 : COLLECTION) | (category === undefined || entry.places.ids.includes(category) ? 0 : CATEGORY)
      | (!brandIds || brandIds.has(entry.brandId ?? -1) ? 0 : BRAND) | (price >= minMinor && price <= maxMinor ? 0 : PRICE) | (choice.isInStock && !entry.isSalable ? STOCK : 0)
    if (missed === 0) ids[count++] = entry.id
    if ((missed & ~CATEGORY) === 0) {
      placings[entry.places.index] = (placings[entry.places.index] ?? 0) + 1
      listOf.set(entry.places.index, entry.places.ids)
    }
    if ((missed & ~BRAND) === 0 && entry.brandId !== null) byBrand.set(entry.brandId, (byBrand.get(entry.brandId) ?? 0) + 1)
    if ((missed & ~PRICE) === 0) for (let step = 0; step < priceSteps.length; step++) if (price >= priceSteps[step]! && price <= (priceSteps[step + 1] ?? Infinity)) byPrice[step]!++
    if ((missed & ~STOCK) === 0 && entry.isSalable) inStock++
  }
  const byCategory = new Map<number, number>()
  for (const [index, list] of listOf) for (const id of list) byCategory.set(id, (byCategory.get(id) ?? 0) + placings[index]!)
  return { ids: ids.slice(0, count), byCategory, byBrand, byPrice, inStock }
}

/** How many products each category holds. */
export const countByCategory = (catalogue: Catalogue): ReadonlyMap<number, number> => madeOnce(catalogue.unstocked, 'categories', () => {
  const counts = new Map<number, number>()
  for (const entry of catalogue.entries) for (const id of entry?.places.ids ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}, 40)
