import { englishFaults } from '#features/kit/form/testing/english-faults.ts'
import { expect, it } from 'vitest'
import { nameForm } from './name-form.ts'

const faults = englishFaults('checkout', 'forms')
const mei = { lastname: 'Chan', firstname: 'Mei', email: 'mei@jadeleaf.example', password: '', sponsor: '' }
const notAName =
  'Use up to 60 characters, without digits, web addresses or special characters. Put a space after a full stop.'

it.each([
  ['Mei', undefined],
  ['Mei 2', notAName],
  ['evil.example', notAName],
  ['<b>', notAName],
])('says of the name "%s": %s', (firstname, said) => {
  expect(faults(nameForm(mei.email), { ...mei, firstname }).firstname).toBe(said)
})

it('asks for a name, of which one word will do', () => {
  const required = 'This field is required'
  expect(faults(nameForm(mei.email), { ...mei, firstname: ' ' })).toEqual({})
  expect(faults(nameForm(mei.email), { ...mei, firstname: '', lastname: ' ' })).toEqual({
    firstname: required,
    lastname: required,
  })
})
