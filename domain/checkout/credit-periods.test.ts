import { expect, it } from 'vitest'
import { creditPeriods } from './credit-periods.ts'

it.each([
  [undefined, []],
  ['30, 60', [30, 60]],
  ['30,x,-1,60 days', [30]],
])('%j offers %j', (value, days) => {
  const custom_attributes = value === undefined ? [] : [{ attribute_code: 'credit_periods', value }]
  expect(creditPeriods({ id: 1, email: null, firstname: 'A', lastname: 'B', custom_attributes })).toEqual(
    days,
  )
})
