import type { Subscriber } from './changes.ts'
import type { Db } from './db.ts'
import { refuseInTransaction } from './transaction-guard.ts'

/**
 * Maximum age of a cached value in milliseconds. It limits how long a lost notification shows: a dead connection may
 * look alive for minutes, and a proxy that shares sessions between transactions (PgBouncer) passes none on.
 */
export const MAX_AGE_MS = 10_000

/** The result of a query, cached while this process is told of changes to it. */
export interface CachedRead<T> extends Subscriber {
  /** The cached value, or a fresh one. Queries every time until `followChanges` has made the subscription active. */
  read(db: Db): Promise<T>
  /** Drops the value. Call it after every write of this process too: the notification arrives a moment later. */
  invalidate(): void
  setActive(isActive: boolean): void
}

/** Caches the result of `query` for all pools of a process. Pass it to `followChanges`, which invalidates it. */
export function createCachedRead<T>(query: (db: Db) => Promise<T>): CachedRead<T> {
  let isActive = false
  let cached: { readonly value: T; readonly until: number } | undefined
  // Each pool has its own: with a shared one, calls would wait for as long as jobs may.
  let underWay = new Map<Db, Promise<T>>()
  const invalidate = () => {
    cached = undefined
    // A read that began before the change is not shared with later calls, and its value is not cached.
    underWay = new Map()
  }
  const readOnce = (db: Db): Promise<T> => {
    const current = underWay
    const until = performance.now() + MAX_AGE_MS
    const reading = query(db)
      .then((value) => {
        if (current === underWay) cached = { value, until }
        return value
      })
      .finally(() => current.delete(db))
    current.set(db, reading)
    return reading
  }
  return {
    async read(db) {
      // Whether this takes a second connection must not depend on what is cached.
      refuseInTransaction()
      if (!isActive) return query(db)
      if (cached && performance.now() < cached.until) return cached.value
      return underWay.get(db) ?? readOnce(db)
    },
    invalidate,
    setActive(isNow) {
      isActive = isNow
    },
  }
}
