import { payoutRefusals } from '#domain/payouts/refusals.ts'
import type { RequestContext } from '#service/http/context.ts'
import { refuse } from '#service/http/fault.ts'
import { PayoutRefused, type PayoutReport } from '#service/ports/payouts.ts'
import { findPayoutAccount, insertChange, noteRefusedChange, noteWeeklyPay } from './account-store.ts'

/** A change to be sent to the provider. */
interface Change {
  readonly reference: string
  readonly number: number
}

/**
 * Records a change before it is sent; undefined if weekly pay is already in that state and nothing else is pending.
 * @throws Fault 400
 */
const recordChange = ({ db, now }: RequestContext, customerId: number, isWeekly: boolean) =>
  db.tx(async (tx): Promise<Change | undefined> => {
    const account = await findPayoutAccount(tx, customerId, true)
    if (account?.state !== 'active') throw refuse(payoutRefusals.weeklyNeedsAccount)
    const { reference, weekly_pay: present, changing_since: since } = account
    if (since === null && present === isWeekly) return undefined
    return { reference, number: await insertChange(tx, customerId, now) }
  })

/**
 * Switches the caller's weekly pay: records the change under an increasing number, tells the provider, and
 * stores the answer. Of changes made on two devices at once the one recorded last wins, whichever answer arrives first.
 * @throws Fault 400 without an active account, and when the provider refuses
 */
export async function setWeeklyPay(isWeekly: boolean, context: RequestContext): Promise<true> {
  const { db, ports, now } = context
  const change = await recordChange(context, context.requireCustomer().id, isWeekly)
  if (!change) return true
  let report: PayoutReport
  try {
    report = await ports.payouts.setWeeklyPay(change.reference, isWeekly, change.number, now)
  } catch (error) {
    // After any other failure it is unknown whether it changed; a look-up will tell.
    if (!(error instanceof PayoutRefused)) throw error
    await noteRefusedChange(db, change.reference, change.number, now)
    throw refuse(payoutRefusals.changeRefused)
  }
  await noteWeeklyPay(db, change.reference, report, false, now)
  return true
}
