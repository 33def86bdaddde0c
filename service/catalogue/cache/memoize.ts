import { LRUCache } from 'lru-cache'

/** Values by key, each computed on first use. */
export type MemoCache = LRUCache<string, object, () => object>

/** A cache of at most `max` values; the one unused longest goes first. */
export const memoCache = (max: number): MemoCache =>
  new LRUCache({ max, memoMethod: (_key, _stale, { context: compute }) => compute() })

/** Returns the value of `key`, computing it on first use. A key belongs to values of one type. */
export const memoize = <T extends object>(cache: MemoCache, key: string, compute: () => T): T =>
  cache.memo(key, { context: compute }) as T
