import { paths } from '../store/paths.ts'
import { safeRedirect } from './redirect.ts'

/** Pages that make no sense right after signing in: they end the session, or ask who is there. */
const pagesBefore: ReadonlySet<string> = new Set([
  paths.logout(),
  paths.signIn(),
  paths.signUp(),
  paths.forgotPassword(),
  paths.resetPassword(),
])

/** Where to go once somebody is signed in: `safeRedirect`, but never to a page that signs out or in. */
export function redirectAfterSignIn(target: string | null | undefined, fallback: string): string {
  const safe = safeRedirect(target, fallback)
  // Routes match in any case and with a slash at the end.
  const path = decodeURI(safe.replace(/[?#].*$/s, ''))
    .toLowerCase()
    .replace(/(.)\/+$/, '$1')
  return pagesBefore.has(path) ? fallback : safe
}
