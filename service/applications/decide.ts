import { applicationRefusals } from '#domain/applications/refusals.ts'
import type { ApplicationStatus } from '#domain/applications/kinds.ts'
import { assignPieces, sumRefunds } from '#domain/orders/refund.ts'
import type { Db } from '#service/db/db.ts'
import { noSuchEntity, refuse } from '#service/http/fault.ts'
import { refundLocked, type EnteredRefund } from '#service/orders/refunds/refund.ts'
import { readSoldOrders } from '#service/orders/refunds/refund-store.ts'
import { lockOrder } from '#service/orders/store.ts'
import { lockTree, moveUnder, setEnroller } from '#service/team/store.ts'
import { answerApplicant, type Answer } from './answer.ts'
import {
  lockPending,
  piecesByOrder,
  writeDecision,
  writeRefund,
  type PendingApplication,
} from './decision-store.ts'
import { readPlacement } from './placement-refusal.ts'

/** Possible decisions of the staff who review applications. */
export interface Decision {
  readonly status: Exclude<ApplicationStatus, 'pending'>
  /** Message to the applicant. */
  readonly remark: string | null
}

/** What a decision moved, for the answer. */
type CarriedOut = Pick<Answer, 'refund' | 'endsMembership'>

const tooFewLeft = () => refuse(applicationRefusals.nothingLeft)

/**
 * Refunds the pieces that an application names and writes what they pay back.
 * @throws Fault 400, with nothing changed, when an order has fewer pieces left
 */
async function refundOrders(tx: Db, { id }: PendingApplication, now: Date): Promise<CarriedOut> {
  const cause = { applicationId: id, comment: `Refunded after application ${id}.` }
  const refunds: EnteredRefund[] = []
  for (const { order_id: orderId, items } of await piecesByOrder(tx, id)) {
    const order = await lockOrder(tx, orderId)
    const sold = (await readSoldOrders(tx, [orderId])).get(orderId)
    const pieces = sold && assignPieces(sold.lines, items)
    const refund = order && pieces ? await refundLocked(tx, order, pieces, cause, now) : undefined
    if (!refund) throw tooFewLeft()
    refunds.push(refund)
  }
  const refund = sumRefunds(refunds)
  await writeRefund(tx, id, refund)
  return { refund, endsMembership: refunds.some((each) => each.endsMembership) }
}

/** Applies an approved application. Staff handle changes of referrer and replenishments outside the shop. */
async function carryOut(tx: Db, application: PendingApplication, now: Date): Promise<CarriedOut> {
  const { type, customer_id: customerId, new_account: account } = application
  if (type === 'refund') return refundOrders(tx, application, now)
  if ((type === 'enroller' || type === 'sponsor') && account !== null) {
    await lockTree(tx)
    await readPlacement(tx, type, account, customerId)
    if (type === 'enroller') await setEnroller(tx, customerId, account, now)
    else await moveUnder(tx, customerId, account, now)
  }
  return {}
}

/**
 * Decides an application once: refunds the pieces it names, or changes the enroller or sponsor. Commissions follow
 * when volume is settled next.
 * @throws Fault 404 if it does not exist or is already decided, 400 if it can no longer be carried out
 */
export const decideApplication = (database: Db, id: number, decision: Decision, now: Date): Promise<void> =>
  database.tx(async (tx) => {
    const application = await lockPending(tx, id)
    if (!application) throw noSuchEntity('id', id)
    const carriedOut = decision.status === 'approved' ? await carryOut(tx, application, now) : {}
    await writeDecision(tx, id, decision.status, decision.remark, now)
    await answerApplicant(tx, application, { ...decision, ...carriedOut }, now)
  })
