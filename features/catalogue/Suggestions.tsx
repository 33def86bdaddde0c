import { readProduct } from '#domain/catalogue/product-view.ts'
import { Rail } from '#design-system/Rail'
import { Section } from '#design-system/Section'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { AddToCart } from './product/chosen.ts'
import { ProductTile } from './ProductTile.tsx'
import { collectionQuery } from './search-query.ts'

export interface SuggestionsProps { onAddToCart?: AddToCart | undefined; /** What is in the cart already. */ without?: readonly string[]; title?: string }

/** What the server reads before it renders a page with suggestions. */
export const suggestionQueries = () => [collectionQuery('popular')]

/** A rail of popular products below the cart or below a search that found nothing. Nothing while it is being read: the cart above must not move. */
export function Suggestions({ onAddToCart, without = [], title }: SuggestionsProps) {
  const intl = useIntl()
  const { group } = useSession()
  const products = (useQuery(collectionQuery('popular', group)).data?.items ?? []).map(readProduct).filter((product) => !without.includes(product.sku) && product.stock !== 'out')
  if (products.length === 0) return null
  const heading = title ?? intl.formatMessage({ id: 'catalogue.suggestions.title' })
  return <Section title={heading}><Rail label={heading}>{products.map((product) => <ProductTile key={product.sku} product={product} onAddToCart={onAddToCart} />)}</Rail></Section>
}
