import { listFacets, listProducts, searchCatalogue } from '#domain/catalogue/api.ts'
import type { Facet, Facets, Product } from '#domain/catalogue/schema.ts'
import { criteriaOf, type ListingSearch } from '#domain/catalogue/search-criteria.ts'
import { callLanguage } from '#features/kit/call.ts'
import { handledQuery, query } from '#features/kit/query.ts'
import { queryOptions, type QueryFunction } from '@tanstack/react-query'

/** What a listing shows: what it is narrowed down to, or words. */
export interface Search extends ListingSearch { q?: string | undefined }

/** A page of products. A search tells what stands around it, too. */
export interface Listed { items: Product[]; total_count?: number | undefined; facets?: Facet[]; category_path?: Facets['category_path'] }

/** A list of products for a price group, in the language of the page (shopping.md §4, §7). A guest's is the same on the server and in the browser. */
export const productsQuery = (search: ListingSearch, group = 'guest') => query(listProducts, { params: { languageCode: callLanguage() }, query: { customerGroup: group, searchCriteria: criteriaOf(search) } })

/** The same, or what words find: that is a call of our own. */
export function listedQuery(search: Search, group = 'guest') {
  const { queryKey, queryFn } = search.q ? query(searchCatalogue, { query: { ...search, customerGroup: group } }) : productsQuery(search, group)
  return queryOptions<Listed>({ queryKey, queryFn: queryFn as QueryFunction<Listed> })
}

/** What a list can be narrowed down to: a call of our own, without which the list stands as well. */
export const facetsQuery = ({ sort: _sort, page: _page, pageSize: _size, ...narrowing }: Search, group = 'guest') => handledQuery(listFacets, { query: { ...narrowing, customerGroup: group } })

/** The home page's collections and how many of each it shows. */
export const collections = { popular: 10, latest: 6, promotion: 12, bundle: 3 } as const
export const collectionQuery = (collection: keyof typeof collections, group?: string) => productsQuery({ collection, pageSize: collections[collection] }, group)
