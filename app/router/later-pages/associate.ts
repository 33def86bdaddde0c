import type { LaterPages } from '../page.ts'

/** Pages of the business area. */
export const pages = {
  glossary: () => import('../../pages/business/glossary.tsx'),
  team: () => import('../../pages/business/team.tsx'),
  enrollment: () => import('../../pages/business/enrollment.tsx'),
  commissions: () => import('../../pages/business/commissions.tsx'),
  commissionsDashboard: () => import('../../pages/business/commissions-dashboard.tsx'),
  reports: () => import('../../pages/business/reports.tsx'),
  payoutAccount: () => import('../../pages/business/payout-account.tsx'),
} satisfies LaterPages
