import type { Language, LanguageCode } from '#domain/store/languages.ts'
import { languageSlot } from './storage.ts'

/** One year, in seconds. */
const remembered = 31_536_000

/** The server reads the language from this cookie (rendering: the page is written in it). */
export function mirrorLanguage(code: LanguageCode): void {
  document.cookie = `language=${code}; path=/; max-age=${remembered}; samesite=lax`
}

/** Remembers a choice under 'languageState'; the first visit is remembered with the initial state's id (decisions.md A-01). */
export function rememberLanguage(language: Language, storeId: number): void {
  languageSlot.write({ locale: language.locale, code: language.code, dayjsLocale: language.dayjsLocale, id: storeId })
  mirrorLanguage(language.code)
}
