import type { CategoryTree } from '#domain/store/schema.ts'
import { topCategories } from '#domain/store/categories.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useParams, useSearchParams } from 'react-router-dom'
import { commonQuery } from '../home/queries.ts'
import { Listing, type ListingProps } from './Listing.tsx'
import { readListing } from './listing-address.ts'
import { categoryOf } from './queries.ts'

const find = (trees: readonly CategoryTree[], id: number): CategoryTree | undefined => {
  for (const tree of trees) {
    const found = tree.id === id ? tree : find(tree.children_data, id)
    if (found) return found
  }
  return undefined
}

/** /categories/:parent?/:child? : everything, a category, or what a search found. */
export function CategoryPage({ onAddToCart }: Pick<ListingProps, 'onAddToCart'>) {
  const intl = useIntl()
  const params = useParams()
  const [search] = useSearchParams()
  const category = categoryOf(params)
  const { q } = readListing(search)
  const common = useQuery(commonQuery())
  const tops = common.data ? topCategories(common.data) : []
  const here = category === undefined ? undefined : find(tops, category)
  const title = q ? intl.formatMessage({ id: 'catalogue.listing.found' }, { q }) : here?.name ?? intl.formatMessage({ id: 'catalogue.listing.all' })
  return <Listing where={{ category }} title={title} categories={q ? [] : category === undefined ? tops : here?.children_data ?? []} parentId={category} onAddToCart={onAddToCart} />
}
