import { readProduct } from '#domain/catalogue/product-view.ts'
import type { CategoryTree } from '#domain/store/schema.ts'
import { useSession } from '#features/kit/session.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { AddToCart } from '../product/chosen.ts'
import { Suggestions } from '../Suggestions.tsx'
import type { Search } from '../search-query.ts'
import { readListing, writeListing, type ListingState } from './listing-address.ts'
import { ListingView } from './ListingView.tsx'
import { listingQuery } from './queries.ts'

export interface ListingProps {
  where: { category?: number | undefined; collection?: Search['collection'] }
  title: string
  lead?: string
  /** Categories one step deeper. */
  categories?: readonly CategoryTree[]
  parentId?: number | undefined
  onAddToCart?: AddToCart | undefined
}

/** Reads the page of products that the address asks for. The address is the only state. */
export function Listing({ where, title, lead, categories, parentId, onAddToCart }: ListingProps) {
  const intl = useIntl()
  const { group } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const state = readListing(search)
  const read = useQuery({ ...listingQuery(search, where, group), placeholderData: keepPreviousData })
  const show = (next: ListingState) => { void navigate(pathname + writeListing(next), { preventScrollReset: true }) }
  return (
    <ListingView
      title={title} lead={lead} path={pathname} state={state} onState={show} categories={categories} parentId={parentId} onAddToCart={onAddToCart}
      products={read.data?.items.map(readProduct)} total={read.data?.total_count} facets={read.data?.facets} trail={read.data?.category_path}
      suggestions={read.data?.total_count === 0 && <Suggestions title={intl.formatMessage({ id: 'catalogue.home.popular' })} onAddToCart={onAddToCart} />}
      isStale={read.isPlaceholderData} hasFailed={read.isError} onRetry={() => void read.refetch()}
    />
  )
}
