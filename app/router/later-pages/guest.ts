import type { LaterPages } from '../page.ts'

/** Pages open to everybody that few visits begin with: signing in, the system status. */
export const pages = {
  signIn: () => import('../../pages/sign-in/sign-in.tsx'),
  signUp: () => import('../../pages/sign-in/sign-up.tsx'),
  invite: () => import('../../pages/sign-in/invite.tsx'),
  forgotPassword: () => import('../../pages/sign-in/forgot-password.tsx'),
  resetPassword: () => import('../../pages/sign-in/reset-password.tsx'),
  logout: () => import('../../pages/sign-in/logout.tsx'),
  systemStatus: () => import('../../pages/status/system-status.tsx'),
  successTrackerInformation: () => import('../../pages/business/success-tracker-information.tsx'),
} satisfies LaterPages
