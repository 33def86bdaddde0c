import { readProduct } from '#domain/catalogue/product-view.ts'
import { Rail } from '#design-system/commerce/Rail'
import { Section } from '#design-system/layout/Section'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { CardSkeletons } from './CardSkeletons.tsx'
import type { AddToCart } from './product/chosen.ts'
import { ProductTile } from './ProductTile.tsx'
import { productsByIdQuery } from './search-query.ts'

export interface BuyAgainProps {
  /** The products to show, in this order, at least one; those that are no longer sold are left out. */
  productIds: readonly number[]
  onAddToCart?: AddToCart | undefined
}

/** Products that the customer has bought before, at today's price. */
export function BuyAgain({ productIds, onAddToCart }: BuyAgainProps) {
  const intl = useIntl()
  const { customer, group } = useSession()
  const read = useQuery({
    ...productsByIdQuery(productIds, group),
    // at the customer's prices, not at a guest's
    enabled: customer !== null,
  })
  const place = (id: number | undefined) => productIds.indexOf(id ?? 0)
  const products = read.data?.items.toSorted((a, b) => place(a.id) - place(b.id)).map(readProduct)
  const failure = readFailure(read)
  if (products?.length === 0) return null
  const title = intl.formatMessage({ id: 'catalogue.again.title' })
  return (
    <Section title={title} space="none">
      {failure ? (
        <ReadError level={3} failure={failure} />
      ) : (
        <Rail label={title}>
          {products
            ? products.map((product) => (
                <ProductTile key={product.sku} product={product} onAddToCart={onAddToCart} />
              ))
            : CardSkeletons({ count: productIds.length })}
        </Rail>
      )}
    </Section>
  )
}
