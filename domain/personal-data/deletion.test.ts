import { expect, it } from 'vitest'
import { orderStatuses } from '../orders/status.ts'
import { reasonsAgainstDeletion, WAIVED_DEBT_MINOR, type OpenMatters } from './deletion.ts'

const nothing: OpenMatters = {
  orderStatuses: [],
  pendingApplications: 0,
  openRefunds: 0,
  delayedRefunds: 0,
  commissionMinor: 0,
  debtMinor: 0,
  payoutCreditMinor: 0,
}

it('lets an account go with which nothing is open', () => {
  expect(reasonsAgainstDeletion(nothing)).toEqual([])
})

it('waits for every order that is not received, cancelled or closed', () => {
  const waited = orderStatuses.filter(
    (status) => reasonsAgainstDeletion({ ...nothing, orderStatuses: [status] }).length > 0,
  )
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
  expect(reasonsAgainstDeletion({ ...nothing, orderStatuses: ['complete', 'in_transit'] })).toEqual([
    'openOrder',
  ])
  expect(reasonsAgainstDeletion({ ...nothing, orderStatuses: ['a status of another service'] })).toEqual([
    'openOrder',
  ])
})

it.each([
  ['openApplication', { pendingApplications: 1 }],
  ['refundDue', { openRefunds: 1 }],
  ['commissionDue', { commissionMinor: 1 }],
  ['refundDelayed', { delayedRefunds: 1 }],
  ['commissionDebt', { debtMinor: WAIVED_DEBT_MINOR + 1 }],
  ['payoutCredit', { payoutCreditMinor: 1 }],
] as const)('names %s when that is all that is open', (reason, open) => {
  expect(reasonsAgainstDeletion({ ...nothing, ...open })).toEqual([reason])
})

it('does not hold anybody for a small debt', () => {
  expect(reasonsAgainstDeletion({ ...nothing, debtMinor: WAIVED_DEBT_MINOR })).toEqual([])
})

it('names all at once, an order first, because it may settle the rest', () => {
  expect(
    reasonsAgainstDeletion({
      orderStatuses: ['paid'],
      pendingApplications: 1,
      openRefunds: 1,
      delayedRefunds: 1,
      commissionMinor: 1,
      debtMinor: WAIVED_DEBT_MINOR + 1,
      payoutCreditMinor: 1,
    }),
  ).toEqual([
    'openOrder',
    'openApplication',
    'refundDue',
    'refundDelayed',
    'commissionDue',
    'commissionDebt',
    'payoutCredit',
  ])
})

it.each([
  [5, []],
  [4, ['payoutCredit']],
  [6, ['payoutCredit']],
  [0, ['payoutCredit']],
])('payout credit of 5 cents stands against it unless all is given up: %i', (givenUp, reasons) => {
  expect(reasonsAgainstDeletion({ ...nothing, payoutCreditMinor: 5 }, givenUp)).toEqual(reasons)
})
