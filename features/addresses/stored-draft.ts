import { pagePath } from '#features/kit/language/address.ts'
import { createStorage, customerSlot } from '#features/kit/storage.ts'
import type { EditedAddress } from './address-draft.ts'

/** Unsaved values of the address form, without the ID number. */
interface StoredDraft {
  /** Owner of the draft: another customer in the same tab never sees it. */
  customer: number
  /** The address being edited. */
  address: number | 'new'
  /** Page of the form. */
  path: string
  fields: Record<string, string | boolean>
}

const isDraft = (value: unknown): value is StoredDraft => {
  const { customer, address, path, fields } = (value ?? {}) as Partial<Record<keyof StoredDraft, unknown>>
  return (
    typeof customer === 'number' &&
    (address === 'new' || typeof address === 'number') &&
    typeof path === 'string' &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((field) => typeof field === 'string' || typeof field === 'boolean')
  )
}

const slot = createStorage(() => globalThis.sessionStorage).slot('address_draft', isDraft)

const owner = (): number | undefined => {
  const id = customerSlot.read()?.['id']
  return typeof id === 'number' ? id : undefined
}

const ownDraft = (): StoredDraft | undefined => {
  const stored = slot.read()
  return stored && stored.customer === owner() ? stored : undefined
}

/** Stores the typed values for a reload, in this tab only and without the ID number. */
export function storeDraft(address: number | 'new', edited: EditedAddress): void {
  const customer = owner()
  const { chineseId, ...fields } = edited
  void chineseId
  if (customer !== undefined) slot.write({ customer, address, path: pagePath(), fields })
}

/** Stored values for an address, or undefined. */
export const readDraft = (address: number | 'new'): Partial<EditedAddress> | undefined => {
  const stored = ownDraft()
  return stored?.address === address ? (stored.fields as Partial<EditedAddress>) : undefined
}

/** The address whose form was open on this page with typed values. */
export const draftedHere = (): number | 'new' | undefined => {
  const stored = ownDraft()
  return stored?.path === pagePath() ? stored.address : undefined
}

/** Deletes the draft after saving or cancelling. */
export const clearDraft = (): void => {
  slot.clear()
}
