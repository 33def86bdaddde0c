import { paths } from '#domain/store/paths.ts'

/** Whether an address is a section's page or below it. */
export const isAt =
  (pathname: string) =>
  (place: string): boolean =>
    place === '/' ? pathname === '/' : pathname === place || pathname.startsWith(`${place}/`)

/** Target of the "account" tab. */
export const accountPath = (isSignedIn: boolean): string => (isSignedIn ? paths.dashboard() : paths.signIn())
