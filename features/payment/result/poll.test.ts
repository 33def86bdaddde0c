import { describe, expect, it } from 'vitest'
import { paymentKind } from '#domain/payment/payment-kind.ts'
import { processPath } from '../process-path.ts'
import { nextPoll, POLL_EVERY, POLL_FOR, processPhase, statusOfOrder, statusOfPlanet } from './poll.ts'

describe('watching a payment', () => {
  it.each([
    [undefined, 0, 'processing'],
    [{ status: 'pending', order_status: 'pending_payment' }, POLL_FOR - 1, 'processing'],
    [{ status: 'processing', order_status: 'pending_payment' }, POLL_FOR, 'verifying'],
    [{ status: 'success', order_status: 'paid' }, 0, 'success'],
    [{ status: 'processing', order_status: 'payment_review' }, 0, 'settled'],
    [{ status: 'success', order_status: 'on_hold' }, 0, 'settled'],
    [{ status: 'pending', order_status: 'pending_payment', attempted: false }, 0, 'unpaid'],
    [{ status: 'pending', order_status: 'order_placed', attempted: false }, 0, 'unpaid'],
    [{ status: 'pending', order_status: 'pending_payment', attempted: true }, 0, 'processing'],
    [{ status: 'cancelled', order_status: 'canceled' }, 0, 'orderCancelled'],
    [{ status: 'success', order_status: 'canceled' }, 0, 'orderCancelled'],
    [{ status: 'pending', order_status: 'closed', attempted: false }, 0, 'orderClosed'],
    [{ status: 'failed', order_status: 'pending_payment' }, 0, 'failed'],
    [{ status: 'cancelled', order_status: '' }, POLL_FOR, 'cancelled'],
  ] as const)('%j after %d ms: %s', (status, elapsed, phase) => {
    expect(processPhase(status, elapsed)).toBe(phase)
  })
  // Requirements R-291
  it('goes on every three seconds while the payment is under way, for five minutes (A-57)', () => {
    expect([POLL_EVERY, POLL_FOR]).toEqual([3_000, 300_000])
    expect(nextPoll(processPhase(undefined, POLL_FOR - 1))).toBe(POLL_EVERY)
    expect(nextPoll(processPhase(undefined, POLL_FOR))).toBe(false)
  })
  it.each([
    'success',
    'settled',
    'failed',
    'cancelled',
    'unpaid',
    'orderCancelled',
    'orderClosed',
    'unexpected',
    'signIn',
  ] as const)('ends with the phase %s', (phase) => {
    expect(nextPoll(phase)).toBe(false)
  })
  it.each([
    ['pending_payment', 'pending'],
    ['canceled', 'cancelled'],
    ['pending_shipment', 'success'],
    ['payment_review', 'processing'],
    ['on_hold', 'processing'],
    ['closed', 'cancelled'],
  ])('an order that is %s has a payment that is %s', (order, payment) => {
    expect(statusOfOrder(7, { status: order }).status).toBe(payment)
  })
  it.each([
    ['pending_payment', 'failed', 'failed'],
    ['pending_payment', 'cancelled', 'cancelled'],
    ['pending_payment', 'processing', 'processing'],
    ['order_placed', 'failed', 'failed'],
    ['pending_shipment', 'cancelled', 'success'],
    ['canceled', 'failed', 'cancelled'],
    ['pending_payment', 'exploded', 'pending'],
  ])('an order that is %s and whose newest attempt is %s: %s', (status, last, payment) => {
    expect(
      statusOfOrder(7, { status, extension_attributes: { last_payment: { status: last } } }).status,
    ).toBe(payment)
  })
  it('knows whether anybody has tried to pay, where the service tells it', () => {
    const of = (last: unknown) =>
      statusOfOrder(7, { status: 'pending_payment', extension_attributes: { last_payment: last } }).attempted
    expect([of(null), of({ status: 'pending' }), of(undefined)]).toEqual([false, undefined, undefined])
  })
  it.each([
    ['SUCCESS', 'success'],
    ['cancelled', 'cancelled'],
    ['EXPLODED', undefined],
  ])("Planet's %s is %s", (text, status) => {
    expect(statusOfPlanet(7, { status: text })?.status).toBe(status)
  })
  it.each([
    ['worldpay', 'card', '/process_worldpay/7'],
    ['ingenico', 'unionpay', '/process_ingenico/7'],
    ['citcon_alipay', 'alipay', '/process_payment?order=7'],
    ['citcon_wechatpay', 'wechatpay', '/process_payment?order=7'],
    ['planet', 'planet', '/process_payment?order=7'],
  ])('%s is paid as %s and waited for at %s', (code, kind, path) => {
    expect([paymentKind(code), processPath(paymentKind(code), 7)]).toEqual([kind, path])
  })
})
