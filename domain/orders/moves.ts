import { isPayable, paymentState } from './payment-state.ts'
import { hasArrived } from './status.ts'

/** What a warehouse does with a paid order. */
const warehouseMoves = ['hold', 'pack', 'shipPart', 'ship', 'deliver'] as const
export type WarehouseMove = (typeof warehouseMoves)[number]

/** What may happen to an order: its payment, the warehouse's moves, the customer's review, and what ends it. */
export const orderMoves = ['pay', ...warehouseMoves, 'review', 'refundPart', 'refund', 'cancel'] as const
export type OrderMove = (typeof orderMoves)[number]

/** The moves that the shop's staff make: what the warehouse does, and what ends an order. */
export const staffMoves = [...warehouseMoves, 'refundPart', 'refund', 'cancel'] as const
export type StaffMove = (typeof staffMoves)[number]

/** An order as far as its moves depend on it. */
export interface MovableOrder {
  readonly status: string
  /** Whether money for it has arrived. */
  readonly isPaid: boolean
  /** Whether it has something to deliver. */
  readonly isDelivered: boolean
  /** Lines that no parcel holds yet. */
  readonly linesToSend: number
  /** Pieces that no refund has taken back. */
  readonly piecesLeft: number
}

/** Statuses from which the warehouse moves an order, and where to. */
const warehouse: Readonly<Record<WarehouseMove, { from: readonly string[]; to: string }>> = {
  hold: { from: ['paid', 'pending_shipment'], to: 'on_hold' },
  pack: { from: ['paid', 'on_hold'], to: 'pending_shipment' },
  shipPart: { from: ['paid', 'pending_shipment'], to: 'partial_in_transit' },
  ship: { from: ['paid', 'pending_shipment', 'partial_in_transit'], to: 'in_transit' },
  deliver: { from: ['in_transit'], to: 'received' },
}

const isWarehouseMove = (move: OrderMove): move is WarehouseMove => Object.hasOwn(warehouse, move)

/** The status after a move of the warehouse. */
export const statusAfter = (move: WarehouseMove): string => warehouse[move].to

/** Whether an order can be refunded: paid for, and neither cancelled nor refunded whole. */
export const isRefundable = ({ status, isPaid }: Pick<MovableOrder, 'status' | 'isPaid'>): boolean =>
  isPaid && ['paid', 'held'].includes(paymentState(status))

/** Whether a move is possible: parcels hold what was paid, and a part is less than everything. */
export function canMove(order: MovableOrder, move: OrderMove): boolean {
  if (isWarehouseMove(move))
    return (
      order.isDelivered &&
      warehouse[move].from.includes(order.status) &&
      (move !== 'shipPart' || order.linesToSend > 1)
    )
  if (move === 'pay' || move === 'cancel') return isPayable(order.status)
  if (move === 'review')
    return hasArrived(order.status) && order.status !== 'reviewed' && order.piecesLeft > 0
  return isRefundable(order) && order.piecesLeft > (move === 'refundPart' ? 1 : 0)
}

/** The moves that are possible, in the order of an order's life. */
export const movesOf = (order: MovableOrder): OrderMove[] => orderMoves.filter((move) => canMove(order, move))
