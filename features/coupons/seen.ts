import { storageSlot } from '#features/kit/storage.ts'

/** Coupons whose news a customer of this browser has seen, by the customer's id (decisions.md A-115). */
const isRecord = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((codes) => Array.isArray(codes) && codes.every((code) => typeof code === 'string'))
export const seenCouponsSlot = storageSlot('seen_coupons', isRecord)

/** Most that are remembered a customer: older ones are no news any more. */
const MOST = 50

export const unseen = (codes: readonly string[], seen: Record<string, string[]> | undefined, customerId: number): string[] => codes.filter((code) => !seen?.[customerId]?.includes(code))

/** What is remembered once a customer has seen the news of more coupons. */
export const withSeen = (before: Record<string, string[]> | undefined, customerId: number, codes: readonly string[]): Record<string, string[]> =>
  ({ ...before, [customerId]: [...new Set([...(before?.[customerId] ?? []), ...codes])].slice(-MOST) })

/** Remembers that a customer has seen the news of coupons. */
export const markSeen = (customerId: number, codes: readonly string[]): void => { seenCouponsSlot.write(withSeen(seenCouponsSlot.read(), customerId, codes)) }
