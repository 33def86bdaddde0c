/** Who may keep an answer for later. */
export type Keeper = 'everybody' | 'visitor' | 'nobody'

/** Seconds for which a cache between the shop and its visitors may answer by itself, as long as the shop keeps a page. */
const SHARED_SECONDS = 10
/** Seconds after those in which it may still answer, while it asks the shop. */
const STALE_SECONDS = 30

/** Headers that say who may keep a page, and what its bytes depend on. */
export const cacheHeaders: Readonly<Record<Keeper, Readonly<Record<string, string>>>> = {
  // the address alone decides the bytes; a browser asks each time, and learns in a few bytes that nothing has changed
  everybody: {
    'cache-control': `public, max-age=0, s-maxage=${SHARED_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
    vary: 'Accept-Encoding',
  },
  // the language is in a cookie, so no shared cache may keep it
  visitor: { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' },
  nobody: { 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Encoding' },
}

/**
 * Who may keep a public page. What is not there, and what lacks something, may be there in a moment.
 * @param isNamed the address names the language
 */
export function keeperOf(isNamed: boolean, status: number, isIncomplete: boolean): Keeper {
  if (status >= 500) return 'nobody'
  return isNamed && status === 200 && !isIncomplete ? 'everybody' : 'visitor'
}
