import { customerSlot } from '#features/kit/storage.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { toDraft } from './address-draft.ts'
import { clearDraft, draftedHere, readDraft, storeDraft } from './stored-draft.ts'

/** This tab's storage, and who is signed in: on the server, where tests run, nobody ever is. */
const { session, person } = vi.hoisted(() => ({
  session: new Map<string, string>(),
  person: { record: undefined as Record<string, unknown> | undefined },
}))
vi.mock('#features/kit/storage.ts', async (original) => ({
  ...(await original<typeof import('#features/kit/storage.ts')>()),
  customerSlot: {
    read: () => person.record,
    write: (record: Record<string, unknown>) => {
      person.record = record
    },
  },
}))
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => session.get(key) ?? null,
  setItem: (key: string, value: string) => {
    session.set(key, value)
  },
  removeItem: (key: string) => {
    session.delete(key)
  },
})
vi.stubGlobal('location', { pathname: '/checkout' })
beforeEach(() => {
  clearDraft()
  customerSlot.write({ customer_type: 'logged_in', id: 7 })
})
const typed = { ...toDraft(), street: '12 Granville', chineseId: '110101199003078515' }

it('keeps what was typed for the same address, without the ID number', () => {
  storeDraft('new', typed)
  expect(readDraft('new')).toMatchObject({ street: '12 Granville' })
  expect(readDraft(3)).toBeUndefined()
  expect(draftedHere()).toBe('new')
  expect([...session.values()].join()).not.toContain('110101199003078515')
})

it('shows nobody what another person typed', () => {
  storeDraft('new', typed)
  customerSlot.write({ customer_type: 'logged_in', id: 8 })
  expect(readDraft('new')).toBeUndefined()
  customerSlot.write({ customer_type: 'guest' })
  expect(readDraft('new')).toBeUndefined()
})

it.each(['', '{', '{"customer":7,"address":"new","path":"/checkout","fields":{"street":{}}}', '[]'])(
  'takes nothing from %j',
  (text) => {
    session.set('address_draft', text)
    expect(readDraft('new')).toBeUndefined()
  },
)
