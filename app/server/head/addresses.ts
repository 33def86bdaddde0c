import { addressIn } from '#domain/store/language-address.ts'
import { defaultLanguage, languages, type LanguageCode } from '#domain/store/languages.ts'

/**
 * A page's full address in each language. Where none fits the shop speaks its default, as it does in an address without a
 * language, so that is `x-default`.
 * @param origin of the shop: 'https://shop.example'
 * @param path from the root, without a language
 */
export const alternatesOf = (origin: string, path: string) => [
  ...languages.map(({ code, tag }) => ({ hreflang: tag as string, href: origin + addressIn(code, path) })),
  { hreflang: 'x-default', href: origin + addressIn(defaultLanguage.code, path) },
]

/** The full address of a page in a language. */
export const fullAddress = (origin: string, code: LanguageCode, path: string): string =>
  origin + addressIn(code, path)
