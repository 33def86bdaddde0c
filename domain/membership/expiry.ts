import type { CustomerFlags } from '../customers/flags.ts'

/** Message for the end of a membership: its kind and the number of days. */
export interface Expiry {
  readonly kind: 'today' | 'tomorrow' | 'inDays' | 'yesterday' | 'daysAgo'
  /** Whole Hong Kong days, never negative. */
  readonly days: number
}

/**
 * Message for the end of a membership, in the renewal window and after it; null before the window and without a
 * membership.
 */
export function expiryOf({
  daysToExpiry,
  shouldRenewMembership,
  membershipHasExpired,
}: Pick<CustomerFlags, 'daysToExpiry' | 'shouldRenewMembership' | 'membershipHasExpired'>): Expiry | null {
  if (daysToExpiry === null || !(shouldRenewMembership || membershipHasExpired)) return null
  const days = Math.abs(daysToExpiry)
  if (daysToExpiry < 0) return { kind: days === 1 ? 'yesterday' : 'daysAgo', days }
  return { kind: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'inDays', days }
}
