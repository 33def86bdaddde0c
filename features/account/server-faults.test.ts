import { readFileSync } from 'node:fs'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { needsChoice, readFault } from './server-faults.ts'

const messages = Object.assign({}, ...['account', 'shell'].map((part) => JSON.parse(readFileSync(`locales/${part}/en.json`, 'utf8')) as Record<string, string>)) as Record<string, string>
const intl = createIntl({ locale: 'en', messages })
const refusal = (template: string, status = 400) => new ServiceFault('http', template, { status, template })

it.each([
  ['Please enter the correct security code', 'code', 'Please enter the correct security code'],
  ['Please enter mobile number to get code', 'mobile', 'Please enter mobile number to get code'],
  ['The phone number you entered is already bound to your account', 'mobile', 'The phone number you entered is already bound to your account'],
  ['Not a valid EC mobile number', 'referrer', 'Not a valid EC mobile number'],
  ['Not a valid EC referral code', 'referrer', 'Not a valid EC referral code'],
  ['A customer with the same email address already exists in an associated website.', 'email', 'Email address already exists'],
  ['You need to be 18 and over to register on this website.', 'adult', 'You need to be 18 and over to register on this website.'],
  ['The password token is mismatched. Reset and try again.', 'password', 'Invalid reset token'],
  ['The password token is expired. Reset and try again.', 'password', 'Invalid reset token'],
  ["The password doesn't match this account. Verify the password and try again.", 'current', 'This is not your current password.'],
  ['Invalid reset token', 'password', 'Invalid reset token'],
  ['Cannot find customer.', null, 'Cannot find customer.'],
  ['Account locked', null, 'Account locked'],
] as const)('"%s" belongs to %s', (template, place, text) => {
  expect(readFault(intl, refusal(template), 'account.signin.wrong')).toEqual({ place, text })
})
it('without words of the service the screen\'s own are said (R-522)', () => {
  expect(readFault(intl, new ServiceFault('http', '', { status: 401 }), 'account.signin.wrong')).toEqual({ place: null, text: 'Incorrect username or password' })
})
it('knows the wish for a choice by its code', () => {
  expect([needsChoice(new ServiceFault('http', 'x', { status: 400, code: 5020 })), needsChoice(refusal('x'))]).toEqual([true, false])
})
