import { createStorage } from '#features/kit/storage.ts'
import { useEffect, useRef } from 'react'
import type { NewcomerValues } from './invite-form.ts'
import type { TypedUplines, Uplines } from './UplineStep.tsx'

/** An unsent invitation. */
export interface InvitationDraft {
  step: 1 | 2
  uplines: Uplines
  typed: TypedUplines
  newcomer: NewcomerValues
}

/** The owner: another customer in the same tab never sees it. */
interface StoredInvitation extends InvitationDraft {
  customer: number
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAccount = (value: unknown): boolean =>
  value === undefined ||
  (isRecord(value) && ['account', 'name', 'user_type'].every((field) => typeof value[field] === 'string'))

const isInvitation = (value: unknown): value is StoredInvitation =>
  isRecord(value) &&
  typeof value['customer'] === 'number' &&
  (value['step'] === 1 || value['step'] === 2) &&
  isRecord(value['uplines']) &&
  isAccount(value['uplines']['enroller']) &&
  isAccount(value['uplines']['sponsor']) &&
  isRecord(value['typed']) &&
  typeof value['typed']['enroller'] === 'string' &&
  typeof value['typed']['sponsor'] === 'string' &&
  isRecord(value['newcomer']) &&
  typeof value['newcomer']['adult'] === 'boolean' &&
  ['lastname', 'firstname', 'email', 'countryCode', 'mobile', 'language'].every(
    (field) => typeof (value['newcomer'] as Record<string, unknown>)[field] === 'string',
  )

/** In this tab only: survives a reload and the end of a session, but not the tab. */
const slot = createStorage(() => globalThis.sessionStorage).slot('invitation_draft', isInvitation)

/** Returns the customer's draft from this tab, if any. */
export function readInvitation(customer: number): InvitationDraft | undefined {
  const stored = slot.read()
  return stored?.customer === customer ? stored : undefined
}

export const storeInvitation = (customer: number, draft: InvitationDraft): void => {
  slot.write({ customer, ...draft })
}

/** Removes the draft once the invitation is sent. */
export const clearInvitation = (): void => {
  slot.clear()
}

/** Stores an invitation on every change from the first one on: an untouched form follows the page's language. */
export function useStoredInvitation(customer: number, draft: InvitationDraft): void {
  const text = JSON.stringify(draft)
  const latest = useRef(text)
  useEffect(() => {
    if (latest.current === text) return
    latest.current = text
    storeInvitation(customer, JSON.parse(text) as InvitationDraft)
  }, [customer, text])
}
