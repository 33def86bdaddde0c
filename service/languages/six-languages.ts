import { defaultLanguage, languageOf, type LanguageCode } from '#domain/store/languages.ts'

/** Order of the languages in a `Six`. */
export const languageCodes = [
  'en',
  'zh_cn',
  'zh_hk',
  'ms',
  'vi',
  'th',
] as const satisfies readonly LanguageCode[]

/** One text in the six languages, in the order of `languageCodes`. */
export type Six = readonly [en: string, zhCn: string, zhHk: string, ms: string, vi: string, th: string]
export const six = (...texts: Six): Six => texts
export const inLanguage = (text: Six, language: LanguageCode): string =>
  text[languageCodes.indexOf(language)] ?? text[0]
export const byLanguage = (text: Six): Record<LanguageCode, string> => ({
  en: text[0],
  zh_cn: text[1],
  zh_hk: text[2],
  ms: text[3],
  vi: text[4],
  th: text[5],
})

/** The language of a store code; Simplified Chinese, the shop's default, for any other. */
export const languageOfStore = (storeCode: string): LanguageCode =>
  (languageOf(storeCode) ?? defaultLanguage).code
