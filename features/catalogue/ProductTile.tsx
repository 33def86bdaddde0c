import type { ProductView } from '#domain/catalogue/product-view.ts'
import { IconButton } from '#design-system/IconButton'
import { LinkButton } from '#design-system/LinkButton'
import { ProductCard } from '#design-system/ProductCard'
import { useIntl } from 'react-intl'
import { discountFigure, discountOf, lowerForAssociates } from './discount.ts'
import { productHref } from './product-href.ts'
import type { AddToCart } from './product/chosen.ts'

export interface ProductTileProps {
  product: ProductView
  onAddToCart?: AddToCart | undefined
  /** In the first screen: its picture loads at once. */
  isEager?: boolean
  level?: 2 | 3
}

/** A product in a list. The plus adds it; a product with options opens its page, because they must be chosen first (shopping.md §2). */
export function ProductTile({ product, onAddToCart, isEager = false, level = 3 }: ProductTileProps) {
  const intl = useIntl()
  const href = productHref(product.sku)
  const { name } = product
  const discount = discountOf(product.priceMinor, product.finalMinor)
  const soldOut = product.stock === 'out'
  const needsChoice = product.typeId === 'configurable' || product.typeId === 'bundle'
  return (
    <ProductCard
      href={href} name={name} level={level} eager={isEager} soldOut={soldOut}
      image={{ src: product.images[0]?.src ?? '', ground: product.ground }}
      price={{ now: product.finalMinor, was: discount ? product.priceMinor : undefined, member: lowerForAssociates(product) }}
      memberLabel={intl.formatMessage({ id: 'catalogue.price.associate' })}
      rating={product.rating} reviewCount={product.reviewCount}
      ratingLabel={product.rating === undefined ? undefined : intl.formatMessage({ id: 'catalogue.rating.label' }, { value: product.rating.toFixed(1), n: product.reviewCount ?? 0 })}
      caption={product.sizeLabel || undefined}
      badge={discount ? intl.formatMessage({ id: 'catalogue.card.discount' }, { figure: discountFigure(discount, intl.locale) }) : undefined}
      action={soldOut
        ? <LinkButton href={`${href}#stock`} variant="text" size="sm" icon="bell" label={intl.formatMessage({ id: 'catalogue.card.remindOf' }, { action: intl.formatMessage({ id: 'catalogue.reminder.action' }), name })}>{intl.formatMessage({ id: 'catalogue.reminder.action' })}</LinkButton>
        : needsChoice || !onAddToCart
          ? <IconButton shape="round" icon="plus" href={href} label={intl.formatMessage({ id: 'catalogue.card.choose' }, { name })} />
          : <IconButton shape="round" icon="plus" label={intl.formatMessage({ id: 'catalogue.card.add' }, { name })} onPress={() => { void onAddToCart({ sku: product.sku, quantity: 1 }) }} />}
    />
  )
}
