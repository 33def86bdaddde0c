import { readProduct } from '#domain/catalogue/product-view.ts'
import type { CategoryTree } from '#domain/store/schema.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { retriedQuietly } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { AddToCart } from '../product/chosen.ts'
import { Suggestions } from '../Suggestions.tsx'
import { readListing, writeListing, type ListingChange, type ListingState } from './listing-address.ts'
import { ListingView } from './ListingView.tsx'
import { listingFacetsQuery, listingQuery, type Where } from './queries.ts'

export interface ListingProps {
  where: Where
  title: string
  lead?: string
  /** Subcategories, one level down. */
  categories?: readonly CategoryTree[]
  parentId?: number | undefined
  onAddToCart?: AddToCart | undefined
}

/** Reads the page of products for the current address, which is the only state. */
export function Listing({ where, title, lead, categories, parentId, onAddToCart }: ListingProps) {
  const intl = useIntl()
  const { group } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const state = readListing(search)
  const read = useQuery({ ...listingQuery(search, where, group), placeholderData: keepPreviousData })
  // the list works without its filters and does not wait for them
  const facets = useQuery({
    ...listingFacetsQuery(search, where, group),
    ...retriedQuietly,
    placeholderData: keepPreviousData,
    enabled: state.q === '',
  })
  const around = state.q === '' ? facets.data : read.data
  // Choices can be made faster than the address follows: each adds to the one before it.
  const coming = useRef<ListingState[]>([])
  const change = (by: ListingChange) => {
    const next = by(coming.current.at(-1) ?? state)
    coming.current.push(next)
    void navigate(pathname + writeListing(next), { preventScrollReset: true })
  }
  const address = writeListing(state)
  useEffect(() => {
    // an address that was not chosen here ends what was
    const at = coming.current.findIndex((choice) => writeListing(choice) === address)
    coming.current = at < 0 ? [] : coming.current.slice(at + 1)
  }, [address])
  return (
    <ListingView
      title={title}
      lead={lead}
      path={pathname}
      state={state}
      onChange={change}
      categories={categories}
      parentId={parentId}
      onAddToCart={onAddToCart}
      products={read.data?.items.map(readProduct)}
      total={read.data && (read.data.total_count ?? read.data.items.length)}
      facets={facets.isError ? [] : around?.facets}
      trail={around?.category_path}
      suggestions={
        read.data?.items.length === 0 &&
        !read.data.total_count && (
          <Suggestions
            title={intl.formatMessage({ id: 'catalogue.home.popular' })}
            onAddToCart={onAddToCart}
          />
        )
      }
      isStale={read.isPlaceholderData}
      failure={readFailure(read)}
    />
  )
}
