import { membershipAfter } from '../membership/term.ts'
import type { TrackerLevel } from './schema.ts'

/** A paid Success Tracker product. */
export interface TrackerPurchase {
  /** Hong Kong date of the payment, 'YYYY-MM-DD'. */
  readonly paidOn: string
  readonly quantity: number
}

/** Last day of Gold, 'YYYY-MM-DD': a year from each payment, added to any time left; null if it was never bought. */
export const goldUntil = (purchases: readonly TrackerPurchase[]): string | null =>
  membershipAfter(
    null,
    purchases
      .toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : 1))
      .map(({ paidOn, quantity }) => ({ paidOn, years: quantity })),
  )

/** Level on a Hong Kong date. Gold includes its last day. */
export const levelOn = (today: string, until: string | null): TrackerLevel =>
  until !== null && today <= until ? 'gold' : 'free'

/** Why a type cannot be selected. */
export type ChoiceRefusal = 'termsNotAccepted' | 'otherChosen'

/**
 * Whether a tracker type can be selected: after its terms are accepted, and only while no other type is
 * selected or paid for. Selecting the same type again changes nothing.
 * @returns null when it can
 */
export function choiceRefusal({
  wanted,
  chosen,
  level,
  acceptsTerms,
}: {
  readonly wanted: TrackerLevel
  readonly chosen: TrackerLevel | null
  readonly level: TrackerLevel
  readonly acceptsTerms: boolean
}): ChoiceRefusal | null {
  const present = level === 'gold' ? 'gold' : chosen
  if (present !== null && present !== wanted) return 'otherChosen'
  return acceptsTerms ? null : 'termsNotAccepted'
}

/** Whether the selected type can be removed; paid Gold stays until its last day. */
export const canRemoveChoice = (level: TrackerLevel): boolean => level !== 'gold'
