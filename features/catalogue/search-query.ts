import { listProducts } from '#domain/catalogue/api.ts'
import { shelfCriteria, type Shelf } from '#domain/catalogue/shelf-criteria.ts'
import { callLanguage } from '#features/kit/call.ts'
import { query } from '#features/kit/query.ts'

/**
 * Query for products in a price group, in the page language. A guest's key is the same on server and
 * client.
 */
export const productsQuery = (searchCriteria: object, group = 'guest') =>
  query(listProducts, {
    params: { languageCode: callLanguage() },
    query: { customerGroup: group, searchCriteria },
  })

/** Query for products by their ids, in no particular order; those that are no longer sold are missing. */
export const productsByIdQuery = (ids: readonly number[], group?: string) =>
  productsQuery(shelfCriteria({ pageSize: ids.length }, [['entity_id', ids.join(','), 'in']]), group)

export const shelfQuery = (shelf: Shelf, group?: string) => productsQuery(shelfCriteria(shelf), group)

/** The home page's collections and how many products are read of each: more than a row shows, for none is shown twice. */
export const collections = { popular: 10, latest: 12, promotion: 12, bundle: 3 } as const
export const collectionQuery = (collection: keyof typeof collections, group?: string) =>
  shelfQuery({ collection, pageSize: collections[collection] }, group)
