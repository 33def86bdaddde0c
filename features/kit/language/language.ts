import {
  defaultLanguage,
  initialLanguageState,
  languages,
  type Language,
  type LanguageCode,
  type LanguageTag,
} from '#domain/store/languages.ts'
import { createContext, use } from 'react'
import { isLanguageRemembered, languageSlot, rememberLanguage } from '../storage.ts'

interface LanguageValue {
  code: LanguageCode
  /** BCP 47 tag of `<html lang>` and of formats. */
  tag: LanguageTag
  languages: readonly Language[]
  /** The address of a page, given from the root: in the page's language if its own address names one (docs/decisions/0049). */
  addressOf: (href: string) => string
  /**
   * Tells the service and changes the page's language in place. Does nothing for the current or an unknown
   * language, or while another switch is in progress.
   */
  switchTo: (code: string) => Promise<void>
}

/** The language for the components below. */
export const LanguageContext = createContext<LanguageValue>({
  code: defaultLanguage.code,
  tag: defaultLanguage.tag,
  languages,
  addressOf: (href) => href,
  switchTo: () => Promise.resolve(),
})

/** Language of the page, and a function to change it. */
export const useLanguage = (): LanguageValue => use(LanguageContext)

/**
 * Updates the browser's storage to the language that the page was rendered in.
 * @param isNamed the address names the language: it may be somebody else's link, and what was chosen before stays
 */
export function adoptPageLanguage(language: Language, isNamed: boolean): void {
  const stored = languageSlot.read()
  if (stored?.code === language.code || (isNamed && (stored || isLanguageRemembered()))) return
  if (language.code === initialLanguageState.code && !stored) languageSlot.write(initialLanguageState)
  else rememberLanguage(language, language.storeId)
}
