import type { Refusal } from '#domain/contract/refusal.ts'
import { payoutRefusals } from '#domain/payouts/refusals.ts'
import { utc } from '#domain/dates/utc.ts'
import { randomUUID } from 'node:crypto'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { payoutApplicationFaults } from '#domain/payouts/application.ts'
import type { PayoutAnswer, PayoutApplication } from '#domain/payouts/schema.ts'
import type { RequestContext } from '#service/http/context.ts'
import { invalidValue, required, refuse } from '#service/http/fault.ts'
import type { PayoutDecision } from '#service/ports/payouts.ts'
import {
  deleteApplication,
  endApplying,
  findPayoutAccount,
  insertApplication,
  noteDecision,
} from './account-store.ts'
import { isUnsettled, settleAccount } from './settle.ts'

/** Timeout of the provider in seconds. */
const PATIENCE_SECONDS = 60

/** @throws Fault 400 naming the first invalid field */
function checkApplication(account: PayoutApplication, now: Date): void {
  const [first] = Object.entries(payoutApplicationFaults(account, toHongKongDate(now)))
  if (!first) return
  throw first[1] === 'required' ? required(first[0]) : invalidValue(first[0], '')
}

/**
 * Records an application before it is sent; one per customer.
 * @throws Fault 400 if there is one already
 */
async function recordApplication(context: RequestContext, username: string): Promise<string> {
  const { db, now } = context
  const customerId = context.requireCustomer().id
  const earlier = await findPayoutAccount(db, customerId)
  if (earlier && isUnsettled(earlier, now)) await settleAccount(context, earlier, now)
  const reference = randomUUID()
  const until = utc(now).add(PATIENCE_SECONDS, 'second').toDate()
  if (await insertApplication(db, { customer_id: customerId, reference, username, until }, now))
    return reference
  const present = await findPayoutAccount(db, customerId)
  throw present?.state === 'active' ? refuse(payoutRefusals.active) : refuse(payoutRefusals.pending)
}

const refusals: Readonly<Record<Exclude<PayoutDecision, 'active' | 'pending'>, Refusal>> = {
  usernameTaken: payoutRefusals.usernameTaken,
  emailTaken: payoutRefusals.emailTaken,
  declined: payoutRefusals.declined,
}

/**
 * Applies for the caller's payout account: records the application, calls the provider, applies the answer. Nothing
 * is sent inside a transaction, and a second application meanwhile is refused.
 * @returns null while the provider has not decided ("a missing response")
 * @throws Fault 400
 */
export async function applyForAccount(
  account: PayoutApplication,
  context: RequestContext,
): Promise<PayoutAnswer> {
  const { db, ports, now } = context
  checkApplication(account, now)
  const reference = await recordApplication(context, account.username.trim())
  let decision: PayoutDecision
  try {
    decision = await ports.payouts.apply(reference, account, now)
  } catch (error) {
    // It may have arrived: a look-up will tell, before the next application is sent.
    await endApplying(db, reference, now)
    throw error
  }
  if (decision === 'active' || decision === 'pending') {
    await noteDecision(db, reference, decision, now)
    return decision === 'active' ? { result: true, url: ports.payouts.loginUrl(reference) } : null
  }
  await deleteApplication(db, reference)
  throw refuse(refusals[decision])
}
