import { advertisedPriceOf, advertisedTerms, isSpecialOn, type PriceGroup } from '#domain/catalogue/price.ts'
import type { Sort } from '#domain/catalogue/sorts.ts'
import type { Entry, IdSet } from './entry-store.ts'
import type { Catalogue } from './cache/catalogue.ts'
import { filterAttributes } from './filter-attributes.ts'
import { memoize } from './cache/memoize.ts'
import type { Found } from './search/search-products.ts'

/** The visitor's filters. Prices in cents. */
export interface Choice {
  readonly category: number | undefined
  readonly brands: readonly string[] | undefined
  /** Chosen values of each filter attribute, in their order. */
  readonly options: readonly (readonly number[] | undefined)[]
  readonly collection: 'popular' | 'latest' | 'promotion' | 'bundle' | undefined
  readonly minMinor: number | undefined
  readonly maxMinor: number | undefined
  readonly isInStock: boolean
}
/** Price group and Hong Kong day. */
export interface Pricing {
  readonly group: PriceGroup
  readonly today: string
}

/** Matching products in order. Each facet's count ignores the filter of that facet. */
export interface FacetResult {
  readonly ids: Int32Array
  readonly byCategory: ReadonlyMap<number, number>
  readonly byBrand: ReadonlyMap<number, number>
  readonly byPrice: readonly number[]
  /** By value of the filter attributes. */
  readonly byOption: ReadonlyMap<number, number>
  readonly inStock: number
  /** Products on offer today. */
  readonly onOffer: number
}

/** Bounds of the price facet, in cents: under 100, 100–200, 200–400, above. */
export const priceSteps = [0, 10_000, 20_000, 40_000]

/** Price at each position; 0 at empty positions. */
const finals = (catalogue: Catalogue, { group, today }: Pricing): Int32Array =>
  memoize(catalogue.derivedWithoutStock, `price ${group} ${today}`, () =>
    Int32Array.from(catalogue.entries, (entry) => (entry ? advertisedPriceOf(entry, group, today) : 0)),
  )

/** Whether there is an offer today, 1 or 0, at each position. */
const offers = (catalogue: Catalogue, { group, today }: Pricing): Uint8Array =>
  memoize(catalogue.derivedWithoutStock, `offer ${group} ${today}`, () =>
    Uint8Array.from(catalogue.entries, (entry) =>
      Number(entry !== null && isSpecialOn(advertisedTerms(entry, group, today), today)),
    ),
  )

/** All positions in a sort order. */
function ordered(catalogue: Catalogue, sort: Sort, pricing: Pricing): Int32Array {
  const isPriced = sort === 'price_up' || sort === 'price_down'
  return memoize(
    catalogue.derivedWithoutStock,
    isPriced ? `${sort} ${pricing.group} ${pricing.today}` : sort,
    () => {
      const prices = finals(catalogue, pricing)
      const comparisons: Record<Sort, (a: Entry, b: Entry, x: number, y: number) => number> = {
        popular: (a, b) => Number(b.isPopular) - Number(a.isPopular) || b.reviews - a.reviews,
        newest: (a, b) => b.created - a.created || a.id - b.id,
        price_up: (_a, _b, x, y) => prices[x]! - prices[y]!,
        price_down: (_a, _b, x, y) => prices[y]! - prices[x]!,
        rating: (a, b) => b.rating - a.rating || b.reviews - a.reviews,
      }
      const { entries } = catalogue,
        compare = comparisons[sort]
      const places = Int32Array.from(catalogue.placeOf.values())
      return places.sort((x, y) => {
        const a = entries[x]!,
          b = entries[y]!
        return compare(a, b, x, y) || a.position - b.position || a.id - b.id
      })
    },
  )
}

/** A product that fails exactly one filter still counts in that facet. */
const COLLECTION = 1,
  CATEGORY = 2,
  BRAND = 4,
  PRICE = 8,
  STOCK = 16,
  /** Of the first filter attribute; the next one has the next bit. */
  OPTION = 32

/** Counts products by the members of a set, adding once for all products that share it. */
function setCounts() {
  const counted: number[] = [],
    sets: IdSet[] = []
  return {
    add(set: IdSet): void {
      counted[set.index] = (counted[set.index] ?? 0) + 1
      sets[set.index] = set
    },
    byId(): Map<number, number> {
      const counts = new Map<number, number>()
      sets.forEach(({ index, ids }) => {
        for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + counted[index]!)
      })
      return counts
    },
  }
}

/**
 * Filters, sorts and counts in one pass over all products, or over the search results.
 * @param sort undefined: best search results first
 */
// Long: one statement, read from top to bottom.
export function queryFacets(
  catalogue: Catalogue,
  choice: Choice,
  pricing: Pricing,
  sort: Sort | undefined,
  found: Found | undefined,
): FacetResult {
  const { entries } = catalogue,
    prices = finals(catalogue, pricing),
    offered = offers(catalogue, pricing)
  const brandIds =
    choice.brands &&
    new Set(catalogue.brands.filter(({ key }) => choice.brands!.includes(key)).map(({ id }) => id))
  const isIn = (entry: Entry, position: number): boolean => {
    switch (choice.collection) {
      case 'popular':
        return entry.isPopular
      case 'latest':
        return entry.isLatest
      case 'promotion':
        return offered[position] === 1
      case 'bundle':
        return entry.isBundle
      default:
        return true
    }
  }
  const { category, minMinor = 0, maxMinor = Infinity } = choice
  const walk = found && !sort ? found.places : ordered(catalogue, sort ?? 'popular', pricing)
  const ids = new Int32Array(walk.length),
    inCategory = setCounts(),
    withOption = filterAttributes.map(setCounts),
    byBrand = new Map<number, number>(),
    byPrice = priceSteps.map(() => 0)
  let count = 0,
    inStock = 0,
    onOffer = 0
  for (const position of walk) {
    const entry = entries[position]
    if (!entry || (found && !found.has[position])) continue
    const price = prices[position]!
    let missed =
      (isIn(entry, position) ? 0 : COLLECTION) |
      (category === undefined || entry.categories.ids.includes(category) ? 0 : CATEGORY) |
      (!brandIds || brandIds.has(entry.brandId ?? -1) ? 0 : BRAND) |
      (price >= minMinor && price <= maxMinor ? 0 : PRICE) |
      (choice.isInStock && !entry.isSalable ? STOCK : 0)
    for (let at = 0; at < choice.options.length; at++)
      if (choice.options[at]?.some((value) => entry.options.ids.includes(value)) === false)
        missed |= OPTION << at
    if (missed === 0) ids[count++] = entry.id
    if ((missed & ~CATEGORY) === 0) inCategory.add(entry.categories)
    for (let at = 0; at < withOption.length; at++)
      if ((missed & ~(OPTION << at)) === 0) withOption[at]!.add(entry.options)
    if ((missed & ~BRAND) === 0 && entry.brandId !== null)
      byBrand.set(entry.brandId, (byBrand.get(entry.brandId) ?? 0) + 1)
    if ((missed & ~PRICE) === 0)
      for (let step = 0; step < priceSteps.length; step++)
        if (price >= priceSteps[step]! && price <= (priceSteps[step + 1] ?? Infinity)) byPrice[step]!++
    if ((missed & ~STOCK) === 0 && entry.isSalable) inStock++
    if ((missed & ~COLLECTION) === 0 && offered[position] === 1) onOffer++
  }
  const byOption = new Map(
    filterAttributes.flatMap(({ options }, at) => {
      const counts = withOption[at]!.byId()
      return options.map(({ value }) => [value, counts.get(value) ?? 0] as const)
    }),
  )
  return {
    ids: ids.slice(0, count),
    byCategory: inCategory.byId(),
    byBrand,
    byPrice,
    byOption,
    inStock,
    onOffer,
  }
}

/** Number of products in each category. */
export const countByCategory = (catalogue: Catalogue): ReadonlyMap<number, number> =>
  memoize(catalogue.derivedWithoutStock, 'categories', () => {
    const counts = new Map<number, number>()
    for (const entry of catalogue.entries)
      for (const id of entry?.categories.ids ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
    return counts
  })
