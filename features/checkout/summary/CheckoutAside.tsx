import type { TotalsView } from '#domain/cart/cart-view.ts'
import type { Cart } from '#domain/cart/schema.ts'
import type { Minor } from '#domain/money/money.ts'
import { Skeleton } from '#design-system/Skeleton'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { Suspense, type ComponentType } from 'react'
import { CheckoutSummary } from './CheckoutSummary.tsx'

/** The coupon of the cart. @param applied the code included in the totals; undefined while they load */
export type CouponSlot = ComponentType<{
  applied: string | null | undefined
  /** Whether points pay for the cart, which rules out a coupon. */
  arePointsUsed: boolean
}>

/** The summary with the coupon, which loads later than the totals. */
export function CheckoutAside({
  cart,
  totals,
  fee,
  failure,
  arePointsUsed,
  Coupon,
}: {
  cart: Cart
  totals: TotalsView | undefined
  fee: Minor | undefined
  failure?: ReadFailure | undefined
  /** Whether points pay for the cart, which rules out a coupon. */
  arePointsUsed: boolean
  Coupon: CouponSlot
}) {
  return (
    <CheckoutSummary
      cart={cart}
      totals={totals}
      fee={fee}
      failure={failure}
      coupon={
        <Suspense fallback={<Skeleton shape="button" />}>
          <Coupon applied={totals && (totals.couponCode ?? null)} arePointsUsed={arePointsUsed} />
        </Suspense>
      }
    />
  )
}
