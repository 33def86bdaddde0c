import { describe, expect, it } from 'vitest'
import { isUnpaid, lifeLine, logisticsStep, orderStatuses } from './status.ts'

describe('the status of an order', () => {
  it.each([['order_placed', 'processing'], ['holded', 'processing'], ['in_transit', 'sent'], ['partial_in_transit', 'sent'], ['reviewed', 'completed'], ['pending_payment', null], ['canceled', null], ['closed', null], ['fraud', null]])('%s has the logistics step %s', (status, step) => {
    expect(logisticsStep(status)).toBe(step)
  })
  it.each([['pending_payment', 'done current next next next'], ['paid', 'done done current next next'], ['in_transit', 'done done done current next'], ['complete', 'done done done done done'], ['canceled', 'done cancelled']])('%s reads %s', (status, states) => {
    expect(lifeLine(status).map((point) => point.state).join(' ')).toBe(states)
  })
  it('has a life line for every status', () => {
    for (const status of orderStatuses) expect(lifeLine(status).length).toBeGreaterThan(1)
  })
  it('knows what is still to be paid', () => {
    expect(['pending_payment', 'paid', 'canceled'].map(isUnpaid)).toEqual([true, false, false])
  })
})
