import { listFacets, searchCatalogue } from '#domain/catalogue/api.ts'
import type { Facet, Facets, Product } from '#domain/catalogue/schema.ts'
import { criteriaOf } from '#domain/catalogue/search-criteria.ts'
import { findCategory, topCategories } from '#domain/store/categories.ts'
import type { CategoryTree } from '#domain/store/schema.ts'
import { callLanguage } from '#features/kit/call.ts'
import { handledQuery, query } from '#features/kit/query.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { queryOptions, type QueryFunction } from '@tanstack/react-query'
import { commonQuery } from '../home/queries.ts'
import { productsQuery } from '../search-query.ts'
import { readListing, searchOf, type Search } from './listing-address.ts'

type Params = Readonly<Record<string, string | undefined>>

/** Returns the category of /categories/:parent?/:child?: the deeper of the two; undefined for everything. */
export function categoryOf({ parent, child }: Params): number | undefined {
  const id = Number(child ?? parent)
  return Number.isInteger(id) && id > 0 ? id : undefined
}

/**
 * Finds the category of an address in the store data, so that an unknown one is a page that does not exist.
 * @throws ServiceFault with status 404
 */
export const categoryQuery = (params: Params) =>
  queryOptions<Pick<CategoryTree, 'id' | 'name'>>({
    queryKey: ['category', callLanguage(), params.parent ?? null, params.child ?? null],
    queryFn: async ({ client }) => {
      const tops = topCategories(await client.ensureQueryData(commonQuery()))
      const found = [params.parent, params.child].flatMap((id) =>
        id === undefined ? [] : [findCategory(tops, Number(id))],
      )
      const last = found.at(-1)
      if (!last || found.includes(undefined)) throw new ServiceFault('http', '', { status: 404 })
      return { id: last.id, name: last.name }
    },
    staleTime: 5 * 60_000,
  })

/** The part of a listing that is not in its query string. */
export interface Where {
  category?: number | undefined
  collection?: Search['collection']
}

/** A page of products. A search also returns its facets. */
interface Listed {
  items: Product[]
  total_count?: number | undefined
  facets?: Facet[]
  category_path?: Facets['category_path']
}

const asked = (search: URLSearchParams, where: Where): Search => searchOf(readListing(search), where)

/** Searches by a call of our own; a service without it gets the documented list, filtered by name. */
function searchQuery(search: Search & { q: string }, group: string) {
  const { queryKey, queryFn } = query(searchCatalogue, { query: { ...search, customerGroup: group } })
  const found: QueryFunction<Listed> = async (context) => {
    try {
      return await (queryFn as QueryFunction<Listed>)(context)
    } catch (fault) {
      if (!(fault instanceof ServiceFault && fault.status === 404)) throw fault
      const { searchByName } = await import('./search-by-name.ts')
      return searchByName(search, group, context.signal)
    }
  }
  return { queryKey, queryFn: found }
}

/** The documented list of products, or the results of a search. */
export function listingQuery(address: URLSearchParams, where: Where, group = 'guest') {
  const search = asked(address, where)
  const { queryKey, queryFn } = search.q
    ? searchQuery({ ...search, q: search.q }, group)
    : productsQuery(criteriaOf(search), group)
  return queryOptions<Listed>({ queryKey, queryFn: queryFn as QueryFunction<Listed> })
}

/** The filters of the list: a call of our own, without which the list works too. */
export function listingFacetsQuery(address: URLSearchParams, where: Where, group = 'guest') {
  const { sort: _sort, page: _page, pageSize: _size, ...narrowing } = asked(address, where)
  return handledQuery(listFacets, { query: { ...narrowing, customerGroup: group } })
}

/** The products and, in parallel, the filters; a search returns both at once. */
const listingQueries = (search: URLSearchParams, where: Where) => [
  listingQuery(search, where),
  ...(readListing(search).q ? [] : [listingFacetsQuery(search, where)]),
]

/** Queries without which a listing has nothing to show, in a category that exists. */
export const categoryPageSubject = (params: Params, search: URLSearchParams) => {
  const list = listingQuery(search, { category: categoryOf(params) })
  if (params['parent'] === undefined) return [list]
  return [
    queryOptions<boolean>({
      queryKey: ['categoryPage', ...categoryQuery(params).queryKey, search.toString()],
      queryFn: async ({ client }) => {
        const found = client.fetchQuery(list)
        found.catch(() => undefined)
        await client.fetchQuery(categoryQuery(params))
        await found
        return true
      },
    }),
  ]
}
export const promotionsPageSubject = (_: Params, search: URLSearchParams) => [
  listingQuery(search, { collection: 'promotion' }),
]
export const bundlesPageSubject = (_: Params, search: URLSearchParams) => [
  listingQuery(search, { collection: 'bundle' }),
]

/** Queries that the server prefetches for a listing. */
export const categoryPageQueries = (params: Params, search: URLSearchParams) => [
  commonQuery(),
  ...listingQueries(search, { category: categoryOf(params) }),
]
export const promotionsPageQueries = (_: Params, search: URLSearchParams) =>
  listingQueries(search, { collection: 'promotion' })
export const bundlesPageQueries = (_: Params, search: URLSearchParams) =>
  listingQueries(search, { collection: 'bundle' })
