import { reductionOf } from '#domain/catalogue/discount.ts'
import type { ProductView } from '#domain/catalogue/product-view.ts'
import { formatMoney } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { BundleCard } from '#design-system/commerce/BundleCard'
import { Tag } from '#design-system/text/Tag'
import { useIntl } from 'react-intl'
import { partPictures } from '../part-pictures.ts'
import { useCaption } from '../use-caption.ts'

/** A bundle with the pictures of its parts, how many there are, and what it saves over buying them one by one. */
export function Bundle({ bundle }: { bundle: ProductView }) {
  const intl = useIntl()
  const reduction = reductionOf(bundle)
  const count = useCaption(bundle)
  return (
    <BundleCard
      href={paths.product(bundle.sku)}
      name={bundle.name}
      caption={bundle.shortDescription}
      count={count}
      ground={bundle.ground}
      images={partPictures(bundle)}
      isSoldOut={bundle.stock === 'out'}
      price={{ now: bundle.finalMinor, was: reduction?.beforeMinor }}
      note={
        reduction && (
          <Tag tone="saving">
            {intl.formatMessage(
              { id: 'catalogue.bundle.save' },
              { amount: formatMoney(reduction.saved), percent: reduction.percent },
            )}
          </Tag>
        )
      }
    />
  )
}
