import { paths } from '#domain/store/paths.ts'

/** Whether an address is a section's page or below it. */
export const isAt =
  (pathname: string) =>
  (place: string): boolean =>
    place === '/' ? pathname === '/' : pathname === place || pathname.startsWith(`${place}/`)

/** Sections of the account: the dashboard, the pages in its frame that have addresses of their own, and the way in. */
const accountSections = [
  paths.dashboard(),
  paths.signIn(),
  paths.applications(),
  paths.commissions(),
  paths.enrollment(),
  paths.team(),
  paths.loyaltyPoints(),
  paths.reports(),
  paths.successTracker(),
  paths.associateRenewBundles(),
]

/** Whether a page belongs to the account, so that its tab is lit. */
export const isInAccount = (pathname: string): boolean => accountSections.some(isAt(pathname))

/** Target of the "account" tab. */
export const accountPath = (isSignedIn: boolean): string => (isSignedIn ? paths.dashboard() : paths.signIn())
