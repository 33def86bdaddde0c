import type { LanguageCode } from '#domain/store/languages.ts'
import { inLanguage, six } from '#service/languages/six-languages.ts'

const greetings = six(
  'Hello {name},',
  '{name}，您好：',
  '{name}，您好：',
  'Helo {name},',
  'Xin chào {name},',
  'สวัสดีคุณ {name}',
)

/** The first line of an email to a customer. @param name the whole name */
export const greetingTo = (name: string, language: LanguageCode): string =>
  inLanguage(greetings, language).replace('{name}', () => name)

const shopNames = six('Jadeleaf', '翠叶', '翠葉', 'Jadeleaf', 'Jadeleaf', 'Jadeleaf')

/** The shop's name, which signs an email. */
export const shopName = (language: LanguageCode): string => inLanguage(shopNames, language)
