/** Loads the coupon of the cart: it stands beside the totals and comes after them. */
export const loadCouponOfCart = () => import('./CouponOfCart.tsx').then(({ CouponOfCart }) => CouponOfCart)
