import { describe, expect, it } from 'vitest'
import { countedStep, COUNTED_STEPS, isAfterDelivery, stepsFor, stepState, stepToShow } from './steps.ts'

describe('the step to show', () => {
  const none = { address: false, delivery: false, payment: false }
  it.each([
    ['review', none, 'address'],
    ['nonsense', none, 'address'],
    ['delivery', { ...none, address: true }, 'delivery'],
    ['payment', { ...none, address: true }, 'delivery'],
    ['address', { address: true, delivery: true, payment: true }, 'address'],
    ['review', { address: true, delivery: true, payment: true }, 'review'],
    ['review', { address: true, delivery: true, payment: false }, 'payment'],
  ])('asked for %s with %j: %s', (asked, done, step) => {
    expect(stepToShow(asked, done)).toBe(step)
  })
  it.each([
    ['nonsense', false, 'payment'],
    ['address', false, 'payment'],
    ['review', false, 'payment'],
    ['review', true, 'review'],
    ['payment', true, 'payment'],
  ])('of a virtual cart, asked for %s, payment done: %s: %s', (asked, payment, step) => {
    expect(stepToShow(asked, { address: true, delivery: true, payment }, stepsFor(true))).toBe(step)
  })
})

it.each([
  ['address', 'delivery', 'done'],
  ['delivery', 'delivery', 'current'],
  ['review', 'delivery', 'next'],
] as const)('%s beside %s is drawn as %s', (step, current, state) => {
  expect(stepState(step, current)).toBe(state)
})

it('three steps are counted: the order can be placed at the third', () => {
  expect(['address', 'delivery', 'payment', 'review', 'nonsense', null].map(countedStep)).toEqual([
    1, 2, 3, 3, 1, 1,
  ])
  expect(COUNTED_STEPS).toBe(3)
})

it.each([
  ['address', false],
  ['delivery', false],
  ['payment', true],
  ['review', true],
  ['nonsense', false],
])('%s comes after the choice of delivery: %s', (step, is) => {
  expect(isAfterDelivery(step)).toBe(is)
})
