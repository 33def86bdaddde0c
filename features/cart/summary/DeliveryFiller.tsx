import { listProducts } from '#domain/catalogue/api.ts'
import { readProduct, type ProductView } from '#domain/catalogue/product-view.ts'
import { criteriaOf } from '#domain/catalogue/search-criteria.ts'
import { deliveryFiller } from '#domain/checkout/delivery-filler.ts'
import { toDecimal, type Minor } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Inline } from '#design-system/layout/Inline'
import { Packshot } from '#design-system/commerce/Packshot'
import { Price } from '#design-system/commerce/Price'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { callLanguage } from '#features/kit/call.ts'
import { handledQuery, retriedQuietly } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useAddLine } from '../use-add-line.ts'

export interface DeliveryFillerProps {
  /** What is missing to the next free delivery, in cents. */
  missing: Minor
  /** SKUs of the cart's lines. */
  inCart: readonly string[]
}

/** The product that reaches the next free delivery, read from the shop by price. Where none does, or the read fails, nothing. */
export function DeliveryFiller({ missing, inCart }: DeliveryFillerProps) {
  const { group } = useSession()
  const addLine = useAddLine()
  const { data, isPending } = useQuery({
    ...handledQuery(listProducts, {
      params: { languageCode: callLanguage() },
      query: {
        customerGroup: group,
        searchCriteria: criteriaOf({
          minPrice: toDecimal(missing),
          inStock: '1',
          sort: 'price_up',
          pageSize: 12,
        }),
      },
    }),
    ...retriedQuietly,
    // the offer stays in its place while the next one is read
    placeholderData: (before) => before,
  })
  if (isPending) return <Skeleton shape="block" height="s20" />
  const product = deliveryFiller((data?.items ?? []).map(readProduct), missing, inCart)
  return product && <FillerRow product={product} onAdd={() => addLine({ sku: product.sku, quantity: 1 })} />
}

export interface FillerRowProps {
  product: ProductView
  onAdd: () => Promise<unknown>
}

/** A product in one row, which one tap adds. */
export function FillerRow({ product, onAdd }: FillerRowProps) {
  const intl = useIntl()
  const [isPending, setPending] = useState(false)
  const add = async () => {
    setPending(true)
    try {
      await onAdd()
    } finally {
      setPending(false)
    }
  }
  const action = intl.formatMessage({ id: 'cart.delivery.add' })
  return (
    <Inline gap={3} isWrapped={false} justify="between">
      <Inline gap={3} isWrapped={false}>
        <Packshot src={product.images[0]?.src ?? ''} alt="" ground={product.ground} size="sm" />
        <Stack gap={1}>
          <TextLink href={paths.product(product.sku)}>{product.name}</TextLink>
          {product.sizeLabel && (
            <Text as="span" size="caption" tone="muted">
              {product.sizeLabel}
            </Text>
          )}
          <Price now={product.finalMinor} />
        </Stack>
      </Inline>
      <SendButton
        size="sm"
        variant="tint"
        isPending={isPending}
        aria-label={intl.formatMessage({ id: 'catalogue.card.remindOf' }, { action, name: product.name })}
        onPress={() => void add()}
      >
        {action}
      </SendButton>
    </Inline>
  )
}
