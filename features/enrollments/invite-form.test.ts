import { englishFaults } from '#features/kit/form/testing/english-faults.ts'
import { expect, it } from 'vitest'
import { newcomerForm } from './invite-form.ts'

const faults = englishFaults('forms', 'enrollments')
const good = {
  lastname: 'Chan',
  firstname: 'Mei',
  email: 'mei@jadeleaf.example',
  countryCode: '852',
  mobile: '51234567',
  language: 'en',
  adult: true,
}

it.each([
  ['complete', {}, []],
  ['a minor', { adult: false }, ['adult']],
  ['no email', { email: '' }, ['email']],
  ['an email that is none', { email: 'mei' }, ['email']],
  ['a mobile that is too short', { mobile: '123' }, ['mobile']],
  ['a name with markup', { firstname: '<b>' }, ['firstname']],
])('a newcomer, %s', (_, more, faulty) => {
  expect(Object.keys(faults(newcomerForm, { ...good, ...more }))).toEqual(faulty)
})
