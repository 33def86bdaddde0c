import { ownValue } from '#domain/contract/own-value.ts'
import { languageOf } from '#domain/store/languages.ts'
import { countryName, type CountryCode } from '#service/addresses/geography/countries.ts'

/** Country whose name labels a phone code; for +1 the larger one. */
const countryOf: Readonly<Record<string, string>> = {
  62: 'ID',
  60: 'MY',
  61: 'AU',
  1: 'US',
  86: 'CN',
  852: 'HK',
  853: 'MO',
  66: 'TH',
  886: 'TW',
  84: 'VN',
  856: 'LA',
}
const named = new Set<string>(['CN', 'HK', 'MO', 'TW'] satisfies CountryCode[])

/** `Hong Kong +852`, in the language of the store (C-6.2). */
export function countryCodeLabel(code: string, language: string): string {
  const country = ownValue(countryOf, code) ?? ''
  const name = named.has(country)
    ? countryName(country as CountryCode, language)
    : new Intl.DisplayNames([languageOf(language)?.tag ?? 'en'], { type: 'region' }).of(country)
  return `${name ?? ''} +${code}`.trim()
}
