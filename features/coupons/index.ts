export { CouponsPage } from './CouponsPage.tsx'
export { loadNewCouponDialog } from './load-new-coupon-dialog.ts'
export type { NewCouponDialogProps } from './NewCouponDialog.tsx'
export { useNewCoupons } from './use-new-coupons.ts'
