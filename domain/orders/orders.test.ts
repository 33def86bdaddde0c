import { describe, expect, it } from 'vitest'
import {
  canReorder,
  hasArrived,
  isFinished,
  isPurchase,
  lifeLine,
  logisticsStep,
  orderStage,
  orderStatuses,
  wasSent,
} from './status.ts'
import { boughtBefore } from './bought-before.ts'
import { isVirtualOrder } from './virtual-order.ts'

describe('the status of an order', () => {
  it('says what has arrived, what was sent, and what cannot be ordered again', () => {
    expect(orderStatuses.filter(hasArrived)).toEqual(['complete', 'received', 'reviewed'])
    expect(orderStatuses.filter(isFinished)).toEqual([
      'complete',
      'received',
      'reviewed',
      'canceled',
      'closed',
    ])
    expect(orderStatuses.filter(wasSent)).toEqual([
      'in_transit',
      'partial_in_transit',
      'complete',
      'received',
      'reviewed',
      'closed',
    ])
    expect(orderStatuses.filter((status) => !canReorder(status))).toEqual([
      'pending_payment',
      'payment_review',
      'on_hold',
    ])
    expect(canReorder('holded')).toBe(false)
  })
  it('says at a glance how an order stands', () => {
    expect(Object.groupBy([...orderStatuses, 'holded', 'fraud'], orderStage)).toEqual({
      unpaid: ['pending_payment'],
      waiting: ['payment_review', 'on_hold', 'holded'],
      moving: ['order_placed', 'paid', 'pending_shipment', 'in_transit', 'partial_in_transit'],
      arrived: ['complete', 'received', 'reviewed'],
      ended: ['canceled', 'closed', 'fraud'],
    })
  })
  it.each([
    ['order_placed', 'processing'],
    ['holded', 'processing'],
    ['in_transit', 'sent'],
    ['partial_in_transit', 'sent'],
    ['reviewed', 'completed'],
    ['pending_payment', null],
    ['canceled', null],
    ['closed', null],
    ['fraud', null],
  ])('%s has the logistics step %s', (status, step) => {
    expect(logisticsStep(status)).toBe(step)
  })
  it.each([
    ['pending_payment', 'done current next next next'],
    ['order_placed', 'done current next next'],
    ['payment_review', 'done current next next'],
    ['on_hold', 'done done current next next'],
    ['paid', 'done done current next next'],
    ['in_transit', 'done done done current next'],
    ['complete', 'done done done done done'],
    ['canceled', 'done cancelled'],
    ['closed', 'done done'],
  ])('%s reads %s', (status, states) => {
    expect(
      lifeLine(status)
        .map((point) => point.state)
        .join(' '),
    ).toBe(states)
  })
  it.each([
    ['order_placed', 'placed processing sent completed'],
    ['payment_review', 'placed processing sent completed'],
    ['canceled', 'placed cancelled'],
    ['closed', 'placed closed'],
  ])('%s goes through %s', (status, points) => {
    expect(
      lifeLine(status)
        .map(({ point }) => point)
        .join(' '),
    ).toBe(points)
  })
  it('sends nothing of an order without goods', () => {
    expect(lifeLine('complete', true).map(({ point, state }) => `${point} ${state}`)).toEqual([
      'placed done',
      'paid done',
      'processing done',
      'completed done',
    ])
    expect(lifeLine('paid', true).at(-1)).toEqual({ point: 'completed', state: 'next' })
  })
  it.each([
    ['pending_shipment', false, true],
    ['complete', false, false],
    ['complete', true, true],
    ['paid', true, false],
  ])('%s with nothing to send %s is a purchase: %s', (status, isVirtual, expected) => {
    expect(isPurchase(status, isVirtual)).toBe(expected)
  })
  it('is virtual when its own lines are, whatever a bundle consists of', () => {
    const line = (product_type: string, parent_item_id: number | null = null) => ({
      sku: 'x',
      product_type,
      parent_item_id,
    })
    expect(isVirtualOrder({ items: [line('virtual')] })).toBe(true)
    expect(isVirtualOrder({ items: [line('bundle'), line('virtual', 1)] })).toBe(false)
    expect(isVirtualOrder({ items: [line('virtual'), line('simple')] })).toBe(false)
    expect(isVirtualOrder({ items: [line('virtual'), line('simple', 1)] })).toBe(true)
    // a service may leave out the parent where there is none
    expect(isVirtualOrder({ items: [{ sku: 'x', product_type: 'simple' }] })).toBe(false)
  })
  it('has a life line for every status', () => {
    for (const status of orderStatuses) expect(lifeLine(status).length).toBeGreaterThan(1)
  })
})

describe('what was bought before', () => {
  const line = (id: number, parent?: number) => ({
    sku: String(id),
    product_id: id,
    price: 1,
    parent_item_id: parent ?? null,
  })
  const orders = [
    { status: 'complete', items: [line(4), line(9, 4), line(5)] },
    { status: 'canceled', items: [line(6)] },
    { status: 'in_transit', items: [line(5), line(7)] },
  ]
  it('is each product once, the latest first, without parts of sets and cancelled orders', () => {
    expect(boughtBefore(orders, 8)).toEqual([4, 5, 7])
    expect(boughtBefore(orders, 2)).toEqual([4, 5])
    expect(boughtBefore([], 8)).toEqual([])
  })
})
