export { CouponsPage } from './CouponsPage.tsx'
export { NewCouponDialog, type NewCouponDialogProps } from './NewCouponDialog.tsx'
export { useNewCoupons } from './use-new-coupons.ts'
