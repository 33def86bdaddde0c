import { expect, it } from 'vitest'
import { nameFault } from './name-faults.ts'

it.each([
  ['The enroller is not in the sponsor\'s upline.', 'upline'], ['Account 1234567 is a Preferred Customer and cannot sponsor.', 'preferred'], ['No Associate was found', 'noAssociate'],
  ['Email address already exists in the enterprise system.', 'emailTaken'], ['Invalid value of "x" provided for the email field.', 'invalid'], ['The service is asleep', null],
])('%s → %s', (message, kind) => { expect(nameFault(message)).toBe(kind) })
