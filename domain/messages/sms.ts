import type { LanguageCode } from '../store/languages.ts'

/** The text of an SMS. The mainland's carriers pass one on only if it begins with its sender's name in brackets. */
export const signedSms = (text: string, language: LanguageCode): string =>
  language === 'zh_cn' && !text.startsWith('【') ? `【翠叶】${text}` : text
