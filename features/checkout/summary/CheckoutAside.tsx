import type { Cart } from '#domain/cart/schema.ts'
import { Skeleton } from '#design-system/feedback/Skeleton'
import type { useCheckout } from '../use-checkout.ts'
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
  checkout: { totals, expectedFee, totalsFailure },
  arePointsUsed,
  Coupon,
}: {
  cart: Cart
  checkout: Pick<ReturnType<typeof useCheckout>, 'totals' | 'expectedFee' | 'totalsFailure'>
  /** Whether points pay for the cart, which rules out a coupon. */
  arePointsUsed: boolean
  Coupon: CouponSlot
}) {
  return (
    <CheckoutSummary
      cart={cart}
      totals={totals}
      fee={expectedFee}
      failure={totalsFailure}
      coupon={
        <Suspense fallback={<Skeleton shape="button" />}>
          <Coupon applied={totals && (totals.couponCode ?? null)} arePointsUsed={arePointsUsed} />
        </Suspense>
      }
    />
  )
}
