import type { TotalsView } from '#domain/cart/cart-view.ts'
import type { Cart } from '#domain/cart/schema.ts'
import { creditChoice, pointsChoice, type Balances } from '#domain/loyalty/balance-choices.ts'
import { parsePoints } from '#domain/loyalty/points.ts'
import { toMinor } from '#domain/money/money.ts'
import { BalanceSwitches } from './BalanceSwitches.tsx'
import type { useBalances } from './use-balances.ts'

export interface OwnBalancesProps {
  state: ReturnType<typeof useBalances>
  cart: Cart
  totals: TotalsView | undefined
}

/** The switches for the customer's balances, with what each can pay of this cart. */
export function OwnBalances({ state, cart, totals }: OwnBalancesProps) {
  const { points, pointsUse, credit, creditUse } = state.answers
  const balances: Balances = {
    points: parsePoints(points?.total_amount_available),
    credit: toMinor(credit),
    usesPoints: pointsUse ?? false,
    usedCredit: toMinor(creditUse),
  }
  const subtotal = totals?.subtotal
  return (
    <BalanceSwitches
      balances={balances}
      // undefined until the balance is known
      points={points && pointsUse !== undefined ? pointsChoice(cart, balances, subtotal) : undefined}
      credit={
        credit !== undefined && creditUse !== undefined ? creditChoice(cart, balances, subtotal) : undefined
      }
      failure={state.failure}
      wanted={state.wanted}
      subtotal={subtotal}
      hasCoupon={totals?.couponCode !== undefined}
      onChange={state.set}
    />
  )
}
