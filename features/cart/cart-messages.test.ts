import { refusalCode } from '#domain/contract/refusal-table.ts'
import { readFileSync } from 'node:fs'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { cartFault } from './cart-messages.ts'

const messages = Object.assign(
  {},
  ...['cart', 'shell'].map(
    (part) => JSON.parse(readFileSync(`locales/${part}/en.json`, 'utf8')) as Record<string, string>,
  ),
) as Record<string, string>
const intl = createIntl({ locale: 'en', messages })
const text = (id: string) => messages[id]!

test.each([
  ['The requested qty is not available', text('cart.fault.notEnough')],
  ['Not enough items for sale', text('cart.fault.notEnough')],
  ['Only 3 of 5 available', text('cart.fault.notEnough')],
  ['This product is out of stock.', text('cart.fault.outOfStock')],
  ['Product that you are trying to add is not available.', text('cart.fault.outOfStock')],
  ['The fewest you may purchase is 2.', 'The fewest you may purchase is 2.'],
  ['', text('cart.fault.unknown')],
])('a refusal that says "%s" is told as it should be', (message, told) => {
  expect(
    cartFault(
      intl,
      new ServiceFault('http', message, { status: 400, template: message, refusal: refusalCode(message) }),
    ),
  ).toBe(told)
})
// Requirements
test('an answer that makes no sense and a foreign error are unknown errors', () => {
  expect(cartFault(intl, new ServiceFault('shape', ''))).toBe(text('cart.fault.unknown'))
  expect(cartFault(intl, new TypeError('x is not a function'))).toBe(text('cart.fault.unknown'))
})
test("no answer is told in the shop's words", () => {
  expect(cartFault(intl, new ServiceFault('network', 'Failed to fetch'))).toBe(
    'The shop cannot be reached. Please try again.',
  )
})
