import type { LanguageTag } from '../store/languages.ts'

/** A field of a name: the given name or the family name. */
export type NameField = 'firstname' | 'lastname'

const givenFirst: readonly NameField[] = ['firstname', 'lastname']
const familyFirst: readonly NameField[] = ['lastname', 'firstname']

const orders: Readonly<Record<LanguageTag, readonly NameField[]>> = {
  'zh-CN': familyFirst,
  'zh-HK': familyFirst,
  en: givenFirst,
  ms: givenFirst,
  vi: familyFirst,
  th: givenFirst,
}

/** The two fields of a name in the order in which readers of a language write their own. */
export const nameOrder = (language: LanguageTag): readonly NameField[] => orders[language]
