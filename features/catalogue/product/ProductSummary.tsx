import type { ProductView } from '#domain/catalogue/product-view.ts'
import { formatMoney } from '#domain/money/money.ts'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Only } from '#design-system/layout/Only'
import { Price } from '#design-system/commerce/Price'
import { Rating } from '#design-system/data/Rating'
import { Stack } from '#design-system/layout/Stack'
import { Tag } from '#design-system/text/Tag'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { lowerForAssociates, reductionOf } from '#domain/catalogue/discount.ts'

/** Joins a hyphen to the number after it: browsers would break "Omega-3" there. */
const unbroken = (name: string): string => name.replace(/-(?=\d)/g, '-\u2060')

export interface ProductSummaryProps {
  product: ProductView
  /** The chosen variant, else the product; determines the price shown. */
  shown: ProductView
  /** Mean rating from 0 to 5; undefined without reviews. */
  mean: number | undefined
  /** Number of reviews. */
  count: number
  /** Like, favourite and share. Shown here on phones; on wide screens they are beside the buy buttons. */
  productButtons: ReactNode
}

/** Name, brand, rating, short description, price with the saving, associates' price and PV of a product. */
export function ProductSummary({ product, shown, mean, count, productButtons }: ProductSummaryProps) {
  const intl = useIntl()
  const discount = reductionOf(shown)
  const isSet = shown.bundle.length > 0
  return (
    <>
      <Stack gap={2}>
        <Heading level={1} size="page">
          {unbroken(product.name)}
        </Heading>
        {product.brand && (
          <Text size="small" tone="muted">
            {product.brand}
          </Text>
        )}
        <Inline justify="between" isWrapped={false}>
          {mean !== undefined && count > 0 && !product.isMembership ? (
            <Inline gap={3}>
              <Rating
                value={mean}
                label={intl.formatMessage(
                  { id: 'catalogue.rating.label' },
                  { value: mean.toFixed(1), n: count },
                )}
              />
              <TextLink href="#reviews">
                {intl.formatMessage({ id: 'catalogue.rating.reviews' }, { n: count })}
              </TextLink>
            </Inline>
          ) : (
            <span />
          )}
          {/* a plain box keeps its width; if space is short, the rating text wraps */}
          <Only on="phone">
            <div>
              <Inline gap={1} isWrapped={false}>
                {productButtons}
              </Inline>
            </div>
          </Only>
        </Inline>
      </Stack>
      <Stack gap={1}>
        <Price
          size="xl"
          now={shown.finalMinor}
          isFrom={shown.hasFromPrice}
          was={discount?.beforeMinor}
          member={lowerForAssociates(shown)}
          memberLabel={intl.formatMessage({ id: 'catalogue.price.associate' })}
          tag={
            discount && (
              <Tag tone="saving">
                {intl.formatMessage(
                  { id: isSet ? 'catalogue.bundle.save' : 'catalogue.price.save' },
                  { amount: formatMoney(discount.saved), percent: discount.percent },
                )}
              </Tag>
            )
          }
        />
        {isSet && (
          <Text size="small" tone="muted">
            {intl.formatMessage({ id: 'catalogue.bundle.count' }, { n: shown.bundle.length })}
          </Text>
        )}
        {shown.pv > 0 && (
          <Text size="small" tone="muted">
            {intl.formatMessage({ id: 'catalogue.product.pv' }, { pv: shown.pv })}
          </Text>
        )}
      </Stack>
      {product.shortDescription && <Text>{product.shortDescription}</Text>}
    </>
  )
}
