import type { LanguageCode } from '#domain/store/languages.ts'

/** Chinese has its own full-width punctuation. */
const isChinese = (language: LanguageCode): boolean => language.startsWith('zh')

/** Between a label and its value. */
export const colon = (language: LanguageCode): string => (isChinese(language) ? '：' : ': ')

/** Between the entries of a list in one line. */
export const comma = (language: LanguageCode): string => (isChinese(language) ? '，' : ', ')
