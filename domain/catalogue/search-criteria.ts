import { collectionFilters, shelfCriteria, type Shelf } from './shelf-criteria.ts'
import type { Sort } from './sorts.ts'

/** Filters and order of a product list, without the search text. Prices in decimals of HKD. */
export interface ListingSearch extends Shelf {
  /** Keys of brands, separated by commas. */ brand?: string | undefined
  /** Option values of dosage forms, separated by commas. */ form?: string | undefined
  /** Option values of whom a product suits, separated by commas. */ audience?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** '1': only products in stock. */ inStock?: string | undefined
  sort?: Sort | undefined
  page?: number | undefined
}

const orders: Readonly<Record<Sort, string>> = {
  popular: 'popular DESC',
  newest: 'created_at DESC',
  price_up: 'price ASC',
  price_down: 'price DESC',
  rating: 'rating DESC',
}

/**
 * Converts a list to Magento's searchCriteria, to be sent in brackets. Unset filters are absent; `price` is the
 * group's price.
 */
export function criteriaOf({
  brand,
  form,
  audience,
  minPrice,
  maxPrice,
  inStock,
  sort,
  page,
  ...shelf
}: ListingSearch) {
  const [field, direction] = sort ? orders[sort].split(' ') : []
  return {
    ...shelfCriteria(shelf, [
      !!brand && ['brand_url_key', brand, 'in'],
      !!form && ['dosage_form', form, 'in'],
      !!audience && ['audience', audience, 'in'],
      minPrice !== undefined && ['price', minPrice, 'gteq'],
      maxPrice !== undefined && ['price', maxPrice, 'lteq'],
      !!inStock && ['stock_status', 1],
    ]),
    sortOrders: field && [{ field, direction }],
    currentPage: page,
  }
}

/**
 * Magento's SearchCriteria as repeated in an answer (C-1.7). Filters of one group are alternatives; all groups must
 * match.
 */
export interface SearchCriteria {
  filter_groups: { filters: CriteriaFilter[] }[]
  sort_orders?: { field: string; direction: string }[]
  page_size: number | null
  current_page: number
}
export interface CriteriaFilter {
  field: string
  value: string
  condition_type: string
}

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[]

/** Reads the part of a list that a single filter expresses; undefined when `criteriaOf` never writes such a filter. */
function partOf({ field, value, condition_type: condition }: CriteriaFilter): ListingSearch | undefined {
  const number = value.trim() === '' ? NaN : Number(value)
  switch (`${field} ${condition}`) {
    case 'category_id eq':
      return Number.isInteger(number) ? { category: number } : undefined
    case 'brand_url_key eq':
    case 'brand_url_key in':
      return value ? { brand: value } : undefined
    case 'dosage_form in':
      return value ? { form: value } : undefined
    case 'audience in':
      return value ? { audience: value } : undefined
    case 'price gteq':
    case 'price from':
      return Number.isFinite(number) ? { minPrice: number } : undefined
    case 'price lteq':
    case 'price to':
      return Number.isFinite(number) ? { maxPrice: number } : undefined
    case 'stock_status eq':
      return number === 1 ? { inStock: '1' } : undefined
  }
  const collection = keysOf(collectionFilters).find((name) => {
    const [own, wanted, by = 'eq'] = collectionFilters[name]
    return own === field && by === condition && (by === 'notnull' || String(wanted) === value)
  })
  return collection && { collection }
}

/**
 * Reads the list that criteria ask for. `rest`: groups that express something else; `isOrdered`: false for an order
 * that lists do not have.
 */
export function listingOf({
  filter_groups: groups,
  sort_orders: [order, ...more] = [],
  page_size: pageSize,
  current_page: page,
}: SearchCriteria): { search: ListingSearch; rest: SearchCriteria['filter_groups']; isOrdered: boolean } {
  const search: ListingSearch = { page, ...(pageSize === null ? {} : { pageSize }) },
    rest: SearchCriteria['filter_groups'] = []
  for (const group of groups) {
    const [filter, ...alternatives] = group.filters,
      part = filter && alternatives.length === 0 ? partOf(filter) : undefined
    if (part && !Object.keys(part).some((name) => name in search)) Object.assign(search, part)
    else rest.push(group)
  }
  const sort = order && keysOf(orders).find((name) => orders[name] === `${order.field} ${order.direction}`)
  return {
    search: sort ? { ...search, sort } : search,
    rest,
    isOrdered: more.length === 0 && (!order || sort !== undefined),
  }
}
