import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { deletionFault } from '#domain/personal-data/deletion.ts'
import { deletionRefusals } from '#domain/personal-data/refusals.ts'
import { pendingPay } from '#service/commissions/store.ts'
import { lockCustomer } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/context.ts'
import { refuse } from '#service/http/fault.ts'
import { sendDeletionNotice } from './deletion-notice.ts'
import { lockCarts, markDeleted, readOpenMatters, removePerson } from './deletion-store.ts'

/** When an account is deleted, and the origin of the shop for the last message. */
type Moment = Pick<RequestContext, 'now' | 'origin'>

/**
 * Checks that nothing is open between a customer and the shop.
 * @throws Fault 400 with the first reason against deleting the account
 */
export async function checkDeletable(db: Db, customerId: number, now: Date): Promise<void> {
  const reason = deletionFault({
    ...(await readOpenMatters(db, customerId)),
    commissionMinor: await pendingPay(db, customerId, toHongKongDate(now)),
  })
  if (reason) throw refuse(deletionRefusals[reason])
}

/**
 * Deletes an account for good: the person goes, what the accounts and the team need stays (`treatments`). The last
 * message goes to the contact that was on file. An order that is being placed at the same time comes first, and refuses
 * the deletion, or finds no cart any more. Pass a transaction.
 * @returns false, with nothing done, for an account that is deleted already
 * @throws Fault 400 while something is open
 */
export async function deleteAccount(tx: Db, customerId: number, { now, origin }: Moment): Promise<boolean> {
  await lockCarts(tx, customerId)
  const account = await lockCustomer(tx, customerId)
  if (!account || account.deleted_at) return false
  await checkDeletable(tx, customerId, now)
  await removePerson(tx, customerId)
  await markDeleted(tx, customerId, now)
  await sendDeletionNotice(tx, account, now, origin)
  return true
}
