import { expect, test } from 'vitest'
import { entryStep } from './entry-step.ts'
import { address } from './examples.ts'

const nothing = {
  isVirtual: false,
  storedDelivery: null,
  address: undefined,
  hasPeriods: false,
  paymentMethod: '',
}

test.each([
  ['no address: it is written first', nothing, 'address'],
  ['an address alone: delivery is taken, payment is open', { ...nothing, address }, 'payment'],
  ['a returning customer looks the order over', { ...nothing, address, paymentMethod: 'worldpay' }, 'review'],
  ['a credit period is chosen at delivery', { ...nothing, address, hasPeriods: true }, 'address'],
  [
    'a mainland address without its ID is completed',
    { ...nothing, address: { ...address, country_id: 'CN' } },
    'address',
  ],
  ['nothing is delivered', { ...nothing, isVirtual: true }, 'payment'],
  ['stored before', { ...nothing, storedDelivery: '4:locker_locker', hasPeriods: true }, 'payment'],
] as const)('%s', (_, input, step) => {
  expect(entryStep(input)).toBe(step)
})
