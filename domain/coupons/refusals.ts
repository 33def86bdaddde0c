import { refusal } from '../contract/refusal.ts'

/** Refusals of a coupon code (C-2.4). */
export const couponRefusals = {
  invalid: refusal(
    'checkout.couponInvalid',
    "The coupon code isn't valid. Verify the code and try again.",
    404,
  ),
  cartEmpty: refusal('cartEmpty', 'The "%1" Cart doesn\'t contain products.', 404),
  withPoints: refusal('couponWithPoints', 'Coupons cannot be used together with loyalty points.'),
  /** Our addition; %1 is the minimum, a decimal of HKD. */
  minimum: refusal('checkout.couponMinimum', 'The coupon needs a subtotal of at least %1.'),
}
