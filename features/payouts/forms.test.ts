import { englishFaults } from '#features/kit/form/testing/english-faults.ts'
import { expect, it } from 'vitest'
import { payoutForm, toApplication } from './forms.ts'

const faults = englishFaults('account', 'forms', 'payouts')
const good = {
  username: 'mei.chan',
  email: 'mei@jadeleaf.example',
  lastname: 'Chan',
  firstname: 'Mei',
  dob: '1990-05-01',
  country: 'HK',
  city: 'Hong Kong',
  street: '12 Granville Road',
  phonePrefix: '852',
  phone: ' 51234567 ',
}

it('an application for a payout account has the country code of its mobile', () => {
  expect(toApplication(good)).toMatchObject({
    phone: '+852 51234567',
    address: { street: ['12 Granville Road'], city: 'Hong Kong', country_id: 'HK' },
  })
})
it.each([
  ['complete', {}, []],
  ['a mobile that is too short', { phone: '123' }, ['phone']],
  ['no mobile', { phone: '' }, ['phone']],
  ['17 years old', { dob: '2008-11-24' }, ['dob']],
  ['18 today', { dob: '2008-11-23' }, []],
  ['a user name of two letters', { username: 'ab' }, ['username']],
  ['a name with markup', { lastname: '<b>' }, ['lastname']],
])('a request for a payout account, %s', (_, more, faulty) => {
  expect(Object.keys(faults(payoutForm('2026-11-23'), { ...good, ...more }))).toEqual(faulty)
})
