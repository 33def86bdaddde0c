import { addressIn, respelt, splitPath } from './language-address.ts'

/**
 * A path as its page's pattern spells it: the fixed parts like the pattern's, no slash at the end. Parameters stay as they are.
 * @param pattern of the page that the path belongs to, by whatever spelling
 */
export function inSpellingOf(pattern: string, path: string): string {
  const parts = pattern.split('/')
  const given = path.replace(/\/+$/, '').split('/')
  // a path of more parts is not the page's
  if (given.length > parts.length) return path
  return given.map((part, at) => (parts[at]?.startsWith(':') ? part : parts[at])).join('/') || '/'
}

/**
 * The address that a nearly right one stands for: '/TH/Cart/' is '/th/cart'. Undefined for one that is right, or that has no page.
 * @param address without its query
 * @param patternOf finds the pattern of a path's page, letters of another case and a slash at the end aside; undefined without a page
 */
export function rightAddress(
  address: string,
  patternOf: (path: string) => string | undefined,
): string | undefined {
  const { language, path } = splitPath(respelt(address) ?? address)
  const pattern = patternOf(path)
  const own = pattern === undefined ? path : inSpellingOf(pattern, path)
  const right = language ? addressIn(language.code, own) : own
  return right === address ? undefined : right
}
