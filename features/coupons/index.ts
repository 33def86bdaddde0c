export { CouponsPage } from './CouponsPage.tsx'
export { NewCouponDialog } from './NewCouponDialog.tsx'
