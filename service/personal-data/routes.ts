import type { EndpointInput } from '#domain/contract/endpoint.ts'
import { toMinor } from '#domain/money/money.ts'
import { deleteAccount, exportPersonalData } from '#domain/personal-data/api.ts'
import { bearerToken, tokenHash } from '#service/credentials/token-store.ts'
import { proveIdentity } from '#service/customers/identity-proof.ts'
import { findCustomer } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { notAuthorized, tooMany } from '#service/http/fault.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { checkDeletable, deleteAccount as deleteForGood } from './delete-account.ts'
import { rememberDeletion, wasDeletedWith } from './deletion-store.ts'
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

/** Whether an account was deleted with the token of a request. Nobody else learns of it: nobody else has the token. */
async function isRepetition(db: Db, headers: Headers): Promise<boolean> {
  const token = bearerToken(headers)
  return token !== undefined && wasDeletedWith(db, tokenHash(token))
}

/**
 * Deletes the caller's account after a proof of identity.
 * @throws Fault 400 with all that is open; 400, 401 without a proof of identity
 */
async function deleteOwn(
  { give_up_payout_credit: givenUp, ...sent }: EndpointInput<typeof deleteAccount>['body'],
  { db, now, origin, requestHeaders, requireCustomer, noteSecurity }: RequestContext,
): Promise<true> {
  const { id } = requireCustomer()
  await countCall(db, deletionLimit, id, now)
  const account = await findCustomer(db, id)
  if (!account) throw notAuthorized()
  const deletion = { now, origin, givenUpMinor: toMinor(givenUp) }
  // Before the proof: a code is not asked for in vain.
  await checkDeletable(db, id, deletion)
  const proof = await proveIdentity(db, account, sent, now)
  const isDeleted = await db.tx(async (tx) => {
    await proof.consume(tx)
    const done = await deleteForGood(tx, id, deletion)
    const token = bearerToken(requestHeaders)
    if (done && token !== undefined) await rememberDeletion(tx, tokenHash(token), now)
    return done
  })
  if (!isDeleted) throw notAuthorized()
  noteSecurity('account_deleted', `#${id}`)
  return true
}

/** What a person may ask of the shop about their own data. */
export const personalDataRoutes: Route[] = [
  route(exportPersonalData, async (_request, { db, longReads, now, requireCustomer }) => {
    const { id } = requireCustomer()
    await countCall(db, exportLimit, id, now)
    return { exported_at: now.toISOString(), ...(await readPersonalData(longReads, id)) }
  }),
  route(
    deleteAccount,
    async ({ body }, context) => {
      try {
        return await deleteOwn(body, context)
      } catch (error) {
        // The answer to the first call was lost, or is on its way.
        if (await isRepetition(context.db, context.requestHeaders)) return true as const
        throw error
      }
    },
    { isRepetition },
  ),
]
