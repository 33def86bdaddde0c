import type { ProductView } from '#domain/catalogue/product-view.ts'
import { formatMoney } from '#domain/money/money.ts'
import { OfferRow } from '#design-system/OfferRow'
import { Tag } from '#design-system/Tag'
import { useIntl } from 'react-intl'
import { discountOf } from '../discount.ts'
import { productHref } from '../product-href.ts'

/** One of the latest offers: what it costs and what is saved. */
export function Offer({ product }: { product: ProductView }) {
  const intl = useIntl()
  const discount = discountOf(product.priceMinor, product.finalMinor)
  return (
    <OfferRow
      href={productHref(product.sku)} name={product.name} image={{ src: product.images[0]?.src ?? '', ground: product.ground }} caption={product.sizeLabel || undefined}
      price={{ now: product.finalMinor, was: discount ? product.priceMinor : undefined }}
      note={discount && <Tag tone="saving">{intl.formatMessage({ id: 'catalogue.price.save' }, { amount: formatMoney(discount.saved).replace(/\.00$/, '') })}</Tag>}
    />
  )
}
