import { expect, it } from 'vitest'
import { boundMobile, isBoundMobile } from './bound-mobile.ts'

const customer = (custom_attributes: { attribute_code: string; value: string }[]) => ({
  id: 3,
  email: null,
  firstname: 'Wing',
  lastname: 'Lee',
  custom_attributes,
})

it('reads the bound number, of Hong Kong where no country code is recorded', () => {
  expect(boundMobile(customer([]))).toBeNull()
  expect(boundMobile(customer([{ attribute_code: 'mobile', value: '51000001' }]))).toEqual({
    mobile: '51000001',
    countryCode: '852',
  })
})

it.each([
  ['852', '5100 0001', true],
  ['853', '51000001', false],
  ['852', '62000001', false],
])('compares %s %s with the bound number: %s', (countryCode, mobile, expected) => {
  expect(isBoundMobile({ countryCode: '852', mobile: '51000001' }, countryCode, mobile)).toBe(expected)
})

it('is no number where none is bound', () => {
  expect(isBoundMobile(null, '852', '51000001')).toBe(false)
})
