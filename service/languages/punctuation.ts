import type { LanguageCode } from '#domain/store/languages.ts'

/** Between a label and its value: Chinese has its own full-width colon. */
export const colon = (language: LanguageCode): string => (language.startsWith('zh') ? '：' : ': ')
