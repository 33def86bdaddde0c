import { cartLines, type TotalsView } from '#domain/cart/cart-view.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { isVirtualCart } from '#domain/cart/virtual-cart.ts'
import { withoutDeliveryFee } from '#domain/checkout/delivery-fee.ts'
import { formatMoney, type Minor } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { listComma } from '#domain/store/languages.ts'
import { Inline } from '#design-system/layout/Inline'
import { OrderSummary } from '#design-system/commerce/OrderSummary'
import { Packshot, type Ground } from '#design-system/commerce/Packshot'
import { Section } from '#design-system/layout/Section'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

/** The fee of delivery: known, known from where it begins, or unknown. */
function shippingCell(intl: IntlShape, shipping: Minor | null, fee: Minor | undefined) {
  if (fee) return { text: intl.formatMessage({ id: 'checkout.summary.from' }, { amount: formatMoney(fee) }) }
  if (fee === undefined && shipping) return { minor: shipping }
  const isUnknown = fee === undefined && shipping === null
  return {
    text: intl.formatMessage({
      id: isUnknown ? 'checkout.summary.shippingUnknown' : 'checkout.delivery.free',
    }),
  }
}

/** What is to be paid, without delivery while its fee is open. */
const totalRow = (intl: IntlShape, totals: TotalsView, fee: Minor | undefined) =>
  fee === undefined
    ? { label: intl.formatMessage({ id: 'checkout.summary.total' }), minor: totals.grandTotal }
    : { label: intl.formatMessage({ id: 'checkout.summary.goods' }), minor: withoutDeliveryFee(totals) }

/** The goods and their total, always visible. */
export function CheckoutSummary({
  cart,
  totals,
  fee,
  failure,
  coupon,
}: {
  cart: Cart
  totals: TotalsView | undefined
  /** From how much delivery costs, while the totals do not include it. */
  fee: Minor | undefined
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  coupon: ReactNode
}) {
  const intl = useIntl()
  const rows = totals && [
    {
      id: 'subtotal',
      label: intl.formatMessage({ id: 'checkout.summary.subtotal' }),
      minor: totals.subtotal,
    },
    ...(cart.extension_attributes?.membership_item_selected
      ? [
          {
            id: 'membership',
            label: intl.formatMessage({ id: 'checkout.summary.membership' }),
            text: intl.formatMessage({ id: 'checkout.summary.waived' }),
          },
        ]
      : []),
    ...(totals.discount === 0
      ? []
      : [
          {
            id: 'discount',
            label: intl.formatMessage({ id: 'checkout.summary.discount' }),
            minor: totals.discount,
          },
        ]),
    ...(isVirtualCart(cart.items ?? [])
      ? []
      : [
          {
            id: 'shipping',
            label: intl.formatMessage({ id: 'checkout.summary.shipping' }),
            ...shippingCell(intl, totals.shipping, fee),
          },
        ]),
    ...(totals.points === 0
      ? []
      : [
          {
            id: 'points',
            label: intl.formatMessage({ id: 'checkout.summary.points' }),
            minor: -totals.points,
            tone: 'member' as const,
          },
        ]),
    ...(totals.credit === 0
      ? []
      : [
          {
            id: 'credit',
            label: intl.formatMessage({ id: 'checkout.summary.credit' }),
            minor: -totals.credit,
            tone: 'member' as const,
          },
        ]),
    ...(totals.tax === 0
      ? []
      : [{ id: 'tax', label: intl.formatMessage({ id: 'checkout.summary.tax' }), minor: totals.tax }]),
  ]
  return (
    <Section
      id="summary"
      space="none"
      size="sub"
      title={intl.formatMessage({ id: 'checkout.summary.title' })}
      action={{ label: intl.formatMessage({ id: 'checkout.summary.editCart' }), href: paths.cart() }}
    >
      <Stack gap={4}>
        <Stack as="ul" gap={3}>
          {cartLines(cart).map((line) => (
            <li key={line.itemId}>
              <Inline gap={3} isWrapped={false} align="start">
                {line.image && (
                  <Packshot src={line.image} alt="" ground={line.ground as Ground | undefined} size="sm" />
                )}
                <Stack gap={1}>
                  <Text size="small">{line.name}</Text>
                  <Text size="small" tone="muted">
                    {[
                      ...line.options.map(({ value }) => value),
                      intl.formatMessage({ id: 'checkout.summary.quantity' }, { n: line.quantity }),
                    ].join(listComma(intl.locale))}
                  </Text>
                </Stack>
              </Inline>
            </li>
          ))}
        </Stack>
        {coupon}
        {failure ? (
          <ReadError as="banner" failure={failure} />
        ) : rows && totals ? (
          <OrderSummary rows={rows} total={totalRow(intl, totals, fee)} />
        ) : (
          <Skeleton shape="text" lines={4} />
        )}
      </Stack>
    </Section>
  )
}
