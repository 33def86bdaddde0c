import { englishFaults } from '#features/kit/form/testing/english-faults.ts'
import { describe, expect, it } from 'vitest'
import { accountForm, mobileForm, passwordForm, phoneForm, resetForm, signUpForm } from './forms.ts'

const faults = englishFaults('account', 'forms')

const both = (password: string) => ({ password, again: password })

// Requirements
describe('registration', () => {
  const good = {
    countryCode: '852',
    mobile: '51234567',
    code: '123456',
    lastname: 'Chan',
    firstname: 'Mei',
    email: '',
    password: 'Jade2026',
    again: 'Jade2026',
    referrer: '',
    adult: true,
    needsCode: true,
  }
  it.each([
    [{}, {}],
    [{ mobile: '' }, { mobile: 'This field is required' }],
    [{ mobile: '123' }, { mobile: 'Mobile must be at least 8 characters' }],
    [{ countryCode: '86', mobile: '1380013800' }, { mobile: 'Mobile must be at least 11 characters' }],
    [{ countryCode: '66', mobile: '8123' }, { mobile: 'The phone number must be 9 digits long' }],
    [{ countryCode: '62', mobile: '8123' }, { mobile: 'Enter a 9 to 12 digit phone number' }],
    [{ mobile: 'abc' }, { mobile: 'Input is not a valid mobile number' }],
    [{ email: 'mei@' }, { email: 'Input is not a valid email address' }],
    [{ again: 'Jade2027' }, { again: 'Passwords do not match' }],
    [{ adult: false }, { adult: 'You need to be 18 and over to register on this website.' }],
    [{ referrer: '123456' }, { referrer: 'Referrer Code should be 7 digits or 8 digits' }],
    [{ referrer: '1234567' }, {}],
    [{ referrer: '13800138000' }, {}],
    [{ code: '12' }, { code: 'Please enter the correct security code' }],
    [{ code: '', needsCode: false }, {}],
    [both('Aaaa1111'), { password: 'Use at least 4 different characters in your password.' }],
    [both('Jadeleaf2026'), { password: "Your password can't contain the name of the shop." }],
    [both('chanmei26'), { password: "Your password can't contain your name." }],
    [
      { ...both('tealover26'), email: 'tea.lover@jadeleaf.example' },
      { password: "Your password can't contain the first part of your email address." },
    ],
    [both('a51234567'), { password: "Your password can't contain your mobile number." }],
  ])('with %j: %j (R-313, R-315, R-317, R-318, R-319, R-320, R-321)', (change, expected) => {
    expect(faults(signUpForm, { ...good, ...change })).toEqual(expected)
  })
})

it('signing in asks for both fields', () => {
  expect(faults(accountForm, { username: '', password: '' })).toEqual({
    username: 'This field is required',
    password: 'This field is required',
  })
  expect(faults(mobileForm, { countryCode: '852', mobile: '51234567', code: '' })).toEqual({
    code: 'This field is required',
  })
})
it('a new password follows the rule and is repeated', () => {
  expect(Object.keys(faults(resetForm({}), { password: 'abcdef', again: 'abcdef' }))).toEqual(['password'])
  expect(Object.keys(faults(resetForm({}), { password: 'abc123', again: 'abc124' }))).toEqual(['again'])
})

describe('another mobile', () => {
  const bound = { countryCode: '852', mobile: '51000001' }
  const good = {
    proof: 'sms',
    countryCode: '852',
    mobile: '62000001',
    code: '123456',
    ownCode: '654321',
    password: '',
  }
  it.each([
    [{}, {}],
    [{ mobile: '51000001' }, { mobile: 'The new phone number is the same as the old one.' }],
    [{ mobile: '5100 0001' }, { mobile: 'The new phone number is the same as the old one.' }],
    [{ countryCode: '853', mobile: '51000001' }, {}],
    [{ mobile: '6200' }, { mobile: 'Mobile must be at least 8 characters' }],
    [{ mobile: '620000011' }, { mobile: 'The phone number must be 8 digits long' }],
    [{ code: '' }, { code: 'This field is required' }],
    [{ code: '12' }, { code: 'Please enter the correct security code' }],
    [{ ownCode: '' }, { ownCode: 'This field is required' }],
    [{ proof: 'password', ownCode: '' }, { password: 'This field is required' }],
    [{ proof: 'password', ownCode: '', password: 'x' }, {}],
    [{ proof: 'password', ownCode: '', password: 'x', code: '' }, { code: 'This field is required' }],
  ])('with %j: %j', (change, expected) => {
    expect(faults(phoneForm(bound), { ...good, ...change })).toEqual(expected)
  })
  it('is any number where none is bound', () => {
    expect(faults(phoneForm(null), { ...good, mobile: '51000001' })).toEqual({})
  })
})
it('changing the password takes the current one, and the new one twice', () => {
  expect(faults(passwordForm({}), { current: '', password: '', again: '' })).toEqual({
    current: 'This field is required',
    password: 'This field is required',
    again: 'This field is required',
  })
  expect(faults(passwordForm({}), { current: 'x', password: 'Jade2027', again: 'Jade2028' })).toEqual({
    again: 'Passwords do not match',
  })
})
it('a new password does not hold what the form knows about the person', () => {
  const owner = { firstname: 'Ka Ho', lastname: 'Tam', email: 'ka.ho@jadeleaf.example', mobile: '51000002' }
  const named = { password: "Your password can't contain your name." }
  expect(faults(passwordForm(owner), { current: 'x', ...both('kaho1234') })).toEqual(named)
  expect(faults(passwordForm({}), { current: 'x', ...both('kaho1234') })).toEqual({})
  expect(faults(resetForm({ email: owner.email }), both('kaho1234'))).toEqual({
    password: "Your password can't contain the first part of your email address.",
  })
})
