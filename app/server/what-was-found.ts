import { pagePatterns, paths } from '#domain/store/paths.ts'
import { categoryOf, listingQuery, productQuery, readListing, type Where } from '#features/catalogue'
import type { QueryClient } from '@tanstack/react-query'
import type { PagePlace } from '../router/page.ts'

/** The pages that list products, each with what its address says of the list beside the query. */
const listings = new Map<string, (params: PagePlace['params']) => Where>([
  [pagePatterns.categories, (params) => ({ category: categoryOf(params) })],
  [pagePatterns.promotions, () => ({ collection: 'promotion' })],
  [pagePatterns.bundles, () => ({ collection: 'bundle' })],
])

/**
 * Whether an address names a page of a list that the list does not have. The first page is always there: it says that nothing
 * was found.
 * @param pattern of the address
 * @param client after the page's reads
 */
export function isBeyondTheLast(
  pattern: string,
  { params, search }: PagePlace,
  client: QueryClient,
): boolean {
  const where = listings.get(pattern)
  if (!where || readListing(search).page === 1) return false
  return client.getQueryData(listingQuery(search, where(params)).queryKey)?.items.length === 0
}

/** The address of the product that an address spells in another case; undefined for any other address. */
export function ownAddress(pattern: string, { params }: PagePlace, client: QueryClient): string | undefined {
  if (pattern !== pagePatterns.product) return undefined
  const asked = params['sku'] ?? ''
  const own = client.getQueryData(productQuery(asked).queryKey)?.sku
  const isTheSame = own === undefined || own === asked || own.toLowerCase() !== asked.toLowerCase()
  return isTheSame ? undefined : paths.product(own)
}
