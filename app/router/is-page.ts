import { splitPath } from '#domain/store/language-address.ts'

/** Paths answered by another part of the server: the browser loads them as documents. */
const served = /^\/(rest|sandbox|media|assets)(\/|$)/

/**
 * Whether an address is a page of this shop, which the router opens without loading a document. One that names a language may be
 * in another than this page's.
 */
export const isPage = (href: string): boolean =>
  /^\/(?![/\\])/.test(href) && !served.test(href) && !splitPath(href).language
