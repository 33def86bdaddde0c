import type { listProducts, searchCatalogue, suggestSearch } from '#domain/catalogue/api.ts'
import type { Product } from '#domain/catalogue/schema.ts'
import type { listFavourites } from '#domain/favourites/api.ts'
import { callLanguage } from '#features/kit/call.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Calls that answer with products in a price group, which their input names. */
const lists = {
  listProducts: true,
  searchCatalogue: true,
  suggestSearch: true,
} satisfies Record<(typeof listProducts | typeof searchCatalogue | typeof suggestSearch)['name'], true>

/** By its name alone: the product's page does not load the calls of favourites. */
const favourites: (typeof listFavourites)['name'] = 'listFavourites'

/** Whether the answer of a query has products as the group sees them, in the language of the page. */
function hasProductsFor([name, language, input]: QueryKey, group: string): boolean {
  if (language !== callLanguage()) return false
  // the customer's own list, in the prices of the customer's group
  if (name === favourites) return group !== 'guest'
  const asked = input as { query?: { customerGroup?: string } } | null
  return String(name) in lists && asked?.query?.customerGroup === group
}

interface Answer {
  items?: readonly (Product | { readonly product: Product })[]
}

/**
 * A product as the last list, search or suggestion that showed it: name, prices, pictures, rating, stock and options. What only
 * its own page shows (description, directions, warnings, facts, promises) is missing.
 */
export function listedProduct(client: QueryClient, sku: string, group = 'guest'): Product | undefined {
  const answers = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => hasProductsFor(queryKey, group) })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { state } of answers)
    for (const item of (state.data as Answer | undefined)?.items ?? []) {
      const product = 'product' in item ? (item.product as Product) : (item as Product)
      if (product.sku === sku) return product
    }
  return undefined
}
