import { describe, expect, it } from 'vitest'
import {
  isPayable,
  isWrittenOff,
  paymentState,
  paymentTerms,
  statusesAwaitingPayment,
  statusesToPay,
} from './payment-state.ts'
import { orderStatuses } from './status.ts'

const at = (text: string) => Date.parse(text)
const here = at('2026-11-21T07:20:00Z')
const due = { status: 'pending_payment', created_at: '2026-11-21 07:12:00' }

describe('the payment state of an order', () => {
  it.each([
    ['order_placed', 'onAccount'],
    ['pending_payment', 'due'],
    ['payment_review', 'review'],
    ['paid', 'paid'],
    ['reviewed', 'paid'],
    ['holded', 'held'],
    ['on_hold', 'held'],
    ['canceled', 'cancelled'],
    ['closed', 'closed'],
    ['fraud', 'unknown'],
    ['constructor', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', (status, state) => {
    expect(paymentState(status)).toBe(state)
  })
  it('is known for every status', () => {
    expect(orderStatuses.filter((status) => paymentState(status) === 'unknown')).toEqual([])
  })
  it('says which orders must be paid, which may be, which still take money and which wait for none', () => {
    expect(statusesToPay).toEqual(['pending_payment'])
    expect(orderStatuses.filter(isPayable)).toEqual(['order_placed', 'pending_payment'])
    expect(statusesAwaitingPayment).toEqual(['order_placed', 'pending_payment', 'payment_review'])
    expect(orderStatuses.filter(isWrittenOff)).toEqual(['canceled', 'closed'])
  })
})

describe('the terms of an order that is due', () => {
  it("are what the service says, by the service's clock", () => {
    expect(
      paymentTerms(
        {
          ...due,
          extension_attributes: { pay_before: '2026-11-21 07:42:00', server_time: '2026-11-21 07:14:19' },
        },
        480,
        here,
      ).deadline,
    ).toEqual({ deadline: at('2026-11-21T07:42:00Z'), serverNow: at('2026-11-21T07:14:19Z') })
  })
  it('follow the lifetime in minutes where the service never says it', () => {
    expect(paymentTerms(due, 30, here).deadline).toEqual({
      deadline: at('2026-11-21T07:42:00Z'),
      serverNow: here,
    })
  })
  it.each([
    [due, 0],
    [{ status: 'pending_payment' }, 30],
    [{ ...due, extension_attributes: { pay_before: null } }, 30],
    [{ ...due, extension_attributes: { pay_before: 'soon' } }, 30],
  ])('have no limit for %j with a lifetime of %d', (order, lifetime) => {
    expect(paymentTerms(order, lifetime, here)).toMatchObject({ state: 'due', deadline: null, payBy: null })
  })
})

describe('the terms of credit', () => {
  const credit = { status: 'order_placed', created_at: '2026-11-21 07:12:00' }
  it('are a day to pay by and never a deadline, whatever the lifetime', () => {
    const terms = { state: 'onAccount', isPayable: true, deadline: null, creditDays: 30 }
    const payBy = new Date('2026-12-21T07:12:00Z')
    for (const before of [{ pay_before: null }, {}, { pay_before: '2026-11-21 07:42:00' }])
      expect(
        paymentTerms({ ...credit, extension_attributes: { credit_period: 30, ...before } }, 30, here),
      ).toEqual({ ...terms, payBy })
  })
  it('have no day without a period', () => {
    expect(paymentTerms(credit, 30, here)).toMatchObject({ deadline: null, payBy: null, creditDays: 0 })
  })
  it('do not outlive the payment', () => {
    expect(
      paymentTerms({ ...credit, status: 'paid', extension_attributes: { credit_period: 30 } }, 30, here),
    ).toEqual({ state: 'paid', isPayable: false, deadline: null, payBy: null, creditDays: 0 })
  })
})
