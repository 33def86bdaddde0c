import type { ApplicationStatus } from '#domain/applications/kinds.ts'
import type { Db } from '#service/db/db.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import { refundLocked } from '#service/orders/life.ts'
import { lockOrder } from '#service/orders/store.ts'
import { lockTree, moveUnder, setEnroller } from '#service/team/store.ts'
import { lockPending, wholeOrders, writeDecision, type PendingApplication } from './decision-store.ts'
import { readPlacement } from './placement-refusal.ts'

/** Possible decisions of the staff who review applications. */
export interface Decision {
  readonly status: Exclude<ApplicationStatus, 'pending'>
  /** Message to the applicant. */
  readonly remark: string | null
}

/**
 * Refunds the orders that are returned in full: takes back what they earned and returns points and credit. Of other
 * orders only a part is returned.
 */
async function refundOrders(tx: Db, { id }: PendingApplication, now: Date): Promise<void> {
  for (const orderId of await wholeOrders(tx, id)) {
    const order = await lockOrder(tx, orderId)
    if (order) await refundLocked(tx, order, now, `Refunded after application ${id}.`)
  }
}

/** Applies an approved application. Staff handle changes of referrer and replenishments outside the shop. */
async function carryOut(tx: Db, application: PendingApplication, now: Date): Promise<void> {
  const { type, customer_id: customerId, new_account: account } = application
  if (type === 'refund') await refundOrders(tx, application, now)
  if ((type === 'enroller' || type === 'sponsor') && account !== null) {
    await lockTree(tx)
    await readPlacement(tx, type, account, customerId)
    if (type === 'enroller') await setEnroller(tx, customerId, account, now)
    else await moveUnder(tx, customerId, account, now)
  }
}

/**
 * Decides an application once: refunds fully returned orders, or changes the enroller or sponsor. Commissions follow
 * when volume is settled next.
 * @throws Fault 404 if it does not exist or is already decided, 400 if the new enroller or sponsor does not fit the tree as it is now
 */
export const decideApplication = (database: Db, id: number, decision: Decision, now: Date): Promise<void> =>
  database.tx(async (tx) => {
    const application = await lockPending(tx, id)
    if (!application) throw noSuchEntity('id', id)
    if (decision.status === 'approved') await carryOut(tx, application, now)
    await writeDecision(tx, id, decision.status, decision.remark, now)
  })
