import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatMoney, toDecimal } from '#domain/money/money.ts'
import { reasonsAgainstDeletion, type OpenMatters } from '#domain/personal-data/deletion.ts'
import { deletionRefusals, type DeletionReason } from '#domain/personal-data/refusals.ts'
import { readOpenCommission, settleDebt } from '#service/commissions/debt-store.ts'
import { lockCustomer } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { refuse, refuseForAll } from '#service/http/fault.ts'
import { giveUpPayoutCredit } from '#service/payouts/credit-store.ts'
import { SUPPORT_EMAIL } from '#service/store/support.ts'
import { sendDeletionNotice } from './deletion-notice.ts'
import { lockCarts, markDeleted, readOpenMatters, removePerson } from './deletion-store.ts'

/** When an account is deleted, the origin of the shop for the last message, and the payout credit that is given up, in cents. */
interface Deletion extends Pick<RequestContext, 'now' | 'origin'> {
  readonly givenUpMinor?: number | undefined
}

function refusalOf(reason: DeletionReason, { payoutCreditMinor, debtMinor }: OpenMatters) {
  if (reason === 'payoutCredit') return refuse(deletionRefusals.payoutCredit, [toDecimal(payoutCreditMinor)])
  if (reason === 'commissionDebt')
    return refuse(deletionRefusals.commissionDebt, [formatMoney(debtMinor), SUPPORT_EMAIL])
  return refuse(deletionRefusals[reason])
}

/**
 * Checks that nothing is open between a customer and the shop.
 * @returns the payout credit, in cents, all of which is given up
 * @throws Fault 400 with all reasons against deleting the account
 */
export async function checkDeletable(
  db: Db,
  customerId: number,
  { now, givenUpMinor }: Omit<Deletion, 'origin'>,
): Promise<number> {
  const { dueMinor, debtMinor } = await readOpenCommission(db, customerId, toHongKongDate(now))
  const open = { ...(await readOpenMatters(db, customerId)), commissionMinor: dueMinor, debtMinor }
  const [first, ...others] = reasonsAgainstDeletion(open, givenUpMinor).map((reason) =>
    refusalOf(reason, open),
  )
  if (first) throw refuseForAll([first, ...others])
  return open.payoutCreditMinor
}

/**
 * Deletes an account for good: the person goes, what the accounts and the team need stays (`treatments`). The last
 * message goes to the contact that was on file. Payout credit that is given up leaves an entry in its ledger, and so does a
 * commission that was to be paid back, which the shop writes off. An order
 * that is being placed at the same time comes first, and refuses the deletion, or finds no cart any more. Pass a
 * transaction.
 * @returns false, with nothing done, for an account that is deleted already
 * @throws Fault 400 while something is open
 */
export async function deleteAccount(tx: Db, customerId: number, deletion: Deletion): Promise<boolean> {
  const { now, origin } = deletion
  await lockCarts(tx, customerId)
  const account = await lockCustomer(tx, customerId)
  if (!account || account.deleted_at) return false
  const creditMinor = await checkDeletable(tx, customerId, deletion)
  await settleDebt(tx, customerId, 'written_off', now)
  if (creditMinor > 0) await giveUpPayoutCredit(tx, customerId, creditMinor, now)
  await removePerson(tx, customerId)
  await markDeleted(tx, customerId, now)
  await sendDeletionNotice(tx, account, now, origin)
  return true
}
