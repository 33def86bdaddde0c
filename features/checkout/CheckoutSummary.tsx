import { cartLines, type TotalsView } from '#domain/cart/cart-view.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { Inline } from '#design-system/Inline'
import { OrderSummary } from '#design-system/OrderSummary'
import { Packshot, type Ground } from '#design-system/Packshot'
import { Section } from '#design-system/Section'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** What is bought and what it costs, always in sight. */
export function CheckoutSummary({ cart, totals, coupon }: { cart: Cart; totals: TotalsView | undefined; coupon: ReactNode }) {
  const intl = useIntl()
  const rows = totals && [
    { id: 'subtotal', label: intl.formatMessage({ id: 'checkout.summary.subtotal' }), minor: totals.subtotal },
    ...(totals.discount === 0 ? [] : [{ id: 'discount', label: intl.formatMessage({ id: 'checkout.summary.discount' }), minor: totals.discount }]),
    { id: 'shipping', label: intl.formatMessage({ id: 'checkout.summary.shipping' }), ...(totals.shipping ? { minor: totals.shipping } : { text: intl.formatMessage({ id: totals.shipping === 0 ? 'checkout.delivery.free' : 'checkout.summary.shippingUnknown' }) }) },
    ...(totals.tax === 0 ? [] : [{ id: 'tax', label: intl.formatMessage({ id: 'checkout.summary.tax' }), minor: totals.tax }]),
  ]
  return (
    <Section id="summary" space="none" size="sub" title={intl.formatMessage({ id: 'checkout.summary.title' })} action={{ label: intl.formatMessage({ id: 'checkout.summary.editCart' }), href: '/cart' }}>
      <Stack gap={4}>
        <Stack as="ul" gap={3}>
          {cartLines(cart).map((line) => (
            <li key={line.itemId}>
              <Inline gap={3} wrap={false} align="start">
                {line.image && <Packshot src={line.image} alt="" ground={line.ground as Ground | undefined} size="sm" />}
                <Stack gap={1}>
                  <Text size="small">{line.name}</Text>
                  <Text size="small" tone="muted">{[...line.options.map(({ value }) => value), intl.formatMessage({ id: 'checkout.summary.quantity' }, { n: line.quantity })].join(', ')}</Text>
                </Stack>
              </Inline>
            </li>
          ))}
        </Stack>
        {coupon}
        {rows && totals ? <OrderSummary rows={rows} total={{ label: intl.formatMessage({ id: 'checkout.summary.total' }), minor: totals.grandTotal }} /> : <Skeleton shape="text" lines={4} />}
      </Stack>
    </Section>
  )
}
