import { getMe } from '#domain/customers/api.ts'
import { groupOf } from '#domain/customers/group.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { call } from './call.ts'
import { query } from './query.ts'
import { customerSlot, sessionExpiredSlot, tokenSlot, useHydrated, useStored } from './storage.ts'

export { useLanguage } from './language.ts'

/** Who is at the screen. */
export interface Session {
  /** The profile; null for a guest and until the profile of a signed-in person has come. */
  customer: Customer | null
  isSignedIn: boolean
  /** The lower-cased group label: `guest`, `preferred`, `associate` … (decisions.md A-45). */
  group: string
  /** Keeps the token and fetches the profile. */
  signIn: (token: string) => Promise<Customer>
  /** Ends the session at the service and here, keeps the cart id and opens the site's root. */
  signOut: () => Promise<void>
  /** Fetches the profile again. */
  refresh: () => Promise<void>
}

/** The attributes that shopping.md §3 keeps in the browser; no address, no ID number, no birthday. */
const rememberedAttributes: readonly string[] = ['mobile', 'total_amount_available', 'associate_expire_date', 'tc_agreed_status', 'sponsor_id']

/**
 * Remembers the profile under 'customer' (shopping.md §3, decisions.md A-112): the documented fields alone, whatever else
 * the service sent. The cart's id stays, the token is mirrored.
 */
export function rememberCustomer({ id, firstname, lastname, email, store_id, website_id, custom_attributes: attributes = [], extension_attributes: more }: Customer): void {
  const token = tokenSlot.read()
  customerSlot.write({
    customer_type: 'logged_in', cartId: customerSlot.read()?.cartId ?? null, id, firstname, lastname, email, store_id, website_id,
    custom_attributes: attributes.filter(({ attribute_code: code }) => rememberedAttributes.includes(code)),
    extension_attributes: { group_label: more?.group_label, ...(token ? { customer_token: token } : {}) },
  })
}

let leaving = false

/** Whether this page is about to open the site's root because the session ended here: nobody else needs to lead there. */
export const isLeaving = (): boolean => leaving

/** Back to a guest that keeps its cart id (decisions.md A-54). */
export function forgetCustomer(): void {
  tokenSlot.clear()
  customerSlot.write({ customer_type: 'guest', cartId: customerSlot.read()?.cartId ?? null })
}

/**
 * The service no longer knows the token: forget it and start at the root, where the reason is told (decisions.md A-10).
 * The dead token is not sent to the logout call, which could answer 401 again.
 */
export function expireSession(): void {
  // An answer that comes while somebody signs out tells of no other end.
  if (leaving || tokenSlot.read() === undefined) return
  sessionExpiredSlot.write(location.pathname + location.search)
  leaving = true
  forgetCustomer()
  location.assign('/')
}

/** Session of the browser, from its storage; other tabs are followed. A guest's is the same on the server: hydrating renders nothing twice. */
export function useSession(): Session {
  const client = useQueryClient()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const me = useQuery({ ...query(getMe), enabled: isSignedIn })
  const customer = (isSignedIn && me.data) || null

  const signIn = useCallback(async (next: string) => {
    tokenSlot.write(next)
    // what was read as a guest (prices, groups) is not true for a member
    client.removeQueries({ queryKey: [getMe.name] })
    const profile = await client.fetchQuery(query(getMe))
    rememberCustomer(profile)
    void client.invalidateQueries()
    return profile
  }, [client])
  const signOut = useCallback(async () => {
    leaving = true
    // the person leaves in any case: a failing call must not hold them
    await import('#domain/auth/api.ts').then(({ logout }) => call(logout, undefined, { handled: true })).catch(() => undefined)
    forgetCustomer()
    location.assign('/')
  }, [])
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [getMe.name] }), [client])

  return { customer, isSignedIn, group: groupOf(customer), signIn, signOut, refresh }
}

/** Whether it is known who is at the screen: false on the server, while hydrating, and until the profile of a signed-in person has come or failed. */
export function useIsSessionReady(): boolean {
  const hydrated = useHydrated()
  const isSignedIn = useStored(tokenSlot) !== undefined
  const { isPending } = useQuery({ ...query(getMe), enabled: isSignedIn })
  return hydrated && (!isSignedIn || !isPending)
}

/** Keeps 'customer' in step with the profile, whoever fetched it. Mounted once, at the root. */
export function useRememberedSession(): void {
  const client = useQueryClient()
  const { customer, isSignedIn } = useSession()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    // Another tab signed out: what was read with the token goes from this one's memory as well.
    if (wasSignedIn.current && !isSignedIn) void client.resetQueries()
    wasSignedIn.current = isSignedIn
  }, [client, isSignedIn])
  useEffect(() => {
    if (customer) rememberCustomer(customer)
    else if (tokenSlot.read() === undefined && customerSlot.read()?.customer_type !== 'guest') forgetCustomer()
  }, [customer])
}
