import { addressIn } from '#domain/store/language-address.ts'
import type { LanguageCode } from '#domain/store/languages.ts'

/** The service worker's script. It stands at the root, so that it serves all pages. */
export const workerAddress = '/worker.js'

/** The document that any page of a language can be shown in without a connection. */
export const shellAddress = (code: LanguageCode): string => addressIn(code, '/offline')
