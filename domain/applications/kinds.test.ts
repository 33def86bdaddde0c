import { expect, it } from 'vitest'
import { applicationTypes, isAboutGoods, isApplicationType, isChange, userTypeOf } from './kinds.ts'

it('there are five kinds of application (R-613): two about goods, three that change the people above', () => {
  expect(applicationTypes.filter(isAboutGoods)).toEqual(['refund', 'replenishment'])
  expect(applicationTypes.filter(isChange)).toEqual(['referrer', 'enroller', 'sponsor'])
})

it('nothing else is a kind of application', () => {
  expect(applicationTypes.every(isApplicationType)).toBe(true)
  expect(['', 'refunds', 'Refund', 0, null, undefined, ['refund']].some(isApplicationType)).toBe(false)
})

it.each([
  ['associate', 'associate'],
  ['preferred', 'preferred_customer'],
  ['guest', 'preferred_customer'],
])('the group %s applies as %s', (group, type) => {
  expect(userTypeOf(group)).toBe(type)
})
