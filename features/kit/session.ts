import { getMe } from '#domain/customers/api.ts'
import { groupOf } from '#domain/customers/group.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { leaveForHome, pagePath } from './language/address.ts'
import { call } from './call.ts'
import { forgetPerson } from './connection/forget.ts'
import { query, retriedQuietly } from './query.ts'
import { readFailure, type ReadFailure } from './read-failure.ts'
import {
  customerSlot,
  recentSearchesSlot,
  sessionExpiredSlot,
  tokenSlot,
  useHydrated,
  useStored,
} from './storage.ts'

export { useLanguage } from './language/language.ts'

/** The current visitor. */
export interface Session {
  /** The profile; null for a guest, and while a signed-in customer's profile is loading. */
  customer: Customer | null
  isSignedIn: boolean
  /** The lower-cased group label: `guest`, `preferred`, `associate` …. */
  group: string
  /** Ends the session at the service and in the browser, keeps the cart id and opens the home page. */
  signOut: () => Promise<void>
  /** Refetches the profile. */
  refresh: () => Promise<void>
}

/** Profile attributes that are stored in the browser: no address, ID number or birthday. */
const rememberedAttributes: readonly string[] = [
  'mobile',
  'total_amount_available',
  'associate_expire_date',
  'tc_agreed_status',
  'sponsor_id',
]

/**
 * Stores the profile under 'customer': only the documented fields, whatever else the service sent. Keeps
 * the cart's id and mirrors the token.
 */
export function rememberCustomer({
  id,
  firstname,
  lastname,
  email,
  store_id,
  website_id,
  custom_attributes: attributes = [],
  extension_attributes: more,
}: Customer): void {
  const token = tokenSlot.read()
  customerSlot.write({
    customer_type: 'logged_in',
    cartId: customerSlot.read()?.cartId ?? null,
    id,
    firstname,
    lastname,
    email,
    store_id,
    website_id,
    custom_attributes: attributes.filter(({ attribute_code: code }) => rememberedAttributes.includes(code)),
    extension_attributes: { group_label: more?.group_label, ...(token ? { customer_token: token } : {}) },
  })
}

let isSigningIn = false
const followers = new Set<() => void>()

/** Marks a sign-in as started or finished; only `useSignIn` calls it. */
export function setSigningIn(next: boolean): void {
  isSigningIn = next
  for (const follow of followers) follow()
}

const followSignIn = (follow: () => void) => {
  followers.add(follow)
  return () => followers.delete(follow)
}

/** Whether a sign-in is in progress: the token is set, but the guest's cart is not merged yet. Reading the cart waits for it. */
export const useIsSigningIn = (): boolean =>
  useSyncExternalStore(
    followSignIn,
    () => isSigningIn,
    () => false,
  )

let leaving = false

/** Whether this page is about to open the home page because the session ended here, so that nothing else redirects. */
export const isLeaving = (): boolean => leaving

/** Turns the visitor into a guest who keeps the cart id, and nothing of what was searched for or kept to be read offline. */
function forgetCustomer(): void {
  tokenSlot.clear()
  recentSearchesSlot.clear()
  forgetPerson()
  customerSlot.write({ customer_type: 'guest', cartId: customerSlot.read()?.cartId ?? null })
}

/**
 * Ends a session without the logout call: removes the token and opens the home page, where the reason is shown.
 * @param reason for `sessionExpiredSlot`
 */
export function endSession(reason: string): void {
  sessionExpiredSlot.write(reason)
  leaving = true
  forgetCustomer()
  leaveForHome()
}

/**
 * Ends a session whose token the service no longer accepts. The invalid token is not sent to the logout call,
 * which could answer 401 again.
 */
export function expireSession(): void {
  // An answer arriving while signing out does not end the session a second time.
  if (!leaving && tokenSlot.read() !== undefined) endSession(pagePath() + location.search)
}

/**
 * Session of the browser, from its storage; follows other tabs. A guest's is the same on the server, so hydration
 * renders nothing twice.
 */
export function useSession(): Session {
  const client = useQueryClient()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const me = useQuery({ ...query(getMe), ...retriedQuietly, enabled: isSignedIn })
  const customer = (isSignedIn && me.data) || null

  const signOut = useCallback(async () => {
    leaving = true
    // signs out here even if the call fails
    await import('#domain/auth/api.ts')
      .then(({ logout }) => call(logout, undefined, { handled: true }))
      .catch(() => undefined)
    forgetCustomer()
    leaveForHome()
  }, [])
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [getMe.name] }), [client])

  return { customer, isSignedIn, group: groupOf(customer), signOut, refresh }
}

/** Failure of the signed-in customer's profile; undefined while loading, after success, and for guests. */
export function useProfileFailure(): ReadFailure | undefined {
  const isSignedIn = useStored(tokenSlot) !== undefined
  return readFailure(useQuery({ ...query(getMe), enabled: isSignedIn }))
}

/**
 * Whether the visitor is known: false on the server, while hydrating, and until a signed-in customer's profile has
 * loaded or failed.
 */
export function useIsSessionReady(): boolean {
  const hydrated = useHydrated()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const { isPending } = useQuery({ ...query(getMe), enabled: isSignedIn })
  return hydrated && (!isSignedIn || !isPending)
}

/** Updates 'customer' whenever the profile is fetched. Mounted once, at the root. */
export function useRememberedSession(): void {
  const client = useQueryClient()
  const { customer, isSignedIn } = useSession()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    // Another tab signed out: this one removes personal data from memory as well.
    if (wasSignedIn.current && !isSignedIn) void client.resetQueries()
    wasSignedIn.current = isSignedIn
  }, [client, isSignedIn])
  useEffect(() => {
    if (customer) rememberCustomer(customer)
    else if (tokenSlot.read() === undefined && customerSlot.read()?.customer_type !== 'guest')
      forgetCustomer()
  }, [customer])
}
