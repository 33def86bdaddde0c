import type { TotalsView } from '#domain/cart/cart-view.ts'
import { Button } from '#design-system/actions/Button'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Money } from '#design-system/data/Money'
import { Only } from '#design-system/layout/Only'
import { OrderSummary } from '#design-system/commerce/OrderSummary'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { StickyBar } from '#design-system/layout/StickyBar'
import { Text } from '#design-system/text/Text'
import { VisuallyHidden } from '#design-system/text/VisuallyHidden'
import { formatMoney, type Minor } from '#domain/money/money.ts'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useState, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { DeliveryMeter } from './DeliveryMeter.tsx'

export interface CartSummaryProps {
  totals: TotalsView | undefined
  /** The read failed and has nothing to show. */
  failure?: ReadFailure | undefined
  pieces: number
  /** What offers save in all, in cents. @default 0 */
  saved?: Minor | undefined
  /** Nothing needs delivery: the total is final and no delivery is shown. */ isVirtual: boolean
  /** A line cannot be bought: checkout explains instead of going on. */ isBlocked: boolean
  /** Offers a product that reaches the next free delivery. */
  filler?: ((missing: Minor) => ReactNode) | undefined
  checkoutHref: string
}

/** The fee of the delivery: not known yet, free, or an amount. */
const feeOf = (intl: IntlShape, minor: number | null) =>
  minor === null
    ? { text: intl.formatMessage({ id: 'cart.summary.deliveryNext' }) }
    : minor === 0
      ? { text: intl.formatMessage({ id: 'cart.summary.free' }) }
      : { minor }

/** Costs of the cart and the button to the checkout: beside the lines on desktop, a bar at the bottom on phones. */
export function CartSummary({
  totals,
  failure,
  pieces,
  saved = 0,
  isVirtual,
  isBlocked,
  filler,
  checkoutHref,
}: CartSummaryProps) {
  const intl = useIntl()
  const [asked, setAsked] = useState(false)
  const [first, setFirst] = useState<number>()
  // announced only on changes; on arrival a screen reader reads them here
  if (first === undefined && totals) setFirst(totals.grandTotal)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && first !== undefined && totals && totals.grandTotal !== first) setChanged(true)
  if (failure) return <ReadError as="banner" failure={failure} />
  if (!totals) return <Skeleton shape="block" height="s20" />
  const isFinal = isVirtual || totals.shipping !== null
  const totalLabel = intl.formatMessage({
    id: isFinal ? 'cart.summary.total' : 'cart.summary.totalBeforeDelivery',
  })
  const go = isBlocked ? (
    <Button
      variant="primary"
      size="lg"
      isWide
      onPress={() => {
        setAsked(true)
      }}
    >
      {intl.formatMessage({ id: 'cart.summary.checkout' }, { n: pieces })}
    </Button>
  ) : (
    <LinkButton href={checkoutHref} variant="primary" size="lg" isWide>
      {intl.formatMessage({ id: 'cart.summary.checkout' }, { n: pieces })}
    </LinkButton>
  )
  return (
    <Stack gap={4}>
      {!isVirtual && totals.freeShippingFrom !== undefined && (
        <DeliveryMeter
          goods={totals.subtotal}
          doorFrom={totals.freeShippingFrom}
          pickUpFrom={totals.freePickupFrom}
          filler={filler}
        />
      )}
      <OrderSummary
        rows={[
          {
            id: 'subtotal',
            label: intl.formatMessage({ id: 'cart.summary.subtotal' }),
            minor: totals.subtotal,
          },
          ...(totals.discount === 0
            ? []
            : [
                {
                  id: 'discount',
                  label: intl.formatMessage({ id: 'cart.summary.discount' }),
                  minor: totals.discount,
                },
              ]),
          ...(isVirtual
            ? []
            : [
                {
                  id: 'delivery',
                  label: intl.formatMessage({ id: 'cart.summary.delivery' }),
                  ...feeOf(intl, totals.shipping),
                },
              ]),
        ]}
        total={{ label: totalLabel, minor: totals.grandTotal }}
      />
      {saved > 0 && (
        <Text size="small" tone="sale" weight="strong">
          {intl.formatMessage({ id: 'cart.summary.saved' }, { amount: formatMoney(saved) })}
        </Text>
      )}
      <VisuallyHidden>
        <span role="status">
          {hasChanged &&
            intl.formatMessage(
              { id: 'cart.summary.now' },
              { label: totalLabel, amount: formatMoney(totals.grandTotal) },
            )}
        </span>
      </VisuallyHidden>
      {isBlocked && asked && (
        <InlineMessage tone="critical" isLive>
          {intl.formatMessage({ id: 'cart.fault.someOutOfStock' })}
        </InlineMessage>
      )}
      <Only on="desktop">{go}</Only>
      <StickyBar
        label={intl.formatMessage({ id: 'cart.summary.title' })}
        lead={
          <Stack gap={1}>
            <Text size="caption" tone="muted">
              {totalLabel}
            </Text>
            <Money minor={totals.grandTotal} size="md" />
          </Stack>
        }
      >
        {go}
      </StickyBar>
      <Text size="caption" tone="muted">
        {intl.formatMessage({ id: 'cart.summary.note' })}
      </Text>
    </Stack>
  )
}
