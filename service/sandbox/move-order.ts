import type { OrderMove } from '#domain/orders/moves.ts'
import { returnable, type SoldLine } from '#domain/orders/refund.ts'
import { Fault } from '#service/http/fault.ts'
import type { Services } from '#service/http/services.ts'
import { payLocked } from '#service/orders/life.ts'
import { changeOrder, makeStaffMove, MoveRefused, type MovedOrder } from '#service/staff/change-order.ts'
import { reviewOrder } from './review-order.ts'

/** One piece of the first line that has one left. */
function onePiece(lines: readonly SoldLine[]): ReadonlyMap<number, number> | null {
  const line = lines.find((candidate) => returnable(candidate) > 0)
  return line ? new Map([[line.id, 1]]) : null
}

/**
 * Moves an order as its customer, the warehouse or the shop's staff would.
 * @returns the order's new status and the moves that are possible next
 * @throws Fault 404 for an unknown order, 400 for a move that its status does not allow
 */
export const moveOrder = (
  services: Pick<Services, 'db' | 'ports'>,
  id: number,
  move: OrderMove,
  now: Date,
): Promise<MovedOrder> =>
  changeOrder(
    services,
    id,
    {
      move,
      make: async (tx, order, asked) => {
        if (asked === 'pay') await payLocked(tx, order, order.grand_total_minor, now)
        else if (asked === 'review') await reviewOrder(tx, order, now)
        else
          await makeStaffMove(tx, order, asked, asked === 'refundPart' ? { choosePieces: onePiece } : {}, now)
      },
    },
    now,
  ).catch((error: unknown) => {
    if (!(error instanceof MoveRefused)) throw error
    const { status } = error
    throw new Fault(400, 'An order that is "%status" cannot be moved by "%move".', {
      parameters: { status, move },
    })
  })
