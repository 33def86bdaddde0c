import type { TotalsView } from '#domain/cart/cart-view.ts'
import { withoutDeliveryFee } from '#domain/checkout/delivery-fee.ts'
import { formatMoney, type Minor } from '#domain/money/money.ts'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Money } from '#design-system/data/Money'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { StickyBar } from '#design-system/layout/StickyBar'
import { Text } from '#design-system/text/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export interface TotalBarProps {
  /** Undefined until they are calculated: the bar is there with its action from the start. */
  totals: TotalsView | undefined
  /** From how much delivery costs, while the totals do not include it. */
  fee?: Minor | undefined
  isVirtual: boolean
  /** The button that continues from the step; without one, a link to the summary. */
  action?: ReactNode
  /** Identifies the action: see StickyBar. */
  actionKey?: string
  /** Whether the caption still changes while the step is open. */
  isChanging?: boolean
}

/** The amount with a caption that says what it includes. */
function AmountToPay({
  totals,
  fee,
  isVirtual,
}: {
  totals: TotalsView
  fee: Minor | undefined
  isVirtual: boolean
}) {
  const intl = useIntl()
  const caption = fee
    ? intl.formatMessage({ id: 'checkout.summary.deliveryFrom' }, { amount: formatMoney(fee) })
    : intl.formatMessage({
        id:
          fee === 0
            ? 'checkout.summary.goods'
            : isVirtual || totals.shipping === null
              ? 'checkout.summary.total'
              : 'checkout.summary.totalNote',
      })
  return (
    <div>
      <Text size="caption" tone="muted">
        {caption}
      </Text>
      <Money minor={fee === undefined ? totals.grandTotal : withoutDeliveryFee(totals)} size="md" />
    </div>
  )
}

/** The total at the bottom of a phone's screen, with the next action. */
export function TotalBar({ totals, fee, isVirtual, action, actionKey, isChanging = false }: TotalBarProps) {
  const intl = useIntl()
  return (
    <StickyBar
      {...(actionKey === undefined ? {} : { actionKey })}
      label={intl.formatMessage({ id: 'checkout.summary.bar' })}
      isLeadSteady={isChanging}
      lead={
        totals ? <AmountToPay totals={totals} fee={fee} isVirtual={isVirtual} /> : <Skeleton shape="button" />
      }
    >
      {action ?? (
        <LinkButton href="#summary">{intl.formatMessage({ id: 'checkout.summary.see' })}</LinkButton>
      )}
    </StickyBar>
  )
}
