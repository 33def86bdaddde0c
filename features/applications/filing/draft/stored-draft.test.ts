import type { Customer } from '#domain/customers/schema.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { newDraft } from './draft.ts'
import { clearDraft, readDraft, storeDraft } from './stored-draft.ts'
import { clearPhotos, readPhotos, storePhotos } from './stored-photos.ts'

const session = vi.hoisted(() => new Map<string, string>())
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => session.get(key) ?? null,
  setItem: (key: string, value: string) => session.set(key, value),
  removeItem: (key: string) => session.delete(key),
})
const draft = { ...newDraft({ id: 7 } as Customer), reason: 'It leaks.' }
const photo = { id: 'a', file: new File(['x'], 'a.png', { type: 'image/png' }) }

beforeEach(() => {
  session.clear()
})

it('a draft is kept by kind, for the person who began it alone', async () => {
  storeDraft(7, 'refund', draft)
  await storePhotos(7, 'refund', [photo])
  expect(readDraft(7, 'refund')).toEqual(draft)
  expect(readDraft(7, 'sponsor')).toBeUndefined()
  expect(readDraft(8, 'refund')).toBeUndefined()
  expect(await readPhotos(7, 'refund')).toEqual([photo])
  expect(await readPhotos(7, 'sponsor')).toEqual([])
  expect(await readPhotos(8, 'refund')).toEqual([])
})
it('a draft of another person takes the place of the first, who finds nothing', () => {
  storeDraft(7, 'refund', draft)
  storeDraft(8, 'sponsor', draft)
  expect([readDraft(7, 'refund'), readDraft(8, 'refund')]).toEqual([undefined, undefined])
  expect(readDraft(8, 'sponsor')).toEqual(draft)
})
it('a filed application leaves nothing behind, and the other drafts where they are', async () => {
  storeDraft(7, 'refund', draft)
  storeDraft(7, 'sponsor', draft)
  await storePhotos(7, 'refund', [photo])
  clearDraft(7, 'refund')
  await clearPhotos(7, 'refund')
  expect([readDraft(7, 'refund'), await readPhotos(7, 'refund')]).toEqual([undefined, []])
  expect(readDraft(7, 'sponsor')).toEqual(draft)
})
it('what another program wrote is no draft', () => {
  session.set('application_drafts', JSON.stringify({ customer: 7, drafts: { refund: { reason: 1 } } }))
  expect(readDraft(7, 'refund')).toBeUndefined()
})
