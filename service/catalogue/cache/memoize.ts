import { LRUCache } from 'lru-cache'

/** Values by key, each computed on first use. */
export type MemoCache = LRUCache<string, object, () => object>

/** Approximate size of a value without its typed arrays, in bytes. */
const PLAIN = 2_048

/** Approximate size of a value in bytes: lists of all products are typed arrays. */
function bytesOf(value: object): number {
  let bytes = PLAIN
  for (const part of ArrayBuffer.isView(value) ? [value] : (Object.values(value) as unknown[]))
    if (ArrayBuffer.isView(part)) bytes += part.byteLength
  return bytes
}

/** A cache of at most `max` values and `maxBytes`; the one unused longest goes first. */
export const memoCache = (max: number, maxBytes: number): MemoCache =>
  new LRUCache({
    max,
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    memoMethod: (_key, _stale, { context: compute }) => compute(),
  })

/** Returns the value of `key`, computing it on first use. A key belongs to values of one type. */
export const memoize = <T extends object>(cache: MemoCache, key: string, compute: () => T): T =>
  cache.memo(key, { context: compute }) as T
