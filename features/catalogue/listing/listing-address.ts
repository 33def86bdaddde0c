import type { ListingSearch } from '#domain/catalogue/search-criteria.ts'
import { sorts, type Sort } from '#domain/catalogue/sorts.ts'

/** What a listing requests: filters, or a search term. */
export interface Search extends ListingSearch {
  q?: string | undefined
}

/** Products per page: full rows in two and in four columns. */
export const PAGE_SIZE = 24

/** The state of a listing, as given by its address. `filters`: facet code → chosen values. */
export interface ListingState {
  q: string
  sort: Sort | undefined
  page: number
  filters: Readonly<Record<string, readonly string[]>>
}

/** A change of a listing's state. Another one may be on its way to the address, so that it is no state itself. */
export type ListingChange = (state: ListingState) => ListingState

/** The supported filters. Any other name in an address, such as `utm_source`, is ignored. */
const filterCodes: ReadonlySet<string> = new Set([
  'price',
  'brand',
  'form',
  'audience',
  'offer',
  'stock',
  'inStock',
  'category',
])
const isSort = (value: string | null): value is Sort => (sorts as readonly string[]).includes(value ?? '')

/** Parses an address; invalid values are dropped, never an error. */
export function readListing(search: URLSearchParams): ListingState {
  const filters: Record<string, string[]> = {}
  for (const [code, value] of search)
    if (filterCodes.has(code) && value !== '') filters[code] = [...new Set([...(filters[code] ?? []), value])]
  const sort = search.get('sort'),
    page = Number(search.get('page'))
  return {
    q: (search.get('q') ?? '').trim().slice(0, 100),
    sort: isSort(sort) ? sort : undefined,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1,
    filters,
  }
}

/**
 * Returns the query string of a state with its question mark; empty for the first page of everything. The order is
 * fixed, so that equal states have equal addresses.
 */
export function writeListing({ q, sort, page, filters }: ListingState): string {
  const out = new URLSearchParams()
  if (q) out.set('q', q)
  if (sort) out.set('sort', sort)
  for (const code of Object.keys(filters).sort())
    for (const value of [...filters[code]!].sort()) out.append(code, value)
  if (page > 1) out.set('page', String(page))
  const text = out.toString()
  return text && `?${text}`
}

/** Returns the state with another sort order, on the first page. */
export const withSort = (state: ListingState, sort: Sort | undefined): ListingState => ({
  ...state,
  sort,
  page: 1,
})
export const withPage = (state: ListingState, page: number): ListingState => ({ ...state, page })
export const withoutFilters = (state: ListingState): ListingState => ({ ...state, filters: {}, page: 1 })
export function toggleFilter(state: ListingState, code: string, value: string, isOn: boolean): ListingState {
  const rest = (state.filters[code] ?? []).filter((entry) => entry !== value)
  const { [code]: _, ...others } = state.filters
  // one price range and one category, but several values of the others
  const values = isOn ? (code === 'price' || code === 'category' ? [value] : [...rest, value]) : rest
  return { ...state, page: 1, filters: values.length > 0 ? { ...others, [code]: values } : others }
}

/** Returns the number of active filters. */
export const filterCount = (state: ListingState): number =>
  Object.values(state.filters).reduce((sum, values) => sum + values.length, 0)

/** `100-300`, `-100`, `300-`: HKD, in dollars. */
const range = /^(\d{0,7})-(\d{0,7})$/

/** Returns the service's search for a state in a category or a collection. */
export function searchOf(state: ListingState, where: Pick<Search, 'category' | 'collection'> = {}): Search {
  const { price, brand, form, audience, offer, stock, inStock, category } = state.filters
  const [, least, most] = range.exec(price?.[0] ?? '') ?? []
  const collection = where.collection ?? (offer ? 'promotion' : undefined)
  const within = category?.map(Number).find((id) => Number.isInteger(id)) ?? where.category
  return {
    ...(state.q ? { q: state.q } : {}),
    ...(within !== undefined ? { category: within } : {}),
    ...(collection ? { collection } : {}),
    ...(brand ? { brand: brand.join(',') } : {}),
    ...(form ? { form: form.join(',') } : {}),
    ...(audience ? { audience: audience.join(',') } : {}),
    ...(least ? { minPrice: Number(least) } : {}),
    ...(most ? { maxPrice: Number(most) } : {}),
    ...(stock || inStock ? { inStock: '1' } : {}),
    ...(state.sort ? { sort: state.sort } : {}),
    page: state.page,
    pageSize: PAGE_SIZE,
  }
}
