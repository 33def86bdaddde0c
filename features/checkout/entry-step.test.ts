import { expect, test } from 'vitest'
import { entryStep } from './entry-step.ts'
import { address } from './examples.ts'

const nothing = {
  isVirtual: false,
  storedDelivery: null,
  address: undefined,
  hasPeriods: false,
  lastDelivery: null,
  paymentMethod: '',
}
const door = { carrier_code: 'sfexpress', method_code: 'standard' }
const locker = { carrier_code: 'sfexpress', method_code: 'locker' }

test.each([
  ['no address: it is written first', nothing, 'address'],
  ['an address alone: the delivery methods are shown', { ...nothing, address }, 'delivery'],
  ['a delivery method that was never chosen', { ...nothing, address, paymentMethod: 'worldpay' }, 'delivery'],
  [
    'a returning customer looks the order over',
    { ...nothing, address, lastDelivery: door, paymentMethod: 'worldpay' },
    'review',
  ],
  [
    'a returning customer confirms the locker',
    { ...nothing, address, lastDelivery: locker, paymentMethod: 'worldpay' },
    'delivery',
  ],
  ['a credit period is chosen at delivery', { ...nothing, address, hasPeriods: true }, 'address'],
  [
    'a mainland address without its ID is completed',
    { ...nothing, address: { ...address, country_id: 'CN' } },
    'address',
  ],
  ['nothing is delivered', { ...nothing, isVirtual: true }, 'payment'],
  ['stored before', { ...nothing, storedDelivery: '4:locker_locker', hasPeriods: true }, 'payment'],
] as const)('the step that checkout opens with: %s', (_, input, step) => {
  expect(entryStep(input)).toBe(step)
})
