import type { ApplicationType } from '#domain/applications/kinds.ts'
import { createStorage } from '#features/kit/storage.ts'
import type { Draft } from './draft.ts'

/** Drafts of one person, by kind of application. */
interface StoredDrafts {
  /** Owner of the drafts: another customer in the same tab never sees them. */
  customer: number
  drafts: Partial<Record<ApplicationType, Draft>>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  isRecord(value['applicant']) &&
  Object.values(value['applicant']).every((field) => typeof field === 'string') &&
  ['account', 'reason', 'orderNumber', 'replenishmentType'].every(
    (name) => typeof value[name] === 'string',
  ) &&
  (value['found'] === null || isRecord(value['found'])) &&
  Array.isArray(value['orders']) &&
  value['orders'].every((order) => isRecord(order) && Array.isArray(order['items'])) &&
  Array.isArray(value['lines']) &&
  value['lines'].every(
    (line) =>
      isRecord(line) &&
      typeof line['quantity'] === 'number' &&
      ['product', 'batch', 'opened'].every((name) => typeof line[name] === 'string'),
  )

const areDrafts = (value: unknown): value is StoredDrafts =>
  isRecord(value) &&
  typeof value['customer'] === 'number' &&
  isRecord(value['drafts']) &&
  Object.values(value['drafts']).every(isDraft)

/** In this tab only: survives a reload and the end of a session, and is deleted with the tab. */
const slot = createStorage(() => globalThis.sessionStorage).slot('application_drafts', areDrafts)

const draftsOf = (customer: number): StoredDrafts['drafts'] => {
  const stored = slot.read()
  return stored?.customer === customer ? stored.drafts : {}
}

/** Stored draft of a kind of application. */
export const readDraft = (customer: number, type: ApplicationType): Draft | undefined =>
  draftsOf(customer)[type]

export const storeDraft = (customer: number, type: ApplicationType, draft: Draft): void => {
  slot.write({ customer, drafts: { ...draftsOf(customer), [type]: draft } })
}

/** Deletes the draft after filing. */
export function clearDraft(customer: number, type: ApplicationType): void {
  const { [type]: _filed, ...drafts } = draftsOf(customer)
  slot.write({ customer, drafts })
}
