import { canMove, movesOf, type OrderMove } from '#domain/orders/moves.ts'
import { returnable } from '#domain/orders/refund.ts'
import type { Db } from '#service/db/db.ts'
import { fault, noSuchEntity } from '#service/http/fault.ts'
import { refundLocked } from '#service/orders/refunds/refund.ts'
import { readSoldOrders } from '#service/orders/refunds/refund-store.ts'
import { fulfilLocked } from '#service/orders/shipments/fulfil.ts'
import { lockOrder, type OrderRow } from '#service/orders/store.ts'
import { cancelUnpaid, settleCustomer } from '#service/payment/settle.ts'
import type { Services } from '#service/http/services.ts'
import { listNewestOrders } from './order-store.ts'

const refused = (move: OrderMove, status: string) =>
  fault(400, 'An order that is "%status" cannot be moved by "%move".', { status, move })

/** Refunds one piece of the first line that has one left, or everything that is left. */
async function refund(tx: Db, order: OrderRow, isPart: boolean, now: Date): Promise<void> {
  const lines = (await readSoldOrders(tx, [order.id])).get(order.id)?.lines ?? []
  const line = lines.find((candidate) => returnable(candidate) > 0)
  const pieces = isPart && line ? new Map([[line.id, 1]]) : null
  await refundLocked(tx, order, pieces, { applicationId: null, comment: 'Refunded by the shop.' }, now)
}

/**
 * Moves an order as the shop's staff would: with its parcels, history, points, stock and messages.
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
    if (move === 'refund' || move === 'refundPart') await refund(tx, order, move === 'refundPart', now)
    else if (move !== 'cancel') await fulfilLocked(tx, order, move, now)
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
