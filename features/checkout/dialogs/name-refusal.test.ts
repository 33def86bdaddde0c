import { readFileSync } from 'node:fs'
import { refusalCode } from '#domain/contract/refusal-table.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { nameRefusal } from './name-refusal.ts'

const messages = Object.assign(
  {},
  ...['checkout', 'shell'].map(
    (part) => JSON.parse(readFileSync(`locales/${part}/en.json`, 'utf8')) as Record<string, string>,
  ),
) as Record<string, string>
const intl = createIntl({ locale: 'en', messages })

// Requirements
it.each([
  ["The enroller is not in the sponsor's upline.", 'upline'],
  ['Account 1234567 is a Preferred Customer and cannot sponsor.', 'preferred'],
  ['No Associate was found', 'noAssociate'],
  ['Email address already exists in the enterprise system.', 'emailTaken'],
  ['Invalid value of "x" provided for the email field.', 'invalid'],
  ["The password doesn't match this account. Verify the password and try again.", 'password'],
] as const)('%s: checkout.name.error.%s', (template, name) => {
  const error = new ServiceFault('http', template, { status: 400, template, refusal: refusalCode(template) })
  expect(nameRefusal(intl, error)).toBe(intl.messages[`checkout.name.error.${name}`])
})
it('shows an unknown refusal as it came', () => {
  const error = new ServiceFault('http', 'The service is asleep', { status: 400 })
  expect(nameRefusal(intl, error)).toBe('The service is asleep')
})
