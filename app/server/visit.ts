import { splitPath } from '#domain/store/language-address.ts'
import type { Language } from '#domain/store/languages.ts'
import { requestLanguage } from './entry-server.tsx'

/** What somebody asks for: a page in a language. */
export interface Visit {
  /** For the page's address without its language. Not the visitor's own: others may wait for the page too, and his leaving must not end it for them. */
  readonly request: Request
  /** The visitor's address, with its query. */
  readonly path: string
  readonly language: Language
  /** The address names the language. */
  readonly isNamed: boolean
  /** The shop's, for full addresses. */
  readonly origin: string
}

/** Reads the language from the address, or else from the visitor's choice. */
export function visitOf(
  { url: address, method, headers }: Request,
  originOf: (called: URL) => string,
): Visit {
  const url = new URL(address)
  const { language, path } = splitPath(url.pathname)
  const asked = url.pathname + url.search
  url.pathname = path
  return {
    request: new Request(url, { method, headers }),
    path: asked,
    language: language ?? requestLanguage(headers.get('cookie')),
    isNamed: language !== undefined,
    origin: originOf(url),
  }
}

/**
 * What a kept page is found by; the one for GET is that for HEAD. An address that names a language needs no cookie.
 * @param path with its query, as an URL writes it: another spelling finds nothing
 */
export const keyOf = (origin: string, method: string, path: string, headers: Pick<Headers, 'get'>): string =>
  `${splitPath(path).language ? '' : requestLanguage(headers.get('cookie')).code} ${method === 'HEAD' ? 'GET' : method} ${origin}${path}`
