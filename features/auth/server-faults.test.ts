import { refusalCode } from '#domain/contract/refusal-table.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { isExpected, recoveryFault } from './server-faults.ts'

const messages = Object.assign(
  {},
  ...['account', 'forms', 'shell'].map(
    (part) => JSON.parse(readFileSync(`locales/${part}/en.json`, 'utf8')) as Record<string, string>,
  ),
) as Record<string, string>
const intl = createIntl({ locale: 'en', messages })
const refusal = (template: string, status = 400) =>
  new ServiceFault('http', template, { status, template, refusal: refusalCode(template) })

it('recognises a request for a choice or a captcha by its code', () => {
  expect([
    isExpected(new ServiceFault('http', 'x', { status: 400, code: 5020 })),
    isExpected(refusal('x')),
  ]).toEqual([true, false])
})

const check = 'Something went wrong. Please check if your email and mobile are correct.'

// Requirement R-525
it.each([400, 401, 403, 404])(
  'asks to check email and mobile where a refusal (%d) names no mistake',
  (status) => {
    for (const template of [
      'Something',
      'No such entity with %fieldName = %fieldValue, %field2Name = %field2Value',
      'Invalid value of "%value" provided for the %fieldName field.',
      'Request does not match any route.',
    ])
      expect(recoveryFault(intl, refusal(template, status))).toEqual({ field: null, text: check })
  },
)

it('keeps a refusal that names the mistake, at its field', () => {
  expect([
    recoveryFault(intl, refusal('Please enter the correct security code')),
    recoveryFault(intl, refusal('Cannot find customer.', 404)),
  ]).toEqual([
    { field: 'code', text: 'Please enter the correct security code' },
    { field: null, text: 'Cannot find customer.' },
  ])
})

it('does not blame the customer for a service that failed', () => {
  for (const error of [refusal('', 500), refusal('', 429), refusal('Internal Error.', 500)])
    expect(recoveryFault(intl, error).text).not.toBe(check)
  expect(recoveryFault(intl, refusal('', 500)).text).toBe('Something went wrong. Please try again later.')
})
