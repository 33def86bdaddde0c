import { splitPath } from '../store/language-address.ts'

/** Characters that browsers drop or read as a slash, and paths that could begin an address of another site. */
// oxlint-disable-next-line no-control-regex -- browsers drop tabs and line breaks inside an address before reading it
const suspicious = /[\u0000-\u001f\\]|\/\/|^(?!\/)/

/** How many times a proxy on the way may decode an address. */
const readings = 4

/**
 * Returns where to go after signing in: a path of this site, or `fallback`. Refuses anything that a browser, now or
 * after decoding, could read as another origin (`//host`, `/\host`, `/.//host`, control characters, a scheme). A language in the
 * path is left out: the page opens in the one that is shown.
 */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  if (!target || suspicious.test(target.replace(/[?#].*$/s, ''))) return fallback
  try {
    const base = 'http://here.invalid'
    const url = new URL(target, base)
    if (url.origin !== base) return fallback
    let path = url.pathname
    for (let index = 0; index < readings; index++) {
      if (suspicious.test(path) || suspicious.test(new URL(path, base).pathname)) return fallback
      path = decodeURIComponent(path)
    }
    return splitPath(url.pathname).path + url.search + url.hash
  } catch {
    return fallback
  }
}

/** Address of a sign-in screen that returns to `target` (path and query). */
export const redirectTo = (screen: string, target: string): string =>
  `${screen}?redirect=${encodeURIComponent(target)}`
