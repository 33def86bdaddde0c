import { canMove, movesOf, type OrderMove, type StaffMove } from '#domain/orders/moves.ts'
import type { SoldLine } from '#domain/orders/refund.ts'
import type { Db } from '#service/db/db.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import type { Services } from '#service/http/services.ts'
import { tellOfRefund } from '#service/orders/documents/refund-mail.ts'
import { refundLocked } from '#service/orders/refunds/refund.ts'
import { readSoldOrders } from '#service/orders/refunds/refund-store.ts'
import { fulfilLocked, type ParcelDetails } from '#service/orders/shipments/fulfil.ts'
import { lockOrder, type OrderRow } from '#service/orders/store.ts'
import { cancelUnpaid, settleCustomer } from '#service/payment/settle.ts'
import { listNewestOrders, type ListedOrder } from './order-store.ts'

/** A move that an order's status does not allow. */
export class MoveRefused extends Error {
  readonly move: OrderMove
  readonly status: string
  constructor(move: OrderMove, status: string) {
    super(`An order that is "${status}" cannot be moved by "${move}".`)
    this.move = move
    this.status = status
  }
}

/** What a move needs to be told. */
export interface MoveDetails {
  /** Pieces to refund by line id; null refunds everything that is left. */
  readonly choosePieces?: (lines: readonly SoldLine[]) => ReadonlyMap<number, number> | null
  readonly parcel?: ParcelDetails
}

/** An order after a move. */
export interface MovedOrder {
  readonly id: number
  readonly status: string
  /** The moves that are possible next. */
  readonly moves: OrderMove[]
}

async function refund(
  tx: Db,
  order: OrderRow,
  choosePieces: MoveDetails['choosePieces'],
  now: Date,
): Promise<void> {
  const lines = (await readSoldOrders(tx, [order.id])).get(order.id)?.lines ?? []
  const cause = { applicationId: null, comment: 'Refunded by the shop.' }
  const entered = await refundLocked(tx, order, choosePieces?.(lines) ?? null, cause, now)
  if (entered) await tellOfRefund(tx, order, entered, now)
}

/** Makes a move of the staff, other than cancelling, on an order that is locked and may make it. */
export async function makeStaffMove(
  tx: Db,
  order: OrderRow,
  move: Exclude<StaffMove, 'cancel'>,
  { choosePieces, parcel }: MoveDetails,
  now: Date,
): Promise<void> {
  if (move === 'refund' || move === 'refundPart') await refund(tx, order, choosePieces, now)
  else await fulfilLocked(tx, order, move, now, parcel)
}

/** A move of an order, and what else is written with it. */
interface Change {
  readonly move: OrderMove
  /** Makes the move in the transaction that holds the order's lock; not called for `cancel`. */
  make(tx: Db, order: OrderRow, move: Exclude<OrderMove, 'cancel'>, listed: ListedOrder): Promise<void>
  /** Called in the transaction that cancels the order. */
  readonly whenCancelled?: (tx: Db, status: string) => Promise<void>
}

/**
 * Moves an order: with its parcels, history, points, stock and messages.
 * @throws Fault 404 for an unknown order
 * @throws MoveRefused
 */
export async function changeOrder(
  { db, ports }: Pick<Services, 'db' | 'ports'>,
  id: number,
  { move, make, whenCancelled }: Change,
  now: Date,
): Promise<MovedOrder> {
  const read = async (tx: Db) => (await listNewestOrders(tx, { id, limit: 1 }))[0]
  const row = await db.tx(async (tx) => {
    const order = await lockOrder(tx, id)
    const listed = order && (await read(tx))
    if (!listed) throw noSuchEntity('id', id)
    if (!canMove(listed, move)) throw new MoveRefused(move, order.status)
    if (move !== 'cancel') await make(tx, order, move, listed)
    return order
  })
  // Cancelling asks the payment providers first, which no transaction waits for.
  const also = whenCancelled && ((tx: Db) => whenCancelled(tx, row.status))
  if (move === 'cancel' && !(await cancelUnpaid({ db, ports }, row.customer_id, id, now, also)))
    throw new MoveRefused(move, row.status)
  await settleCustomer({ db, ports }, row.customer_id, now)
  const moved = await read(db)
  if (!moved) throw noSuchEntity('id', id)
  return { id, status: moved.status, moves: movesOf(moved) }
}
