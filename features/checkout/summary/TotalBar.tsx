import type { TotalsView } from '#domain/cart/cart-view.ts'
import { LinkButton } from '#design-system/LinkButton'
import { Money } from '#design-system/Money'
import { StickyBar } from '#design-system/StickyBar'
import { Text } from '#design-system/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

export interface TotalBarProps {
  totals: TotalsView
  isVirtual: boolean
  /** The button that continues from the step; without one, a link to the summary. */
  action?: ReactNode
  /** Identifies the action: see StickyBar. */
  actionKey?: string
}

/** The total at the bottom of a phone's screen, with the next action. */
export function TotalBar({ totals, isVirtual, action, actionKey }: TotalBarProps) {
  const intl = useIntl()
  return (
    <StickyBar
      {...(actionKey === undefined ? {} : { actionKey })}
      label={intl.formatMessage({ id: 'checkout.summary.bar' })}
      lead={
        <div>
          <Text size="caption" tone="muted">
            {intl.formatMessage({
              id:
                isVirtual || totals.shipping === null
                  ? 'checkout.summary.total'
                  : 'checkout.summary.totalNote',
            })}
          </Text>
          <Money minor={totals.grandTotal} size="md" />
        </div>
      }
    >
      {action ?? (
        <LinkButton href="#summary">{intl.formatMessage({ id: 'checkout.summary.see' })}</LinkButton>
      )}
    </StickyBar>
  )
}
