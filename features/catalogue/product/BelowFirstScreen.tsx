import type { ProductView as Product } from '#domain/catalogue/product-view.ts'
import { Grid } from '#design-system/layout/Grid'
import { Rail } from '#design-system/commerce/Rail'
import { Section } from '#design-system/layout/Section'
import { useIntl } from 'react-intl'
import { ProductTile } from '../ProductTile.tsx'
import type { AddToCart } from './chosen.ts'
import { ProductDetails } from './ProductDetails.tsx'
import { Reviews, type ReviewsProps } from './reviews/Reviews.tsx'

export interface BelowFirstScreenProps extends Omit<ReviewsProps, 'productId'> {
  product: Product
  related: readonly Product[] | undefined
  onAddToCart: AddToCart
}

/** What stands below a product's first screen: its details, reviews and related products. */
export function BelowFirstScreen({ product, related, onAddToCart, ...reviews }: BelowFirstScreenProps) {
  const title = useIntl().formatMessage({ id: 'catalogue.product.related' })
  return (
    <>
      <Grid columns={{ phone: 1, desktop: 2 }} gap={8}>
        <ProductDetails product={product} />
        {!product.isMembership && <Reviews productId={product.id} {...reviews} />}
      </Grid>
      {related && related.length > 0 && (
        <Section title={title}>
          <Rail label={title}>
            {related.map((other) => (
              <ProductTile key={other.sku} product={other} onAddToCart={onAddToCart} />
            ))}
          </Rail>
        </Section>
      )}
    </>
  )
}
