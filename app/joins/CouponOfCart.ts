import { loadCouponOfCart } from '#features/coupons'
import { withWords } from '#features/kit/words.ts'
import { lazy } from 'react'

/** The coupon of the cart with its messages, for the cart and the checkout. */
export const CouponOfCart = lazy(async () => ({
  default: await withWords('coupon-of-cart', loadCouponOfCart),
}))
