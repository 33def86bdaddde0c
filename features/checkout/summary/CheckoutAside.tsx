import type { TotalsView } from '#domain/cart/cart-view.ts'
import type { Cart } from '#domain/cart/schema.ts'
import type { Minor } from '#domain/money/money.ts'
import { Skeleton } from '#design-system/Skeleton'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { lazy, Suspense } from 'react'
import { CheckoutSummary } from './CheckoutSummary.tsx'

const CouponField = lazy(() =>
  import('./CouponField.tsx').then((module) => ({ default: module.CouponField })),
)

/** The summary with the coupon field, which loads later than the totals. */
export function CheckoutAside({
  cart,
  totals,
  fee,
  failure,
  arePointsUsed,
}: {
  cart: Cart
  totals: TotalsView | undefined
  fee: Minor | undefined
  failure?: ReadFailure | undefined
  /** Whether points pay for the cart, which rules out a coupon. */
  arePointsUsed: boolean
}) {
  return (
    <CheckoutSummary
      cart={cart}
      totals={totals}
      fee={fee}
      failure={failure}
      coupon={
        <Suspense fallback={<Skeleton shape="button" />}>
          <CouponField applied={totals && (totals.couponCode ?? null)} arePointsUsed={arePointsUsed} />
        </Suspense>
      }
    />
  )
}
