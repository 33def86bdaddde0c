import { canMove, movesOf, type OrderMove } from '#domain/orders/moves.ts'
import { returnable } from '#domain/orders/refund.ts'
import type { Db } from '#service/db/db.ts'
import { Fault, noSuchEntity } from '#service/http/fault.ts'
import { tellOfRefund } from '#service/orders/documents/refund-mail.ts'
import { payLocked } from '#service/orders/life.ts'
import { refundLocked } from '#service/orders/refunds/refund.ts'
import { readSoldOrders } from '#service/orders/refunds/refund-store.ts'
import { fulfilLocked } from '#service/orders/shipments/fulfil.ts'
import { lockOrder, type OrderRow } from '#service/orders/store.ts'
import { cancelUnpaid, settleCustomer } from '#service/payment/settle.ts'
import type { Services } from '#service/http/services.ts'
import { listNewestOrders } from './order-store.ts'
import { reviewOrder } from './review-order.ts'

const refused = (move: OrderMove, status: string) =>
  new Fault(400, 'An order that is "%status" cannot be moved by "%move".', { parameters: { status, move } })

/** Refunds one piece of the first line that has one left, or everything that is left. */
async function refund(tx: Db, order: OrderRow, isPart: boolean, now: Date): Promise<void> {
  const lines = (await readSoldOrders(tx, [order.id])).get(order.id)?.lines ?? []
  const line = lines.find((candidate) => returnable(candidate) > 0)
  const pieces = isPart && line ? new Map([[line.id, 1]]) : null
  const cause = { applicationId: null, comment: 'Refunded by the shop.' }
  const refund = await refundLocked(tx, order, pieces, cause, now)
  if (refund) await tellOfRefund(tx, order, refund, now)
}

/** Makes a move of an order that is locked and may make it. */
async function makeMove(
  tx: Db,
  order: OrderRow,
  move: Exclude<OrderMove, 'cancel'>,
  now: Date,
): Promise<void> {
  if (move === 'pay') await payLocked(tx, order, order.grand_total_minor, now)
  else if (move === 'review') await reviewOrder(tx, order, now)
  else if (move === 'refund' || move === 'refundPart') await refund(tx, order, move === 'refundPart', now)
  else await fulfilLocked(tx, order, move, now)
}

/**
 * Moves an order as its customer, the warehouse or the shop's staff would: with its parcels, history, points, stock and
 * messages.
 * @returns the order's new status and the moves that are possible next
 * @throws Fault 404 for an unknown order, 400 for a move that its status does not allow
 */
export async function moveOrder(
  { db, ports }: Pick<Services, 'db' | 'ports'>,
  id: number,
  move: OrderMove,
  now: Date,
): Promise<{ id: number; status: string; moves: OrderMove[] }> {
  const read = async (tx: Db) => (await listNewestOrders(tx, { id, limit: 1 }))[0]
  const row = await db.tx(async (tx) => {
    const order = await lockOrder(tx, id)
    const listed = order && (await read(tx))
    if (!listed) throw noSuchEntity('id', id)
    if (!canMove(listed, move)) throw refused(move, order.status)
    if (move !== 'cancel') await makeMove(tx, order, move, now)
    return order
  })
  // Cancelling asks the payment providers first, which no transaction waits for.
  if (move === 'cancel' && !(await cancelUnpaid({ db, ports }, row.customer_id, id, now)))
    throw refused(move, row.status)
  await settleCustomer({ db, ports }, row.customer_id, now)
  const moved = await read(db)
  if (!moved) throw noSuchEntity('id', id)
  return { id, status: moved.status, moves: movesOf(moved) }
}
