import type { ProductView } from '#domain/catalogue/product-view.ts'
import { paths } from '#domain/store/paths.ts'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { ProductGrid } from '#design-system/commerce/ProductGrid'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
import { CardSkeletons } from '../CardSkeletons.tsx'
import type { AddToCart } from '../product/chosen.ts'
import { ProductTile } from '../ProductTile.tsx'
import { filterCount, withoutFilters, withPage, type ListingState } from './listing-address.ts'

export interface ListingContentProps {
  /** Label of the product grid. */
  title: string
  state: ListingState
  /** Undefined while the first page is loading. */
  products: readonly ProductView[] | undefined
  pageCount: number
  /** Whether the requested page is after the last one. */
  isBeyond: boolean
  failure: ReadFailure | undefined
  /** Returns the address of this listing in another state. */
  hrefOf: (state: ListingState) => string
  onAddToCart: AddToCart | undefined
}

/** Cards above the fold on a phone and on a desktop, whose pictures load eagerly. */
const FIRST_SCREEN = 4

/** The products of a listing, or why there are none and where to go next. */
export function ListingContent({
  title,
  state,
  products,
  pageCount,
  isBeyond,
  failure,
  hrefOf,
  onAddToCart,
}: ListingContentProps) {
  const intl = useIntl()
  if (failure)
    return (
      <ReadError failure={failure} title={intl.formatMessage({ id: 'catalogue.error.title' })}>
        {intl.formatMessage({ id: 'catalogue.error.text' })}
      </ReadError>
    )
  if (isBeyond)
    return (
      <EmptyState
        icon="search"
        title={intl.formatMessage({ id: 'catalogue.listing.pageBeyond' }, { n: pageCount })}
        action={
          <LinkButton href={hrefOf(withPage(state, pageCount))} variant="primary">
            {intl.formatMessage({ id: 'catalogue.listing.lastPage' }, { n: pageCount })}
          </LinkButton>
        }
      />
    )
  if (products?.length === 0) return <NothingFound state={state} hrefOf={hrefOf} />
  return (
    <ProductGrid label={title}>
      {products
        ? products.map((product, index) => (
            <ProductTile
              key={product.sku}
              product={product}
              level={2}
              isEager={index < FIRST_SCREEN}
              onAddToCart={onAddToCart}
            />
          ))
        : CardSkeletons({ count: 8 })}
    </ProductGrid>
  )
}

const emptyText = (state: ListingState) =>
  state.q
    ? 'catalogue.listing.emptySearch'
    : filterCount(state) > 0
      ? 'catalogue.listing.emptyText'
      : 'catalogue.listing.noProducts'

/** Shown when nothing was found: offers the listing without filters, else all products, unless this is their listing. */
function NothingFound({ state, hrefOf }: Pick<ListingContentProps, 'state' | 'hrefOf'>) {
  const intl = useIntl()
  const isFiltered = filterCount(state) > 0
  return (
    <EmptyState
      icon="search"
      title={intl.formatMessage({ id: 'catalogue.listing.emptyTitle' })}
      action={
        isFiltered ? (
          <LinkButton href={hrefOf(withoutFilters(state))} variant="primary">
            {intl.formatMessage({ id: 'catalogue.filter.clear' })}
          </LinkButton>
        ) : (
          hrefOf(state) !== paths.categories() && (
            <LinkButton href={paths.categories()} variant="primary">
              {intl.formatMessage({ id: 'catalogue.listing.browse' })}
            </LinkButton>
          )
        )
      }
    >
      {intl.formatMessage({ id: emptyText(state) })}
    </EmptyState>
  )
}
