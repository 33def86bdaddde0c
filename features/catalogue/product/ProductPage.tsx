import { atSource } from '#domain/catalogue/at-source.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import { Container } from '#design-system/Container'
import { ErrorState } from '#design-system/ErrorState'
import { Button } from '#design-system/Button'
import { LinkButton } from '#design-system/LinkButton'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useSession } from '#features/kit/session.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import type { AddToCart } from './chosen.ts'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { ProductView } from './ProductView.tsx'
import { attributeOptionsQuery, attributeQuery, productQuery, ratingQuery, relatedQuery, reviewsQuery, variantsQuery } from './queries.ts'
import { withLabels } from './with-labels.ts'

export interface ProductPageProps {
  onAddToCart: AddToCart
  /** Adds, and on success goes to checkout. */
  onBuyNow: AddToCart
  /** Like and favourite, which the app brings for a product. */
  marks?: (product: { id: number; sku: string; isMembership: boolean }) => ReactNode
  /** The way to the cart, in the phone's bar. */
  cartLink?: ReactNode
  /** The stock source that the shopper chose. */
  source?: string | undefined
  /** Where it is chosen. */
  sourceChooser?: ReactNode
}

/** /product/:sku */
export function ProductPage({ onAddToCart, onBuyNow, marks, cartLink, source, sourceChooser }: ProductPageProps) {
  const intl = useIntl()
  const { sku = '' } = useParams()
  const { group, isSignedIn } = useSession()
  const read = useQuery({ ...productQuery(sku, group), placeholderData: (before) => (before?.sku === sku ? before : undefined) })
  const product = read.data && atSource(readProduct(read.data), source)
  const known = product !== undefined
  const reviews = useQuery({ ...reviewsQuery(sku, group), enabled: known })
  const rating = useQuery({ ...ratingQuery(sku, group), enabled: known })
  const related = useQuery({ ...relatedQuery(sku, group), enabled: known, placeholderData: keepPreviousData })
  const code = product?.options[0]?.code ?? ''
  const variants = useQuery({ ...variantsQuery(sku, group), enabled: known })
  const attribute = useQuery({ ...attributeQuery(sku, group), enabled: known })
  const labels = useQuery({ ...attributeOptionsQuery(sku, group), enabled: known })
  if (!product) {
    if (!read.isError) return <ProductSkeleton />
    const isUnknown = read.error instanceof ServiceFault && read.error.status === 404
    return (
      <Container block="page">
        <ErrorState
          level={1} icon={isUnknown ? 'search' : 'error'} title={intl.formatMessage({ id: isUnknown ? 'catalogue.product.goneTitle' : 'catalogue.error.title' })}
          actions={isUnknown ? <LinkButton href="/categories" variant="primary">{intl.formatMessage({ id: 'catalogue.listing.browse' })}</LinkButton> : <Button onPress={() => void read.refetch()}>{intl.formatMessage({ id: 'catalogue.error.retry' })}</Button>}
        >
          {intl.formatMessage({ id: isUnknown ? 'catalogue.product.goneText' : 'catalogue.error.text' })}
        </ErrorState>
      </Container>
    )
  }
  return (
    <ProductView
      key={product.sku} product={withLabels(product, code, attribute.data ?? undefined, labels.data ?? undefined)} variants={variants.data?.map((variant) => atSource(readProduct(variant), source))} reviews={reviews.data?.items} rating={rating.data} isSignedIn={isSignedIn} marks={marks?.(product)} cartLink={cartLink} sourceChooser={sourceChooser}
      related={related.data?.items.map(readProduct).filter((other) => other.sku !== product.sku).slice(0, 10)} onAddToCart={onAddToCart} onBuyNow={onBuyNow}
    />
  )
}
