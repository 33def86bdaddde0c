import { LRUCache } from 'lru-cache'
import { matchPage, type PageMatch } from '../router/routes.tsx'

/** React Router sorts and compiles all routes for every match, so the matches of the latest paths are remembered. */
const matches = new LRUCache<string, PageMatch>({ max: 1_000 })

/** The page of an address, as `matchPage`. */
export function rememberedMatch({ pathname }: Pick<URL, 'pathname'>): PageMatch {
  const known = matches.get(pathname)
  if (known) return known
  const match = matchPage({ pathname })
  matches.set(pathname, match)
  return match
}
