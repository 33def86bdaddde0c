import { expect, it } from 'vitest'
import { pauseUntilNextRead, REVIEW_PAUSE } from './read-again.ts'

it.each([
  ['payment_review', false, 1, REVIEW_PAUSE],
  ['payment_review', true, 999, REVIEW_PAUSE],
  ['pending_payment', false, 1, false],
  ['pending_payment', true, 1, 2000],
  ['pending_payment', true, 30, false],
  ['order_placed', true, 1, false],
  ['canceled', true, 1, false],
  ['pending_shipment', false, 1, false],
  [undefined, true, 0, false],
])(
  'an order that is %s (time over: %s, read %d times) is read again after %s',
  (status, over, reads, pause) => {
    expect(pauseUntilNextRead(status, over, reads)).toBe(pause)
  },
)
