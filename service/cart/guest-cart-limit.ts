import { isLocal } from '#service/http/caller-address.ts'
import type { RequestContext } from '#service/http/context.ts'
import { tooMany } from '#service/http/fault.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'

/** A browser keeps its cart for a month, so an address that needs two new ones a minute is not a group of shoppers. */
const guestCarts: Limit = { name: 'guest-cart', points: 120, seconds: 3_600 }

/**
 * Counts a new guest cart for the caller's address.
 * @throws Fault 429 with the seconds to wait
 */
export async function countGuestCart({ db, ip, now }: RequestContext): Promise<void> {
  if (isLocal(ip)) return
  const { allowed, retryAfter } = await attempt(db, guestCarts, ip, now)
  if (!allowed) throw tooMany(retryAfter)
}
