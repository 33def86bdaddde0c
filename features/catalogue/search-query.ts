import { searchCatalogue } from '#domain/catalogue/api.ts'
import { query } from '#features/kit/query.ts'
import type * as z from 'zod/mini'

export type Search = z.input<NonNullable<typeof searchCatalogue.query>>

/** A page of products for a price group. A guest's is the same on the server and in the browser. */
export const searchQuery = (search: Search, group = 'guest') => query(searchCatalogue, { query: { ...search, customerGroup: group } })

/** The home page's collections and how many of each it shows. */
export const collections = { popular: 10, latest: 6, promotion: 12, bundle: 3 } as const
export const collectionQuery = (collection: keyof typeof collections, group?: string) => searchQuery({ collection, pageSize: collections[collection] }, group)
