import { languages, type LanguageTag } from '#domain/store/languages.ts'

/**
 * Returns the language a review was written in, by its store; undefined if it is the page's own or the store is
 * unknown. Screen readers and fonts need it (WCAG 2.2, 3.1.2).
 */
export function reviewLanguage(storeId: number, pageLocale: string): LanguageTag | undefined {
  const tag = languages.find((language) => language.storeId === storeId)?.tag
  return tag === pageLocale ? undefined : tag
}
