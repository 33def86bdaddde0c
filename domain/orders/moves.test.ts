import { describe, expect, it } from 'vitest'
import { canMove, movesOf, statusAfter, type MovableOrder, type OrderMove } from './moves.ts'
import { orderStatuses } from './status.ts'

const order = (status: string, more: Partial<MovableOrder> = {}): MovableOrder => ({
  status,
  isPaid: true,
  isDelivered: true,
  linesToSend: 2,
  piecesLeft: 3,
  ...more,
})

describe('the moves of an order', () => {
  const refunds: OrderMove[] = ['refundPart', 'refund']
  it.each<[string, OrderMove[]]>([
    ['pending_payment', ['pay', 'cancel']],
    ['order_placed', ['pay', 'cancel']],
    ['payment_review', []],
    ['paid', ['hold', 'pack', 'shipPart', 'ship', ...refunds]],
    ['on_hold', ['pack', ...refunds]],
    ['pending_shipment', ['hold', 'shipPart', 'ship', ...refunds]],
    ['partial_in_transit', ['ship', ...refunds]],
    ['in_transit', ['deliver', ...refunds]],
    ['received', ['review', ...refunds]],
    ['complete', ['review', ...refunds]],
    ['reviewed', refunds],
    ['canceled', []],
    ['closed', []],
    ['of_another_service', []],
  ])('%s: %j', (status, moves) => {
    expect(movesOf(order(status, { isPaid: !['pending_payment', 'order_placed'].includes(status) }))).toEqual(
      moves,
    )
  })
  it('leave no part to send of one line, and none to refund of one piece', () => {
    expect(movesOf(order('pending_shipment', { linesToSend: 1, piecesLeft: 1 }))).toEqual([
      'hold',
      'ship',
      'refund',
    ])
    expect(canMove(order('received', { piecesLeft: 0 }), 'refund')).toBe(false)
  })
  it('leave nothing to review when every piece went back', () => {
    expect(movesOf(order('received', { piecesLeft: 1 }))).toContain('review')
    expect(movesOf(order('received', { piecesLeft: 0 }))).toEqual([])
  })
  it('send nothing that needs no delivery', () => {
    expect(movesOf(order('paid', { isDelivered: false }))).toEqual(refunds)
  })
  it('lead to a status that an order has', () => {
    for (const move of ['hold', 'pack', 'shipPart', 'ship', 'deliver'] as const)
      expect(orderStatuses).toContain(statusAfter(move))
  })
})
