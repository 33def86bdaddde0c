import { listProducts } from '#domain/catalogue/api.ts'
import type { Product } from '#domain/catalogue/schema.ts'
import { criteriaOf } from '#domain/catalogue/search-criteria.ts'
import { call, callLanguage } from '#features/kit/call.ts'
import type { Search } from './listing-address.ts'

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/**
 * Returns products whose name or SKU contains all words, for services that have only the calls of the contract (C-6.8):
 * the documented list with Magento's `like`. If such a service returns everything, it ignored the filter, and its
 * answer is searched here.
 */
export async function searchByName(
  { q, ...search }: Search & { q: string },
  group: string,
  signal: AbortSignal,
) {
  const criteria = criteriaOf(search)
  const queryWords = q.trim().split(/\s+/)
  const names = queryWords.map((word) => ({
    filters: [{ field: 'name', value: `%${word}%`, condition_type: 'like' }],
  }))
  const answer = await call(
    listProducts,
    {
      params: { languageCode: callLanguage() },
      query: {
        customerGroup: group,
        searchCriteria: { ...criteria, filter_groups: [...(criteria.filter_groups ?? []), ...names] },
      },
    },
    { signal },
  )
  const isWhole = (answer.total_count ?? answer.items.length) <= answer.items.length
  if (!isWhole) return answer
  const fits = ({ name, sku }: Product): boolean =>
    queryWords.every((word) => folded(`${name} ${sku}`).includes(folded(word)))
  const items = answer.items.filter(fits)
  return { items, total_count: items.length }
}
