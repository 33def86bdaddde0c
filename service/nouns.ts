import { addressesRoutes } from './addresses/routes.ts'
import { applicationsRoutes } from './applications/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { catalogueJobs } from './catalogue/jobs.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { balanceRoutes } from './checkout/balance-routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { commissionsJobs } from './commissions/jobs.ts'
import { commissionsRoutes } from './commissions/routes.ts'
import { nextPayment, pendingPay } from './commissions/store.ts'
import { contentRoutes } from './content/routes.ts'
import { customersRoutes } from './customers/routes.ts'
import { couponsRoutes } from './coupons/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { favouritesRoutes } from './favourites/routes.ts'
import { enrollmentsRoutes } from './enrollments/routes.ts'
import { referralsRoutes } from './referrals/routes.ts'
import type { Route } from './http/route.ts'
import type { Job } from './http/services.ts'
import { loyaltyJobs } from './loyalty/jobs.ts'
import { loyaltyRoutes } from './loyalty/routes.ts'
import { membershipRoutes } from './membership/routes.ts'
import { messagesRoutes } from './messages/routes.ts'
import { ordersRoutes } from './orders/routes.ts'
import { paymentJobs } from './payment/jobs.ts'
import { paymentRoutes } from './payment/routes.ts'
import { payoutsRoutes } from './payouts/routes.ts'
import { payoutJobs } from './payouts/settle.ts'
import { cancelUnpaid, settleCustomer, settledCounts, settledOrder } from './payment/settle.ts'
import { personalDataJobs } from './personal-data/jobs.ts'
import { personalDataRoutes } from './personal-data/routes.ts'
import { pickupPointsRoutes } from './pickup-points/routes.ts'
import { reportsRoutes } from './reports/routes.ts'
import { reviewsRoutes } from './reviews/routes.ts'
import { storeRoutes } from './store/routes.ts'
import { teamRoutes } from './team/routes.ts'
import { successTrackerRoutes } from './success-tracker/routes.ts'
import { twoStepRoutes } from './two-step/routes.ts'

/** All calls that the service answers, by noun. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...customersRoutes,
  ...personalDataRoutes,
  ...twoStepRoutes,
  ...teamRoutes,
  ...applicationsRoutes,
  ...addressesRoutes,
  ...storeRoutes,
  ...catalogueRoutes,
  ...reviewsRoutes,
  ...contentRoutes,
  ...pickupPointsRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...commissionsRoutes,
  ...balanceRoutes,
  ...loyaltyRoutes,
  ...paymentRoutes,
  ...payoutsRoutes({ pendingPay, nextPayment }),
  ...ordersRoutes({ settleCustomer, settledOrder, settledCounts, cancelUnpaid }),
  ...messagesRoutes,
  ...favouritesRoutes,
  ...couponsRoutes,
  ...feedbackRoutes,
  ...successTrackerRoutes,
  ...enrollmentsRoutes,
  ...referralsRoutes,
  ...membershipRoutes,
  ...reportsRoutes,
]

export const nounJobs: readonly Job[] = [
  ...catalogueJobs,
  ...commissionsJobs,
  ...paymentJobs,
  ...payoutJobs,
  ...loyaltyJobs,
  ...personalDataJobs,
]
