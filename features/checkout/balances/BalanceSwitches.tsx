import type { Balances, Choice } from '#domain/loyalty/balance-choices.ts'
import type { CreditObstacle, LoyaltyObstacle } from '#domain/loyalty/eligibility.ts'
import { loyaltyForMinor } from '#domain/loyalty/points.ts'
import { formatLoyalty, formatMoney, type Minor } from '#domain/money/money.ts'
import { Fieldset } from '#design-system/fields/Fieldset'
import { Stack } from '#design-system/layout/Stack'
import { Switch } from '#design-system/fields/Switch'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
import type { WantedBalances } from './use-balance-change.ts'

export interface BalanceSwitchesProps {
  balances: Balances
  /** Undefined until known. */
  points: Choice<LoyaltyObstacle> | undefined
  credit: Choice<CreditObstacle> | undefined
  /** Subtotal of the goods, in cents. */
  subtotal: Minor | undefined
  hasCoupon: boolean
  failure?: ReadFailure | undefined
  /** Changes without an answer yet. */
  wanted?: WantedBalances
  onChange: (name: 'points' | 'credit', isOn: boolean) => void
}

/** Returns the text below the points switch: the balance, its effect, or why it cannot be used. */
function usePointsText({ balances, points, subtotal = 0, hasCoupon }: BalanceSwitchesProps): string {
  const intl = useIntl()
  const values = {
    balance: formatLoyalty(balances.points),
    needed: formatLoyalty(Math.ceil(subtotal / 100) * 10_000),
    used: formatLoyalty(loyaltyForMinor(subtotal)),
  }
  if (points?.kind === 'used') return intl.formatMessage({ id: 'checkout.points.used' }, values)
  if (points?.kind === 'blocked')
    return intl.formatMessage({ id: `checkout.points.blocked.${points.by}` }, values)
  return intl.formatMessage({ id: hasCoupon ? 'checkout.points.freeCoupon' : 'checkout.points.free' }, values)
}

function useCreditText({ balances, credit }: BalanceSwitchesProps): string {
  const intl = useIntl()
  const values = { balance: formatMoney(balances.credit), used: formatMoney(balances.usedCredit) }
  if (credit?.kind === 'used') return intl.formatMessage({ id: 'checkout.credit.used' }, values)
  if (credit?.kind === 'blocked')
    return intl.formatMessage({ id: `checkout.credit.blocked.${credit.by}` }, values)
  return intl.formatMessage({ id: 'checkout.credit.free' }, values)
}

/**
 * Pays for the cart with loyalty points or payout credit. Renders nothing without a balance; one that
 * cannot be used is shown with the reason.
 */
export function BalanceSwitches(props: BalanceSwitchesProps) {
  const intl = useIntl()
  const { points, credit, failure, wanted = {}, onChange } = props
  const pointsText = usePointsText(props)
  const creditText = useCreditText(props)
  const isShown = (choice: Choice<unknown> | undefined) => choice !== undefined && choice.kind !== 'hidden'
  if (failure) return <ReadError as="banner" failure={failure} />
  if (!isShown(points) && !isShown(credit)) return null
  const state = (name: 'points' | 'credit', choice: Choice<unknown> | undefined) => ({
    isSelected: wanted[name] ?? choice?.kind === 'used',
    isPending: wanted[name] !== undefined,
    // a switch keeps the focus while its own change is pending
    isDisabled: choice?.kind === 'blocked' && wanted[name] === undefined,
    onChange: (isOn: boolean) => {
      onChange(name, isOn)
    },
  })
  return (
    <Fieldset legend={intl.formatMessage({ id: 'checkout.balance.title' })}>
      <Stack gap={4}>
        {isShown(points) && (
          <Switch name="points" description={pointsText} {...state('points', points)}>
            {intl.formatMessage({ id: 'checkout.points.switch' })}
          </Switch>
        )}
        {isShown(credit) && (
          <Switch name="credit" description={creditText} {...state('credit', credit)}>
            {intl.formatMessage({ id: 'checkout.credit.switch' })}
          </Switch>
        )}
      </Stack>
    </Fieldset>
  )
}
