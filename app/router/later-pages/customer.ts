import type { LaterPages } from '../page.ts'

/** Pages of a signed-in customer. */
export const pages = {
  dashboard: () => import('../../pages/account/dashboard.tsx'),
  orders: () => import('../../pages/account/orders.tsx'),
  order: () => import('../../pages/account/order.tsx'),
  addresses: () => import('../../pages/account/addresses.tsx'),
  profile: () => import('../../pages/account/profile.tsx'),
  messages: () => import('../../pages/account/messages.tsx'),
  coupons: () => import('../../pages/account/coupons.tsx'),
  applications: () => import('../../pages/account/applications.tsx'),
  applicationList: () => import('../../pages/account/application-list.tsx'),
  applicationForm: () => import('../../pages/account/application-form.tsx'),
  application: () => import('../../pages/account/application.tsx'),
  loyaltyPoints: () => import('../../pages/account/loyalty-points.tsx'),
  favourites: () => import('../../pages/account/favourites.tsx'),
  associateBundles: () => import('../../pages/shop/associate-bundles.tsx'),
  associateRenewBundles: () => import('../../pages/shop/associate-renew-bundles.tsx'),
  successTracker: () => import('../../pages/business/success-tracker.tsx'),
} satisfies LaterPages
