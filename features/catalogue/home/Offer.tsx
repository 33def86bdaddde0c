import type { ProductView } from '#domain/catalogue/product-view.ts'
import { formatMoney } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { OfferRow } from '#design-system/commerce/OfferRow'
import { Tag } from '#design-system/text/Tag'
import { useIntl } from 'react-intl'
import { useCaption } from '../use-caption.ts'
import { reductionOf } from '#domain/catalogue/discount.ts'

/** One of the latest offers, with its price and saving. */
export function Offer({ product }: { product: ProductView }) {
  const intl = useIntl()
  const discount = reductionOf(product)
  return (
    <OfferRow
      href={paths.product(product.sku)}
      name={product.name}
      image={{ src: product.images[0]?.src ?? '', ground: product.ground }}
      caption={useCaption(product)}
      isSoldOut={product.stock === 'out'}
      price={{
        now: product.finalMinor,
        isFrom: product.hasFromPrice,
        was: discount?.beforeMinor,
      }}
      note={
        discount && (
          <Tag tone="saving">
            {intl.formatMessage({ id: 'catalogue.price.save' }, { amount: formatMoney(discount.saved) })}
          </Tag>
        )
      }
    />
  )
}
