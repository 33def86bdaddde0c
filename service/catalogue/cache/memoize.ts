/** Returns the value of `key`, computing it on first use. Drops the older half of the cache when it holds `limit` values. */
export function memoize<T>(cache: Map<string, unknown>, key: string, compute: () => T, limit: number): T {
  if (cache.has(key)) return cache.get(key) as T
  if (cache.size >= limit)
    for (const old of [...cache.keys()].slice(0, Math.ceil(limit / 2))) cache.delete(old)
  const value = compute()
  cache.set(key, value)
  return value
}
