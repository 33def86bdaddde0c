import { englishFaults } from '#features/kit/form/testing/english-faults.ts'
import { expect, it } from 'vitest'
import { toDraft } from './address-draft.ts'
import { addressRules } from './address-rules.ts'

const faults = englishFaults('account', 'forms')

// Requirements
it.each([
  ['postcode', { postcode: '!!' }, 'Input is not a valid postal code'],
  ['postcode', { postcode: '10000' }, 'Input is not a valid postal code'],
  ['street', { street: 'x'.repeat(81) }, 'Please shorten the street information to 80 characters or less.'],
  ['street', { street: '<b>' }, "Use up to 80 characters. The characters <, >, { and } aren't allowed."],
  [
    'firstname',
    { firstname: 'Test 1' },
    'Use up to 60 characters, without digits, web addresses or special characters. Put a space after a full stop.',
  ],
  ['chineseId', { chineseId: '1101051949123100' }, 'Chinese ID is not valid'],
])('says at the field %s of a mainland address with %j: %s', (field, typed, message) => {
  expect(faults(addressRules, { ...toDraft(), country: 'CN', ...typed })[field]).toBe(message)
})
