import type { ProductView } from '#domain/catalogue/product-view.ts'
import { paths } from '#domain/store/paths.ts'
import { LinkButton } from '#design-system/actions/LinkButton'
import { CardAction, ProductCard } from '#design-system/commerce/ProductCard'
import { useIntl } from 'react-intl'
import { discountFigure, lowerForAssociates, reductionOf } from '#domain/catalogue/discount.ts'
import { useCaption } from './use-caption.ts'
import type { AddToCart } from './product/chosen.ts'

export interface ProductTileProps {
  product: ProductView
  onAddToCart?: AddToCart | undefined
  /** Whether it is above the fold: its picture then loads eagerly. */
  isEager?: boolean
  level?: 2 | 3
}

/**
 * A product in a list. The plus button adds it to the cart; a product with options opens its page to choose them
 * (R-094).
 */
export function ProductTile({ product, onAddToCart, isEager = false, level = 3 }: ProductTileProps) {
  const intl = useIntl()
  const href = paths.product(product.sku)
  const { name } = product
  const discount = reductionOf(product)
  const soldOut = product.stock === 'out'
  const needsChoice = product.typeId === 'configurable' || product.typeId === 'bundle'
  return (
    <ProductCard
      href={href}
      name={name}
      level={level}
      isEager={isEager}
      isSoldOut={soldOut}
      image={{ src: product.images[0]?.src ?? '', ground: product.ground }}
      price={{
        now: product.finalMinor,
        isFrom: product.hasFromPrice,
        was: discount?.beforeMinor,
        member: lowerForAssociates(product),
      }}
      memberLabel={intl.formatMessage({ id: 'catalogue.price.associate' })}
      rating={product.rating}
      reviewCount={product.reviewCount}
      ratingLabel={
        product.rating === undefined
          ? undefined
          : intl.formatMessage(
              { id: 'catalogue.rating.label' },
              { value: product.rating.toFixed(1), n: product.reviewCount ?? 0 },
            )
      }
      caption={useCaption(product)}
      badge={
        discount
          ? intl.formatMessage(
              { id: 'catalogue.card.discount' },
              { figure: discountFigure(discount, intl.locale) },
            )
          : undefined
      }
      action={
        soldOut ? (
          <LinkButton
            href={`${href}#stock`}
            variant="text"
            size="sm"
            icon="bell"
            label={intl.formatMessage(
              { id: 'catalogue.card.remindOf' },
              { action: intl.formatMessage({ id: 'catalogue.reminder.action' }), name },
            )}
          >
            {intl.formatMessage({ id: 'catalogue.reminder.action' })}
          </LinkButton>
        ) : needsChoice || !onAddToCart ? (
          <CardAction
            icon="plus"
            href={href}
            label={intl.formatMessage({ id: 'catalogue.card.choose' }, { name })}
          />
        ) : (
          <CardAction
            icon="plus"
            label={intl.formatMessage({ id: 'catalogue.card.add' }, { name })}
            onPress={() => {
              void onAddToCart({ sku: product.sku, quantity: 1 })
            }}
          />
        )
      }
    />
  )
}
