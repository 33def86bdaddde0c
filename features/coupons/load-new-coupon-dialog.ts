/** Loads the dialog that announces new coupons: most visits have none. */
export const loadNewCouponDialog = () =>
  import('./NewCouponDialog.tsx').then(({ NewCouponDialog }) => NewCouponDialog)
