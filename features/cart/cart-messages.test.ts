import { ServiceFault } from '#features/kit/service-fault.ts'
import { expect, test } from 'vitest'
import { cartFault } from './cart-messages.ts'

test.each([
  ['The requested qty is not available', { id: 'cart.fault.notEnough' }],
  ['Not enough items for sale', { id: 'cart.fault.notEnough' }],
  ['Only 3 of 5 available', { id: 'cart.fault.notEnough' }],
  ['This product is out of stock.', { id: 'cart.fault.outOfStock' }],
  ['Product that you are trying to add is not available.', { id: 'cart.fault.outOfStock' }],
  ['The fewest you may purchase is 2.', { text: 'The fewest you may purchase is 2.' }],
  ['', { id: 'cart.fault.unknown' }],
])('a refusal that says "%s" is told as it should be', (message, told) => {
  expect(cartFault(new ServiceFault('http', message, { status: 400 }))).toEqual(told)
})
test('an answer that makes no sense and a foreign error are unknown errors', () => {
  expect(cartFault(new ServiceFault('shape', 'x'))).toEqual({ id: 'cart.fault.unknown' })
  expect(cartFault(new TypeError('x is not a function'))).toEqual({ id: 'cart.fault.unknown' })
})
