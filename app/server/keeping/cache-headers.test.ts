import { expect, it } from 'vitest'
import { cacheHeaders, keeperOf } from './cache-headers.ts'

it.each([
  [{ isNamed: true, status: 200, isIncomplete: false }, 'everybody'],
  [{ isNamed: false, status: 200, isIncomplete: false }, 'visitor'],
  [{ isNamed: true, status: 200, isIncomplete: true }, 'visitor'],
  [{ isNamed: true, status: 404, isIncomplete: false }, 'visitor'],
  [{ isNamed: true, status: 400, isIncomplete: false }, 'visitor'],
  [{ isNamed: true, status: 503, isIncomplete: true }, 'nobody'],
  [{ isNamed: false, status: 500, isIncomplete: false }, 'nobody'],
] as const)('%o may be kept by %s', ({ isNamed, status, isIncomplete }, keeper) => {
  expect(keeperOf(isNamed, status, isIncomplete)).toBe(keeper)
})
it('a cache outside keeps no page whose language is in a cookie, and asks within ten seconds for any other', () => {
  expect(cacheHeaders).toMatchObject({
    everybody: {
      'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=30',
      vary: 'Accept-Encoding',
    },
    visitor: { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' },
    nobody: { 'cache-control': 'private, no-store' },
  })
})
