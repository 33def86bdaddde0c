import type { TotalsView } from '#domain/cart/cart-view.ts'
import { Button } from '#design-system/Button'
import { InlineMessage } from '#design-system/InlineMessage'
import { LinkButton } from '#design-system/LinkButton'
import { Money } from '#design-system/Money'
import { Only } from '#design-system/Only'
import { OrderSummary } from '#design-system/OrderSummary'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { StickyBar } from '#design-system/StickyBar'
import { Text } from '#design-system/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'

export interface CartSummaryProps { totals: TotalsView | undefined; pieces: number; /** A line cannot be bought: checkout explains instead of going on. */ isBlocked: boolean; checkoutHref: string }

/** What the cart costs and the way to checkout: beside the lines on desktop, a bar at the bottom on phones. */
export function CartSummary({ totals, pieces, isBlocked, checkoutHref }: CartSummaryProps) {
  const intl = useIntl()
  const [asked, setAsked] = useState(false)
  if (!totals) return <Skeleton shape="block" height="s20" />
  const isFinal = totals.shipping !== null
  const totalLabel = intl.formatMessage({ id: isFinal ? 'cart.summary.total' : 'cart.summary.totalBeforeDelivery' })
  const go = isBlocked
    ? <Button variant="primary" size="lg" wide onPress={() => { setAsked(true) }}>{intl.formatMessage({ id: 'cart.summary.checkout' }, { n: pieces })}</Button>
    : <LinkButton href={checkoutHref} variant="primary" size="lg" wide>{intl.formatMessage({ id: 'cart.summary.checkout' }, { n: pieces })}</LinkButton>
  return (
    <Stack gap={4}>
      <OrderSummary
        rows={[
          { id: 'subtotal', label: intl.formatMessage({ id: 'cart.summary.subtotal' }), minor: totals.subtotal },
          ...(totals.discount === 0 ? [] : [{ id: 'discount', label: intl.formatMessage({ id: 'cart.summary.discount' }), minor: totals.discount }]),
          totals.shipping === null
            ? { id: 'delivery', label: intl.formatMessage({ id: 'cart.summary.delivery' }), text: intl.formatMessage({ id: 'cart.summary.deliveryNext' }) }
            : { id: 'delivery', label: intl.formatMessage({ id: 'cart.summary.delivery' }), minor: totals.shipping },
        ]}
        total={{ label: totalLabel, minor: totals.grandTotal }}
      />
      {isBlocked && asked && <InlineMessage tone="critical">{intl.formatMessage({ id: 'cart.fault.someOutOfStock' })}</InlineMessage>}
      <Only on="desktop">{go}</Only>
      <StickyBar label={intl.formatMessage({ id: 'cart.summary.title' })} lead={<Stack gap={1}><Text size="caption" tone="muted">{totalLabel}</Text><Money minor={totals.grandTotal} size="md" /></Stack>}>
        {go}
      </StickyBar>
      <Text size="caption" tone="muted">{intl.formatMessage({ id: 'cart.summary.note' })}</Text>
    </Stack>
  )
}
