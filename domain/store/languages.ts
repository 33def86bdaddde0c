import { ownValue } from '../contract/own-value.ts'

/** A language of the site. `code` is the store code in URLs; `tag` the BCP 47 tag of documents and formats. */
export interface Language {
  readonly code: LanguageCode
  readonly storeId: number
  readonly locale: string
  readonly tag: LanguageTag
  readonly dayjsLocale: string
  readonly name: string
}
export type LanguageCode = 'zh_cn' | 'zh_hk' | 'en' | 'ms' | 'vi' | 'th'
export type LanguageTag = 'zh-CN' | 'zh-HK' | 'en' | 'ms' | 'vi' | 'th'

/** The six languages in menu order, each with its own name. Store ids: A-01. */
export const languages: readonly Language[] = [
  { code: 'zh_cn', storeId: 6, locale: 'zh_Hans_CN', tag: 'zh-CN', dayjsLocale: 'zh-cn', name: '简体中文' },
  { code: 'zh_hk', storeId: 4, locale: 'zh_Hant_HK', tag: 'zh-HK', dayjsLocale: 'zh-hk', name: '繁體中文' },
  { code: 'en', storeId: 3, locale: 'en_US', tag: 'en', dayjsLocale: 'en', name: 'English' },
  { code: 'ms', storeId: 7, locale: 'ms_MY', tag: 'ms', dayjsLocale: 'ms', name: 'Bahasa Melayu' },
  { code: 'vi', storeId: 8, locale: 'vi_VN', tag: 'vi', dayjsLocale: 'vi', name: 'Tiếng Việt' },
  { code: 'th', storeId: 9, locale: 'th_TH', tag: 'th', dayjsLocale: 'th', name: 'ภาษาไทย' },
]

/** Value of 'languageState' in the browser's storage. */
export interface LanguageState {
  locale: string
  code: LanguageCode
  dayjsLocale: string
  id: number
}

/** State before a choice: Simplified Chinese with id 4 (R-013; A-01 keeps both ids). */
export const initialLanguageState: LanguageState = {
  locale: 'zh_Hans_CN',
  code: 'zh_cn',
  dayjsLocale: 'zh-cn',
  id: 4,
}

/** Ids for a store without one of its own. */
export const languageIds: Readonly<Record<string, number>> = { en: 3, 'zh-cn': 6, 'zh-hk': 4 }

const shortCodes: Readonly<Record<string, string>> = {
  'en-us': 'en',
  zh: 'zh-cn',
  'zh-cn': 'zh-cn',
  'zh-hans-cn': 'zh-cn',
  'zh-hant': 'zh-hk',
  'zh-hk': 'zh-hk',
  'zh-tw': 'zh-hk',
  'zh-hant-hk': 'zh-hk',
  'vi-vn': 'vi',
  'th-th': 'th',
  'ms-my': 'ms',
}

/** Converts a long locale to a short code: 'en_US' → 'en', 'zh' → 'zh-cn'. Others are lower-cased. */
export function shortCode(locale: string): string {
  const name = locale.toLowerCase().replaceAll('_', '-')
  return ownValue(shortCodes, name) ?? name
}

const byCode = new Map(languages.map((language) => [language.code as string, language]))

/** Finds a language by its store code, never by id; undefined for an unknown code. */
export const languageOf = (code: string | null | undefined): Language | undefined => byCode.get(code ?? '')

export const defaultLanguage: Language = languages[0]!

/**
 * What stands between the entries of a list in one line: Chinese has its own full-width comma.
 * @param language a store code or a BCP 47 tag
 */
export const listComma = (language: string): string => (language.startsWith('zh') ? '，' : ', ')
