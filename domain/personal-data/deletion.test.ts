import { expect, it } from 'vitest'
import { orderStatuses } from '../orders/status.ts'
import { deletionFault, type OpenMatters } from './deletion.ts'

const nothing: OpenMatters = {
  orderStatuses: [],
  pendingApplications: 0,
  openRefunds: 0,
  commissionMinor: 0,
  payoutCreditMinor: 0,
}

it('lets an account go with which nothing is open', () => {
  expect(deletionFault(nothing)).toBeUndefined()
})

it('waits for every order that is not received, cancelled or closed', () => {
  const waited = orderStatuses.filter((status) => deletionFault({ ...nothing, orderStatuses: [status] }))
  expect(waited).toEqual([
    'order_placed',
    'pending_payment',
    'payment_review',
    'paid',
    'pending_shipment',
    'in_transit',
    'partial_in_transit',
    'on_hold',
  ])
  expect(deletionFault({ ...nothing, orderStatuses: ['complete', 'in_transit'] })).toBe('openOrder')
  expect(deletionFault({ ...nothing, orderStatuses: ['a status of another service'] })).toBe('openOrder')
})

it.each([
  ['openApplication', { pendingApplications: 1 }],
  ['refundDue', { openRefunds: 1 }],
  ['commissionDue', { commissionMinor: 1 }],
  ['commissionDue', { commissionMinor: -1 }],
  ['payoutCredit', { payoutCreditMinor: 1 }],
] as const)('names %s when that is all that is open', (reason, open) => {
  expect(deletionFault({ ...nothing, ...open })).toBe(reason)
})

it('names an order first, because it may settle the rest', () => {
  expect(
    deletionFault({
      orderStatuses: ['paid'],
      pendingApplications: 1,
      openRefunds: 1,
      commissionMinor: 1,
      payoutCreditMinor: 1,
    }),
  ).toBe('openOrder')
})
