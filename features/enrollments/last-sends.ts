import { storageSlot } from '#features/kit/storage.ts'

const isRecord = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((time) => typeof time === 'number')

/** When this browser last sent the SMS of an invitation, by its id, in milliseconds since 1970. */
export const lastSendsSlot = storageSlot('invitation_sends', isRecord)

/** Maximum number of stored entries. */
const MOST = 50

/** Returns the record with a new SMS, limited to the newest entries. */
export const withSend = (
  before: Record<string, number> | undefined,
  id: number,
  time: number,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries<number>({ ...before, [String(id)]: time })
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST),
  )

/** Stores that this browser sent the SMS of an invitation. */
export const rememberSend = (id: number, time: number): void => {
  lastSendsSlot.write(withSend(lastSendsSlot.read(), id, time))
}
