import type { PriceGroup } from '#domain/catalogue/price.ts'
import type { ListingSearch } from '#domain/catalogue/search-criteria.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { toMinor } from '#domain/money/money.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { inLanguage } from '#service/languages/six-languages.ts'
import { filterAttributes } from './filter-attributes.ts'
import { priceSteps, queryFacets, type Choice, type FacetResult } from './facet-query.ts'
import type { Category } from './cache/cache-store.ts'
import type { Catalogue } from './cache/catalogue.ts'
import { memoize } from './cache/memoize.ts'
import type { Found } from './search/search-products.ts'

export interface ListingQuery extends ListingSearch {
  readonly q?: string | undefined
}

const PAGE_SIZE = 24
const LARGEST_PAGE = 100

/** Number and size of the page that a query asks for. */
export const pageOf = ({ page = 1, pageSize = PAGE_SIZE }: ListingQuery) => ({
  size: Math.min(LARGEST_PAGE, Math.max(1, Math.trunc(pageSize))),
  number: Math.max(1, Math.trunc(page)),
})

/** Root category, which contains everything. */
const ROOT = 2

type FacetOption = { value: string; label: string; count: number }
export type Facets = {
  facets: { code: string; label: string; options: FacetOption[] }[]
  category_path: { id: number; name: string }[]
}

const choiceOf = (query: ListingQuery): Choice => ({
  category: query.category === ROOT ? undefined : query.category,
  brands: query.brand ? query.brand.split(',') : undefined,
  options: filterAttributes.map(({ facet }) => query[facet]?.split(',').map(Number)),
  collection: query.collection,
  minMinor: query.minPrice === undefined ? undefined : toMinor(query.minPrice),
  maxMinor: query.maxPrice === undefined ? undefined : toMinor(query.maxPrice),
  isInStock: ['1', 'true'].includes(query.inStock ?? ''),
})

type Counts = Omit<FacetResult, 'ids'>
/** Products and counts of a filtered list. */
export interface Chosen {
  readonly catalogue: Catalogue
  readonly ids: () => Int32Array
  readonly counts: () => Counts
}
/** For whom a list is made. */
export interface Reader {
  readonly language: LanguageCode
  readonly group: PriceGroup
  readonly now: Date
}

/** The text that a list is searched for; '' for none. */
export const searchedFor = ({ q }: ListingQuery): string => q?.trim() ?? ''

/**
 * Result of a filter. Products and facets of the same request share it, and counts are independent of the sort order.
 * @param found results of the search for the query's text, if it has one
 */
export function chooseFrom(
  catalogue: Catalogue,
  { language, group, now }: Reader,
  query: ListingQuery,
  found: Found | undefined,
): Chosen {
  const choice = choiceOf(query),
    pricing = { group, today: toHongKongDate(now) },
    text = searchedFor(query)
  const key = JSON.stringify([choice, pricing, text, text && language])
  const counted = ({ byCategory, byBrand, byPrice, byOption, inStock, onOffer }: FacetResult): Counts =>
    memoize(catalogue.derived, `counts ${key}`, () => ({
      byCategory,
      byBrand,
      byPrice,
      byOption,
      inStock,
      onOffer,
    }))
  const resultIn = (sort: ListingQuery['sort']): FacetResult =>
    memoize(catalogue.derived, `${sort ?? ''} ${key}`, () =>
      queryFacets(catalogue, choice, pricing, sort, found),
    )
  return {
    catalogue,
    ids: () => {
      const result = resultIn(query.sort)
      counted(result)
      return result.ids
    },
    counts: () => memoize(catalogue.derived, `counts ${key}`, () => counted(resultIn(undefined))),
  }
}

/** Facets of a list and its category path. */
export const facetsFor = (
  { catalogue, counts }: Chosen,
  { language }: Pick<Reader, 'language'>,
  { category }: ListingQuery,
): Facets => ({
  facets: facetsOf(catalogue, language, category, counts()),
  category_path: pathTo(category, catalogue.categories, language),
})

const nameIn = ({ names }: Pick<Category, 'names'>, language: LanguageCode): string =>
  names[language] ?? names['en'] ?? ''

const pathTo = (
  id: number | undefined,
  categories: readonly Category[],
  language: LanguageCode,
): { id: number; name: string }[] => {
  const entry = categories.find((category) => category.id === id)
  return entry && entry.parentId !== null
    ? [...pathTo(entry.parentId, categories, language), { id: entry.id, name: nameIn(entry, language) }]
    : []
}

function facetsOf(
  { categories, brands }: Catalogue,
  language: LanguageCode,
  chosen: number | undefined,
  { byCategory, byBrand, byPrice, byOption, inStock, onOffer }: Counts,
): Facets['facets'] {
  const current = categories.find((category) => category.id === chosen),
    hasChildren = categories.some((category) => category.parentId === chosen)
  const level = current ? (hasChildren ? current.id : current.parentId) : ROOT
  const used = (options: FacetOption[]): FacetOption[] => options.filter((option) => option.count > 0)
  const range = (step: number): string =>
    `${priceSteps[step]! / 100}-${priceSteps[step + 1] === undefined ? '' : priceSteps[step + 1]! / 100}`
  return [
    {
      code: 'category',
      label: 'category',
      options: used(
        categories
          .filter((category) => category.parentId === level)
          .map((category) => ({
            value: String(category.id),
            label: nameIn(category, language),
            count: byCategory.get(category.id) ?? 0,
          })),
      ),
    },
    ...filterAttributes.map(({ facet, options }) => ({
      code: facet,
      label: facet,
      options: used(
        options.map(({ value, label }) => ({
          value: String(value),
          label: inLanguage(label, language),
          count: byOption.get(value) ?? 0,
        })),
      ),
    })),
    {
      code: 'brand',
      label: 'brand',
      options: used(
        brands.map((brand) => ({
          value: brand.key,
          label: nameIn(brand, language),
          count: byBrand.get(brand.id) ?? 0,
        })),
      ).sort((a, b) => b.count - a.count),
    },
    {
      code: 'price',
      label: 'price',
      options: used(byPrice.map((count, step) => ({ value: range(step), label: range(step), count }))),
    },
    { code: 'offer', label: 'offer', options: used([{ value: '1', label: '1', count: onOffer }]) },
    { code: 'inStock', label: 'inStock', options: used([{ value: '1', label: '1', count: inStock }]) },
  ]
}
