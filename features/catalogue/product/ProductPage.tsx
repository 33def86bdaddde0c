import { atSource } from '#domain/catalogue/at-source.ts'
import { isJoiningMembership } from '#domain/catalogue/membership-skus.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import { paths } from '#domain/store/paths.ts'
import { Container } from '#design-system/layout/Container'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { retriedQuietly } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useSession } from '#features/kit/session.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useParams, useSearchParams } from 'react-router-dom'
import type { AddToCart, ProductChoice } from './chosen.ts'
import { listedProduct } from './listed-product.ts'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { ProductView } from './ProductView.tsx'
import {
  attributeOptionsQuery,
  attributeQuery,
  productQuery,
  ratingQuery,
  relatedQuery,
  reviewsQuery,
  variantsQuery,
} from './queries.ts'
import { withLabels } from './with-labels.ts'

export interface ProductPageProps {
  onAddToCart: AddToCart
  /** Adds to the cart and, on success, goes to checkout. */
  onBuyNow: AddToCart
  /** Returns the like and favourite buttons of a product; provided by the app. */
  productButtons?: (product: { id: number; sku: string; isMembership: boolean }) => ReactNode
  /** Link to the cart, shown in the phone's bar. */
  cartLink?: ReactNode
  /** How many pieces of a choice are in the cart. */
  inCart?: ((choice: Pick<ProductChoice, 'sku' | 'options'>) => number) | undefined
  /** The chosen stock source. */
  source?: string | undefined
  /** Picker of the stock source. */
  sourceChooser?: ReactNode
}

/** /product/:sku */
export function ProductPage({
  onAddToCart,
  onBuyNow,
  productButtons,
  cartLink,
  inCart,
  source,
  sourceChooser,
}: ProductPageProps) {
  const intl = useIntl()
  const { sku = '' } = useParams()
  const [search] = useSearchParams()
  const { group, isSignedIn } = useSession()
  const client = useQueryClient()
  const read = useQuery({
    ...productQuery(sku, group),
    placeholderData: (before) => (before?.sku === sku ? before : listedProduct(client, sku, group)),
  })
  const product = read.data && atSource(readProduct(read.data), source)
  const known = product !== undefined
  const reviews = useQuery({ ...reviewsQuery(sku, group), enabled: known })
  const rating = useQuery({ ...ratingQuery(sku, group), ...retriedQuietly, enabled: known })
  const related = useQuery({
    ...relatedQuery(sku, group),
    ...retriedQuietly,
    enabled: known,
    placeholderData: keepPreviousData,
  })
  const code = product?.options[0]?.code ?? ''
  const variants = useQuery({ ...variantsQuery(sku, group), enabled: known })
  const attribute = useQuery({ ...attributeQuery(sku, group), enabled: known })
  const labels = useQuery({ ...attributeOptionsQuery(sku, group), enabled: known })
  if (!product) {
    const failure = readFailure(read)
    if (read.error instanceof ServiceFault && read.error.status === 404)
      return (
        <Container block="page">
          <EmptyState
            level={1}
            icon="search"
            title={intl.formatMessage({ id: 'catalogue.product.goneTitle' })}
            action={
              <LinkButton href={paths.categories()} variant="primary">
                {intl.formatMessage({ id: 'catalogue.listing.browse' })}
              </LinkButton>
            }
          >
            {intl.formatMessage({ id: 'catalogue.product.goneText' })}
          </EmptyState>
        </Container>
      )
    if (!failure) return <ProductSkeleton />
    return (
      <Container block="page">
        <ReadError level={1} failure={failure} title={intl.formatMessage({ id: 'catalogue.error.title' })}>
          {intl.formatMessage({ id: 'catalogue.error.text' })}
        </ReadError>
      </Container>
    )
  }
  return (
    <ProductView
      key={product.sku}
      product={withLabels(product, code, attribute.data ?? undefined, labels.data ?? undefined)}
      isComplete={!read.isPlaceholderData || product.description !== ''}
      variants={variants.data?.map((variant) => atSource(readProduct(variant), source))}
      reviews={reviews.data?.items}
      ratingCounts={reviews.data?.rating_counts}
      reviewsFailure={readFailure(reviews)}
      choicesFailure={readFailure(variants, attribute, labels)}
      rating={rating.data}
      isSignedIn={isSignedIn}
      isOwned={group === 'associate' && isJoiningMembership(product.sku)}
      askedReview={search.get('review')}
      productButtons={productButtons?.(product)}
      cartLink={cartLink}
      inCart={inCart}
      sourceChooser={sourceChooser}
      related={related.data?.items
        .map(readProduct)
        .filter((other) => other.sku !== product.sku)
        .slice(0, 10)}
      onAddToCart={onAddToCart}
      onBuyNow={onBuyNow}
    />
  )
}
