import { afterEach, expect, it, vi } from 'vitest'
import { createCachedRead, MAX_AGE_MS } from './cached-read.ts'
import type { Db } from './db.ts'
import { markedAsTransaction } from './transaction-guard.ts'

afterEach(() => void vi.useRealTimers())

const pool = () => ({}) as Db
const [calls, jobs] = [pool(), pool()]

/** A cache whose subscription is active, over a query that counts. */
function activeCache() {
  let count = 0
  const query = vi.fn(async (_db: Db) => {
    await Promise.resolve()
    return ++count
  })
  const cache = createCachedRead(query)
  cache.setActive(true)
  return { cache, query }
}

it('queries every time until the subscription is active, and once it is lost', async () => {
  const { cache } = activeCache()
  cache.setActive(false)
  expect([await cache.read(calls), await cache.read(calls)]).toEqual([1, 2])
  cache.setActive(true)
  expect([await cache.read(calls), await cache.read(calls)]).toEqual([3, 3])
  cache.setActive(false)
  expect([await cache.read(calls), await cache.read(calls)]).toEqual([4, 5])
})

it('is shared by all pools, but a read under way only within its pool', async () => {
  const { cache, query } = activeCache()
  await Promise.all([cache.read(calls), cache.read(calls), cache.read(jobs)])
  expect(query.mock.calls).toEqual([[calls], [jobs]])
  await Promise.all([cache.read(calls), cache.read(jobs)])
  expect(query).toHaveBeenCalledTimes(2)
})

it('queries again after an error', async () => {
  const { cache, query } = activeCache()
  query.mockRejectedValueOnce(new Error('no connection'))
  await expect(Promise.all([cache.read(calls), cache.read(calls)])).rejects.toThrow('no connection')
  expect(await cache.read(calls)).toBe(1)
})

it('queries again when the value is too old, in case a notification was lost', async () => {
  vi.useFakeTimers()
  const { cache } = activeCache()
  expect(await cache.read(calls)).toBe(1)
  vi.advanceTimersByTime(MAX_AGE_MS - 1)
  expect(await cache.read(calls)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await cache.read(calls)).toBe(2)
})

it('does not cache a read that began before a change', async () => {
  const { cache } = activeCache()
  const early = cache.read(calls)
  cache.invalidate()
  const late = cache.read(calls)
  expect([await late, await early].toSorted()).toEqual([1, 2])
  expect(await cache.read(calls)).toBe(await late)
})

it('is refused in a transaction, also where no query is needed', async () => {
  const { cache } = activeCache()
  await cache.read(calls)
  await expect(markedAsTransaction(() => cache.read(calls))).rejects.toThrow('A transaction is open')
})
