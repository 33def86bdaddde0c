import type { Db } from '#service/db/db.ts'
import { tooMany } from '#service/http/fault.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'

/** Limit on a customer's look-ups of accounts, because they tell which numbers exist, and names of people who share them. */
const lookUpLimit: Limit = { name: 'application-account', points: 60, seconds: 3_600 }

/** Counts a look-up of an account by its number. @throws Fault 429 with the seconds to wait */
export async function countLookUp(db: Db, customerId: number, now: Date): Promise<void> {
  const { allowed, retryAfter } = await attempt(db, lookUpLimit, String(customerId), now)
  if (!allowed) throw tooMany(retryAfter)
}
