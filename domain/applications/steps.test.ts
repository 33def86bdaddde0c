import { expect, it } from 'vitest'
import { applicationTypes } from './kinds.ts'
import { openStep, stepsOf } from './steps.ts'

it('every kind begins with the applicant and ends with photos and review', () => {
  for (const type of applicationTypes) {
    const steps = stepsOf(type)
    expect([steps[0], ...steps.slice(-2)]).toEqual(['applicant', 'photos', 'review'])
  }
})

it.each([
  ['refund', ['applicant', 'orders', 'products', 'photos', 'review']],
  ['replenishment', ['applicant', 'orders', 'products', 'photos', 'review']],
  ['referrer', ['applicant', 'account', 'orders', 'photos', 'review']],
  ['enroller', ['applicant', 'account', 'photos', 'review']],
  ['sponsor', ['applicant', 'account', 'photos', 'review']],
] as const)('the steps of a %s application are %j', (type, steps) => {
  expect(stepsOf(type)).toEqual(steps)
})

it.each([
  [null, [], 'applicant'],
  ['odd', ['applicant'], 'applicant'],
  ['photos', [], 'applicant'],
  ['photos', ['applicant', 'orders'], 'products'],
  ['photos', ['applicant', 'orders', 'products'], 'photos'],
  ['orders', ['applicant', 'orders', 'products', 'photos'], 'orders'],
] as const)('asked for %s with %j done, %s is open', (asked, done, open) => {
  const isDone = (step: string) => (done as readonly string[]).includes(step)
  expect(openStep(asked, stepsOf('refund'), isDone)).toBe(open)
})
