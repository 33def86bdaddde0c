import { BuyAgain } from '#features/catalogue'
import { CouponReminder } from '#features/coupons'
import { useAddToCart } from './use-add-to-cart.ts'

/** What the overview offers a customer: the products of the latest orders, and the coupon to be used next. */
export function OverviewOffers({ productIds }: { productIds: readonly number[] }) {
  const { add } = useAddToCart()
  return (
    <>
      {productIds.length > 0 && <BuyAgain productIds={productIds} onAddToCart={add} />}
      <CouponReminder />
    </>
  )
}
