import { loadCouponOfCart } from '#features/coupons'
import { lazy } from 'react'
import { loadMessages, pageLanguage } from '../i18n/messages.ts'

/** The coupon of the cart with its messages, for the cart and the checkout. */
export const CouponOfCart = lazy(async () => {
  const [coupon] = await Promise.all([
    loadCouponOfCart(),
    loadMessages(pageLanguage(), ['coupons']),
    loadMessages(pageLanguage(), ['design-system-more']),
  ])
  return { default: coupon }
})
