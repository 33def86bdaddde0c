import type { TotalsView } from '#domain/cart/cart-view.ts'
import { formatMoney, type Minor } from '#domain/money/money.ts'
import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Only } from '#design-system/layout/Only'
import { createContext, useContext } from 'react'
import { useIntl } from 'react-intl'
import { TotalBar } from '../summary/TotalBar.tsx'

/** The action in the phone's bar; without this context (a step by itself) the action is in the step at every width. */
export const CheckoutBar = createContext<{
  totals: TotalsView | undefined
  /** From how much delivery costs, while the totals do not include it. */
  fee: Minor | undefined
  isVirtual: boolean
  /** Places the order from a step before the review. */
  onPlace: () => void
} | null>(null)

export interface StepActionProps {
  label: string
  isPending?: boolean
  pendingLabel?: string
  onPress: () => void
  /**
   * Whether all steps are complete: the phone's bar then places the order, and the step's own button opens the review.
   * @default false
   */
  mayPlace?: boolean
}

/** The button that continues from a step: in the step on wide screens, in the bar beside the total on phones. */
export function StepAction({ label, onPress, mayPlace = false, ...pending }: StepActionProps) {
  const intl = useIntl()
  const bar = useContext(CheckoutBar)
  const button = (
    <SendButton variant="primary" size="lg" isWide {...pending} onPress={onPress}>
      {label}
    </SendButton>
  )
  // The buttons stay where they are while the totals come: a new one would lose a press on the one before.
  if (!bar) return button
  // A total that lacks the delivery is not what the order comes to: the service would refuse it.
  const placeLabel =
    mayPlace && bar.totals && !bar.fee
      ? intl.formatMessage({ id: 'checkout.place.button' }, { amount: formatMoney(bar.totals.grandTotal) })
      : undefined
  return (
    <>
      <Only on="desktop">{button}</Only>
      {placeLabel && (
        <Only on="phone">
          <Button size="lg" isWide onPress={onPress}>
            {label}
          </Button>
        </Only>
      )}
      <TotalBar
        totals={bar.totals}
        fee={bar.fee}
        isVirtual={bar.isVirtual}
        actionKey={placeLabel ?? label}
        isChanging={placeLabel === undefined}
        action={
          placeLabel ? (
            <SendButton variant="primary" size="lg" isWide onPress={bar.onPlace}>
              {placeLabel}
            </SendButton>
          ) : (
            button
          )
        }
      />
    </>
  )
}

/** The bar for a step that has its own action: the total and a link to the summary. */
export function PlainBar() {
  const bar = useContext(CheckoutBar)
  return bar ? <TotalBar totals={bar.totals} fee={bar.fee} isVirtual={bar.isVirtual} /> : null
}
