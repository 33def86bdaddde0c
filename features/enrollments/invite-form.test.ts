import enrollments from '#locales/enrollments/en.json' with { type: 'json' }
import forms from '#locales/forms/en.json' with { type: 'json' }
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { newcomerForm } from './invite-form.ts'

const messages: Record<string, string> = { ...forms, ...enrollments }
const schema = newcomerForm(createIntl({ locale: 'en', messages }))
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
  const { error } = schema.safeParse({ ...good, ...more })
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(faulty)
})
