import { refusalCode } from '#domain/contract/refusal-table.ts'
import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { namedField, readFault } from './refusal.ts'
import { ServiceFault } from '../service-fault.ts'

const messages = Object.assign(
  {},
  ...['account', 'forms', 'shell'].map(
    (part) => JSON.parse(readFileSync(`locales/${part}/en.json`, 'utf8')) as Record<string, string>,
  ),
) as Record<string, string>
const intl = createIntl({ locale: 'en', messages })
const refusal = (template: string, status = 400) =>
  new ServiceFault('http', template, { status, template, refusal: refusalCode(template) })

it.each([
  ['Please enter the correct security code', 'code', 'Please enter the correct security code'],
  [
    'The security code was entered wrongly too often. Please get a new one.',
    'code',
    'This code was entered wrongly too often. Please get a new one.',
  ],
  [
    'Please enter the correct security code of your current mobile number',
    'ownCode',
    'Please enter the correct security code',
  ],
  [
    'This password is too easy to guess. Create a new password and try again.',
    'password',
    'This password is too easy to guess. Please choose another one.',
  ],
  [
    "The password can't contain your name. Create a new password and try again.",
    'password',
    "Your password can't contain your name.",
  ],
  ['Please enter mobile number to get code', 'mobile', 'Please enter mobile number to get code'],
  [
    'The phone number you entered is already bound to your account',
    'mobile',
    'The phone number you entered is already bound to your account',
  ],
  ['Not a valid EC mobile number', 'referrer', 'Not a valid EC mobile number'],
  ['Not a valid EC referral code', 'referrer', 'Not a valid EC referral code'],
  [
    'A customer with the same email address already exists in an associated website.',
    'email',
    'Email address already exists',
  ],
  [
    'You need to be 18 and over to register on this website.',
    'adult',
    'You need to be 18 and over to register on this website.',
  ],
  ['The password token is mismatched. Reset and try again.', 'password', 'Invalid reset token'],
  ['The password token is expired. Reset and try again.', 'password', 'Invalid reset token'],
  [
    "The password doesn't match this account. Verify the password and try again.",
    'current',
    'Your current password is incorrect.',
  ],
  ['Invalid reset token', 'password', 'Invalid reset token'],
  ['Cannot find customer.', null, 'Cannot find customer.'],
  ['Account locked', null, 'Account locked'],
] as const)('"%s" belongs to %s', (template, field, text) => {
  expect(readFault(intl, refusal(template), 'account.signin.wrong')).toEqual({ field, text })
})
it("without words of the service the screen's own are said (R-522)", () => {
  expect(readFault(intl, new ServiceFault('http', '', { status: 401 }), 'account.signin.wrong')).toEqual({
    field: null,
    text: 'Incorrect username or password',
  })
})
it.each([
  ['a field of the form', 'invalid', { fieldName: 'name' }, 'name'],
  ['a field that the form does not have', 'invalid', { fieldName: 'street' }, undefined],
  ['an id that is gone', 'missing', { fieldName: 'name' }, undefined],
  ['no field', 'invalid', { value: 'x' }, undefined],
  ['nothing', 'invalid', undefined, undefined],
] as const)('a refusal that names %s', (_what, refusal, parameters, field) => {
  const fault = new ServiceFault('http', '', { status: 400, refusal, parameters })
  expect(namedField(fault, { name: 'Tea' })).toBe(field)
})
