import { listFacets, searchCatalogue } from '#domain/catalogue/api.ts'
import type { Facet, Facets, Product } from '#domain/catalogue/schema.ts'
import { criteriaOf } from '#domain/catalogue/search-criteria.ts'
import { handledQuery, query } from '#features/kit/query.ts'
import { queryOptions, type QueryFunction } from '@tanstack/react-query'
import { commonQuery } from '../home/queries.ts'
import { productsQuery } from '../search-query.ts'
import { readListing, searchOf, type Search } from './listing-address.ts'

type Params = Readonly<Record<string, string | undefined>>

/** The category of /categories/:parent?/:child?: the deeper of the two; undefined for everything. */
export function categoryOf({ parent, child }: Params): number | undefined {
  const id = Number(child ?? parent)
  return Number.isInteger(id) && id > 0 ? id : undefined
}

/** What a listing belongs to beside its address. */
export interface Where { category?: number | undefined; collection?: Search['collection'] }

/** A page of products. A search tells what stands around it, too. */
interface Listed { items: Product[]; total_count?: number | undefined; facets?: Facet[]; category_path?: Facets['category_path'] }

const asked = (search: URLSearchParams, where: Where): Search => searchOf(readListing(search), where)

/** The documented list of products, or what words find: that is a call of our own. */
export function listingQuery(address: URLSearchParams, where: Where, group = 'guest') {
  const search = asked(address, where)
  const { queryKey, queryFn } = search.q ? query(searchCatalogue, { query: { ...search, customerGroup: group } }) : productsQuery(criteriaOf(search), group)
  return queryOptions<Listed>({ queryKey, queryFn: queryFn as QueryFunction<Listed> })
}

/** What the list can be narrowed down to: a call of our own, without which the list stands as well. */
export function listingFacetsQuery(address: URLSearchParams, where: Where, group = 'guest') {
  const { sort: _sort, page: _page, pageSize: _size, ...narrowing } = asked(address, where)
  return handledQuery(listFacets, { query: { ...narrowing, customerGroup: group } })
}

/** Its products and, side by side, its filters; a search answers both at once. */
const listingQueries = (search: URLSearchParams, where: Where) => [listingQuery(search, where), ...(readListing(search).q ? [] : [listingFacetsQuery(search, where)])]

/** What the server reads before it renders a listing. */
export const categoryPageQueries = (params: Params, search: URLSearchParams) => [commonQuery(), ...listingQueries(search, { category: categoryOf(params) })]
export const promotionsPageQueries = (_: Params, search: URLSearchParams) => listingQueries(search, { collection: 'promotion' })
export const bundlesPageQueries = (_: Params, search: URLSearchParams) => listingQueries(search, { collection: 'bundle' })
