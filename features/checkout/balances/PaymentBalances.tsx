import type { TotalsView } from '#domain/cart/cart-view.ts'
import { Skeleton } from '#design-system/Skeleton'
import { lazy, Suspense } from 'react'
import type { useBalances } from './use-balances.ts'

const BalanceSwitches = lazy(() =>
  import('./BalanceSwitches.tsx').then((module) => ({ default: module.BalanceSwitches })),
)

/** The switches for points and payout credit, loaded lazily after their step. */
export const PaymentBalances = ({
  state,
  totals,
}: {
  state: ReturnType<typeof useBalances>
  totals: TotalsView | undefined
}) => (
  <Suspense fallback={<Skeleton shape="text" lines={2} />}>
    <BalanceSwitches
      balances={state.balances}
      points={state.points}
      credit={state.credit}
      isLoading={state.isLoading}
      failure={state.failure}
      wanted={state.wanted}
      subtotal={totals?.subtotal}
      hasCoupon={totals?.couponCode !== undefined}
      onChange={state.set}
    />
  </Suspense>
)
