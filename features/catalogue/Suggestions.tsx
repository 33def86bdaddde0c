import { readProduct } from '#domain/catalogue/product-view.ts'
import { Rail } from '#design-system/commerce/Rail'
import { Section } from '#design-system/layout/Section'
import { retriedQuietly } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { AddToCart } from './product/chosen.ts'
import { ProductTile } from './ProductTile.tsx'
import { collectionQuery } from './search-query.ts'

export interface SuggestionsProps {
  onAddToCart?: AddToCart | undefined
  /** SKUs to leave out, such as those in the cart. */ without?: readonly string[]
  title?: string
}

/** Queries that the server prefetches for a page with suggestions. */
export const suggestionQueries = () => [collectionQuery('popular')]

/**
 * A rail of popular products below the cart or an empty search. Renders nothing while loading, so that the cart does
 * not shift.
 */
export function Suggestions({ onAddToCart, without = [], title }: SuggestionsProps) {
  const intl = useIntl()
  const { group } = useSession()
  const products = (useQuery({ ...collectionQuery('popular', group), ...retriedQuietly }).data?.items ?? [])
    .map(readProduct)
    .filter((product) => !without.includes(product.sku) && product.stock !== 'out')
  if (products.length === 0) return null
  const heading = title ?? intl.formatMessage({ id: 'catalogue.suggestions.title' })
  return (
    <Section title={heading}>
      <Rail label={heading}>
        {products.map((product) => (
          <ProductTile key={product.sku} product={product} onAddToCart={onAddToCart} />
        ))}
      </Rail>
    </Section>
  )
}
