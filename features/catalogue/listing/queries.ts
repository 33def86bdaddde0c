import { commonQuery } from '../home/queries.ts'
import { facetsQuery, listedQuery, type Search } from '../search-query.ts'
import { readListing, searchOf } from './listing-address.ts'

type Params = Readonly<Record<string, string | undefined>>

/** The category of /categories/:parent?/:child?: the deeper of the two; undefined for everything. */
export function categoryOf({ parent, child }: Params): number | undefined {
  const id = Number(child ?? parent)
  return Number.isInteger(id) && id > 0 ? id : undefined
}

/** What a listing belongs to beside its address. */
export interface Where { category?: number | undefined; collection?: Search['collection'] }

export const listingQuery = (search: URLSearchParams, where: Where, group?: string) => listedQuery(searchOf(readListing(search), where), group)
export const listingFacetsQuery = (search: URLSearchParams, where: Where, group?: string) => facetsQuery(searchOf(readListing(search), where), group)

/** Its products and, side by side, its filters; a search answers both at once. */
const listingQueries = (search: URLSearchParams, where: Where) => [listingQuery(search, where), ...(readListing(search).q ? [] : [listingFacetsQuery(search, where)])]

/** What the server reads before it renders a listing. */
export const categoryPageQueries = (params: Params, search: URLSearchParams) => [commonQuery(), ...listingQueries(search, { category: categoryOf(params) })]
export const promotionsPageQueries = (_: Params, search: URLSearchParams) => listingQueries(search, { collection: 'promotion' })
export const bundlesPageQueries = (_: Params, search: URLSearchParams) => listingQueries(search, { collection: 'bundle' })
