import { expect, it } from 'vitest'
import type { Order } from './schema.ts'
import { waitingForPayment } from './waiting.ts'

const items = ['pending_payment', 'paid', 'order_placed', 'pending_payment', 'payment_review'].map(
  (status): Order => ({ status, grand_total: 168, items: [] }),
)

it('counts the orders that wait for payment, none on credit and none in review (R-186)', () => {
  expect(waitingForPayment(items)).toBe(2)
  expect(waitingForPayment({ items })).toBe(2)
})
it('believes the service, which counts those on other pages as well', () => {
  expect(waitingForPayment({ items, pending_count: 3 })).toBe(3)
})
