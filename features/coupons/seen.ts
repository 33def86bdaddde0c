import { storageSlot } from '#features/kit/storage.ts'

/** Codes of the coupons already announced in this browser, by customer id. */
const isRecord = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(
    (codes) => Array.isArray(codes) && codes.every((code) => typeof code === 'string'),
  )
export const seenCouponsSlot = storageSlot('seen_coupons', isRecord)

/** Maximum number of codes per customer; the oldest are dropped. */
const MOST = 50

export const unseen = (
  codes: readonly string[],
  seen: Record<string, string[]> | undefined,
  customerId: number,
): string[] => codes.filter((code) => !seen?.[customerId]?.includes(code))

/** Returns the record with more codes marked as seen. */
export const withSeen = (
  before: Record<string, string[]> | undefined,
  customerId: number,
  codes: readonly string[],
): Record<string, string[]> => ({
  ...before,
  [customerId]: [...new Set([...(before?.[customerId] ?? []), ...codes])].slice(-MOST),
})

/** Stores that a customer has seen the announcement of coupons. */
export const markSeen = (customerId: number, codes: readonly string[]): void => {
  seenCouponsSlot.write(withSeen(seenCouponsSlot.read(), customerId, codes))
}
