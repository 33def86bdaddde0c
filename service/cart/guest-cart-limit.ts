import { isLocal } from '#service/http/caller-address.ts'
import type { RequestContext } from '#service/http/context.ts'
import { tooMany } from '#service/http/fault.ts'
import { attemptAll, type Limit } from '#service/http/rate-limit-store.ts'

/**
 * They defend the table of carts, where an unused one stays for 30 days. A mobile network puts thousands of shoppers
 * behind one address, each with a cart for a month: far fewer than a hundred a minute at a busy hour. A script that
 * fills the table at the hour's limit writes less than 5 million rows in those days, and stands in the security log.
 */
const limits: readonly Limit[] = [
  { name: 'guest-cart-minute', points: 1_000, seconds: 60 },
  { name: 'guest-cart-hour', points: 6_000, seconds: 3_600 },
]

/**
 * Counts a new guest cart for the caller's address.
 * @throws Fault 429 with the seconds to wait
 */
export async function countGuestCart({ db, ip, now }: RequestContext): Promise<void> {
  if (isLocal(ip)) return
  const attempts = await attemptAll(
    db,
    limits.map((limit) => [limit, ip] as const),
    now,
  )
  const refused = attempts.filter(({ allowed }) => !allowed)
  if (refused.length > 0) throw tooMany(Math.max(...refused.map(({ retryAfter }) => retryAfter)))
}
