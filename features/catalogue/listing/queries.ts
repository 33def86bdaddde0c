import { commonQuery } from '../home/queries.ts'
import { searchQuery, type Search } from '../search-query.ts'
import { readListing, searchOf } from './listing-address.ts'

type Params = Readonly<Record<string, string | undefined>>

/** The category of /categories/:parent?/:child?: the deeper of the two; undefined for everything. */
export function categoryOf({ parent, child }: Params): number | undefined {
  const id = Number(child ?? parent)
  return Number.isInteger(id) && id > 0 ? id : undefined
}

const listingQuery = (search: URLSearchParams, where: { category?: number | undefined; collection?: Search['collection'] }, group?: string) => searchQuery(searchOf(readListing(search), where), group)

/** What the server reads before it renders a listing. */
export const categoryPageQueries = (params: Params, search: URLSearchParams) => [commonQuery(), listingQuery(search, { category: categoryOf(params) })]
export const promotionsPageQueries = (_: Params, search: URLSearchParams) => [listingQuery(search, { collection: 'promotion' })]
export const bundlesPageQueries = (_: Params, search: URLSearchParams) => [listingQuery(search, { collection: 'bundle' })]
export { listingQuery }
