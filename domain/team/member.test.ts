import { expect, it } from 'vitest'
import { isActiveMember, shownDetails } from './member.ts'

const person = { firstname: 'Wing', lastname: 'Lee', referral_id: '8000416' }

it('people above see the name and number of somebody who shares them (docs/decisions/0017)', () => {
  expect(shownDetails({ ...person, shares_details: true })).toEqual({ name: 'Wing Lee', number: '8000416' })
})

it('of somebody who does not, they see three digits and no name', () => {
  expect(shownDetails({ ...person, shares_details: false })).toEqual({ name: null, number: '•••• 416' })
})

it.each([
  [null, false],
  [0, false],
  [39_99, false],
  [40_00, true],
  [120_00, true],
])('%s hundredths of a point make an active member: %s', (ppv, isActive) => {
  expect(isActiveMember(ppv)).toBe(isActive)
})
