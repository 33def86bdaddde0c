import { expect, it } from 'vitest'
import { refundProgress, type PaymentRefund } from './refund-progress.ts'

const part = (status: PaymentRefund['status'], amountMinor: number, isOfOrder = true): PaymentRefund => ({
  status,
  amountMinor,
  isOfOrder,
})

it('has nothing to tell of an order without refunds', () => {
  expect(refundProgress(0, [])).toEqual({ paidMinor: 0, onWayMinor: 0, delayedMinor: 0 })
})

it.each([
  ['waiting', { paidMinor: 0, onWayMinor: 500, delayedMinor: 0 }],
  ['sent', { paidMinor: 0, onWayMinor: 500, delayedMinor: 0 }],
  ['failed', { paidMinor: 0, onWayMinor: 0, delayedMinor: 500 }],
  ['done', { paidMinor: 500, onWayMinor: 0, delayedMinor: 0 }],
  ['uncaptured', { paidMinor: 500, onWayMinor: 0, delayedMinor: 0 }],
] as const)('tells a refund that is %s in one way', (status, progress) => {
  expect(refundProgress(500, [part(status, 500)])).toEqual(progress)
})

it('counts as paid what goes to no payment, and what of a second payment went back', () => {
  expect(refundProgress(900, [part('failed', 500), part('done', 300), part('done', 70, false)])).toEqual({
    paidMinor: 100 + 300 + 70,
    onWayMinor: 0,
    delayedMinor: 500,
  })
})

it('adds up what is on its way and what is delayed apart', () => {
  expect(
    refundProgress(300, [
      part('waiting', 100),
      part('sent', 100),
      part('failed', 100),
      part('failed', 40, false),
    ]),
  ).toEqual({ paidMinor: 0, onWayMinor: 200, delayedMinor: 140 })
})
