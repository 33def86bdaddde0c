export { CouponField, type AppliedCoupon, type CouponFieldProps } from './CouponField.tsx'
