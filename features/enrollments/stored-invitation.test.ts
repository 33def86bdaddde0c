import { beforeEach, expect, it, vi } from 'vitest'
import {
  clearInvitation,
  readInvitation,
  storeInvitation,
  type InvitationDraft,
} from './stored-invitation.ts'

const session = vi.hoisted(() => new Map<string, string>())
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => session.get(key) ?? null,
  setItem: (key: string, value: string) => session.set(key, value),
  removeItem: (key: string) => session.delete(key),
})
const above = { account: '8000001', name: 'Wong Ka Yan', user_type: 'associate' as const }
const draft: InvitationDraft = {
  step: 2,
  uplines: { enroller: above, sponsor: above },
  typed: { enroller: '', sponsor: '8000002' },
  newcomer: {
    lastname: 'Chan',
    firstname: 'Mei',
    email: 'mei@jadeleaf.example',
    countryCode: '852',
    mobile: '51234567',
    language: 'en',
    adult: true,
  },
}

beforeEach(() => {
  session.clear()
})

it('an invitation is kept for the person who began it alone, until it is sent', () => {
  storeInvitation(7, draft)
  expect(readInvitation(7)).toMatchObject(draft)
  expect(readInvitation(8)).toBeUndefined()
  clearInvitation()
  expect(readInvitation(7)).toBeUndefined()
})
it('what another program wrote is no invitation', () => {
  session.set('invitation_draft', JSON.stringify({ ...draft, customer: 7, step: 3 }))
  expect(readInvitation(7)).toBeUndefined()
})
