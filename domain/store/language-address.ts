import { languageOf, type Language, type LanguageCode } from './languages.ts'

/** What an address of a language begins with, from the root: '/zh-hk'. */
export const prefixOf = (code: LanguageCode): string => `/${code.replace('_', '-')}`

/** A path in two parts. */
export interface SplitPath {
  /** The language that the path names, if it names one. */
  readonly language: Language | undefined
  /** The path without the language: an address of `paths.ts`. */
  readonly path: string
}

/** Takes the language off a path: '/th/cart' is '/cart' in Thai, '/th' the home page. With its query and hash, if it has them. */
export function splitPath(path: string): SplitPath {
  const prefix = /^\/[a-z-]+(?=[/?#]|$)/.exec(path)?.[0] ?? ''
  const language = languageOf(prefix.slice(1).replace('-', '_'))
  if (!language) return { language, path }
  const rest = path.slice(prefix.length)
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The address of a page in a language: '/cart' in Thai is '/th/cart'. @param href from the root, with query and hash */
export const addressIn = (code: LanguageCode, href: string): string =>
  prefixOf(code) + href.replace(/^\/(?=[?#]|$)/, '')

/**
 * The address that a path in another spelling stands for; undefined for one that is spelt right, or names no language.
 * '/TH/cart' and '/zh_hk/cart' are spelt wrong, and '/th/' is.
 */
export function respelt(path: string): string | undefined {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/s.exec(path) ?? []
  const prefix = `/${first.toLowerCase().replaceAll('_', '-')}`
  const { language } = splitPath(prefix)
  const right = language && addressIn(language.code, rest || '/')
  return right === path ? undefined : right
}
