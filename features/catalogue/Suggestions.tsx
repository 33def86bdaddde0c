import { readProduct } from '#domain/catalogue/product-view.ts'
import { Rail } from '#design-system/Rail'
import { Section } from '#design-system/Section'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { AddToCart } from './product/chosen.ts'
import { ProductTile } from './ProductTile.tsx'
import { collectionQuery } from './search-query.ts'

export interface SuggestionsProps { onAddToCart?: AddToCart; /** What is in the cart already. */ without?: readonly string[] }

/** A rail of popular products below the cart. Nothing while it is being read: the cart above must not move. */
export function Suggestions({ onAddToCart, without = [] }: SuggestionsProps) {
  const intl = useIntl()
  const { group } = useSession()
  const products = (useQuery(collectionQuery('popular', group)).data?.items ?? []).map(readProduct).filter((product) => !without.includes(product.sku) && product.stock !== 'out')
  if (products.length === 0) return null
  const title = intl.formatMessage({ id: 'catalogue.suggestions.title' })
  return <Section title={title}><Rail label={title}>{products.map((product) => <ProductTile key={product.sku} product={product} onAddToCart={onAddToCart} />)}</Rail></Section>
}
