import { describe, expect, it } from 'vitest'
import { arrivalOf, expectedArrival } from './arrival.ts'

describe('when a parcel is expected', () => {
  // 27 November 2026 is a Friday
  it.each([
    ['standard', '2026-11-24T03:00:00Z', '2026-11-25', '2026-11-26'],
    ['standard', '2026-11-26T03:00:00Z', '2026-11-27', '2026-11-30'],
    ['standard', '2026-11-27T03:00:00Z', '2026-11-30', '2026-12-01'],
    // Friday evening in London is Saturday in Hong Kong: it leaves on Monday
    ['standard', '2026-11-27T17:00:00Z', '2026-12-01', '2026-12-02'],
    ['standard', '2026-11-29T03:00:00Z', '2026-12-01', '2026-12-02'],
    ['airmail', '2026-11-27T03:00:00Z', '2026-12-04', '2026-12-11'],
  ])('%s, paid %s: %s to %s', (method, paidAt, from, to) => {
    expect(arrivalOf(method, new Date(paidAt))).toEqual({ from, to })
  })
  it.each(['locker', 'pickup', 'constructor', ''])('%s promises no day', (method) => {
    expect(arrivalOf(method, new Date('2026-11-24T03:00:00Z'))).toBeUndefined()
  })
})

describe('the expected arrival of an order', () => {
  const order = {
    status: 'in_transit',
    method: 'standard',
    paidAt: new Date('2026-11-24T03:00:00Z'),
    now: new Date('2026-11-26T15:59:00Z'),
  }
  it('is told until the end of its last day in Hong Kong', () => {
    expect(expectedArrival(order)).toEqual({ from: '2026-11-25', to: '2026-11-26' })
    expect(expectedArrival({ ...order, now: new Date('2026-11-26T16:00:00Z') })).toBeUndefined()
  })
  it.each(['paid', 'pending_shipment', 'in_transit', 'partial_in_transit'])(
    'is told of an order %s',
    (status) => {
      expect(expectedArrival({ ...order, status })).toBeDefined()
    },
  )
  it.each(['pending_payment', 'payment_review', 'on_hold', 'received', 'canceled', 'closed'])(
    'is not told of an order %s',
    (status) => {
      expect(expectedArrival({ ...order, status })).toBeUndefined()
    },
  )
  it('is not told of an order that nobody paid or that needs no delivery', () => {
    expect(expectedArrival({ ...order, paidAt: null })).toBeUndefined()
    expect(expectedArrival({ ...order, method: null })).toBeUndefined()
  })
})
