import { STORED_ANSWERS_BYTES } from '#domain/store/local-cache.ts'
import type { AsyncStorage } from '@tanstack/query-persist-client-core'

type Area = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

const bytesOf = (key: string, text: string): number => (key.length + text.length) * 2

/** When an answer was fetched, in milliseconds since 1970; 0 if unknown. */
function fetchedAt(text: string): number {
  try {
    const { state } = JSON.parse(text) as { state: { dataUpdatedAt: unknown } }
    return typeof state.dataUpdatedAt === 'number' ? state.dataUpdatedAt : 0
  } catch {
    return 0
  }
}

/** Deletes the oldest cached answers until those left take at most `limit` bytes. */
function evict(area: Area, prefix: string, limit: number): void {
  const entries = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, text: area.getItem(key) ?? '' }))
  let total = entries.reduce((sum, { key, text }) => sum + bytesOf(key, text), 0)
  if (total <= limit) return
  for (const { key, text } of entries.toSorted((a, b) => fetchedAt(a.text) - fetchedAt(b.text))) {
    if (total <= limit) break
    area.removeItem(key)
    total -= bytesOf(key, text)
  }
}

/**
 * Storage of a react-query persister that never throws and never holds more than `limit` bytes under its prefix: the
 * oldest answers make room, and one that is larger than the limit is not stored. Keys of others, such as sign-in, cart
 * and language, are neither counted nor deleted.
 * @param area called at each use, because reading `localStorage` throws where it is blocked
 */
export function cappedStorage(area: () => Area | undefined, prefix: string, limit = STORED_ANSWERS_BYTES) {
  const attempt = <T>(action: (area: Area) => T): T | undefined => {
    try {
      const target = area()
      return target && action(target)
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => attempt((target) => target.getItem(key)),
    setItem: (key, text) =>
      attempt((target) => {
        target.removeItem(key)
        const size = bytesOf(key, text)
        if (size > limit) return
        evict(target, prefix, limit - size)
        target.setItem(key, text)
      }),
    removeItem: (key) => {
      attempt((target) => {
        target.removeItem(key)
      })
    },
  } satisfies AsyncStorage
}
