import { deleteAccount, exportPersonalData } from '#domain/personal-data/api.ts'
import { proveIdentity } from '#service/customers/identity-proof.ts'
import { findCustomer } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { notAuthorized, tooMany } from '#service/http/fault.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'
import { route, type Route } from '#service/http/route.ts'
import { checkDeletable, deleteAccount as deleteForGood } from './delete-account.ts'
import { readPersonalData } from './export-store.ts'

/** Exports of a customer: each reads some thirty tables. */
const exportLimit: Limit = { name: 'personal-data', points: 10, seconds: 3_600 }
/** Attempts to delete an account. */
const deletionLimit: Limit = { name: 'account-deletion', points: 20, seconds: 3_600 }

/** @throws Fault 429 */
async function countCall(db: Db, limit: Limit, customerId: number, now: Date): Promise<void> {
  const { allowed, retryAfter } = await attempt(db, limit, String(customerId), now)
  if (!allowed) throw tooMany(retryAfter)
}

/** What a person may ask of the shop about their own data. */
export const personalDataRoutes: Route[] = [
  route(exportPersonalData, async (_request, { db, reads, now, requireCustomer }) => {
    const { id } = requireCustomer()
    await countCall(db, exportLimit, id, now)
    return { exported_at: now.toISOString(), ...(await readPersonalData(reads, id)) }
  }),
  route(deleteAccount, async ({ body }, { db, now, origin, requireCustomer, noteSecurity }) => {
    const { id } = requireCustomer()
    await countCall(db, deletionLimit, id, now)
    const account = await findCustomer(db, id)
    if (!account) throw notAuthorized()
    // Before the proof: a code is not asked for in vain.
    await checkDeletable(db, id, now)
    const proof = await proveIdentity(db, account, body, now)
    const isDeleted = await db.tx(async (tx) => {
      await proof.consume(tx)
      return deleteForGood(tx, id, { now, origin })
    })
    if (!isDeleted) throw notAuthorized()
    noteSecurity('account_deleted', `#${id}`)
    return true as const
  }),
]
