import type { LanguageCode } from '#domain/store/languages.ts'
import { inLanguage, six } from '#service/languages/six-languages.ts'

/** A shopper's name as reviews show it to the public: "Chan" → "C***n". */
export const nicknameOf = (name: string): string => {
  const letters = Array.from(name.trim())
  return letters.length === 0
    ? '***'
    : letters.length < 3
      ? `${letters[0]}*`
      : `${letters[0]}***${letters.at(-1)}`
}

const formerCustomers = six(
  'Former customer',
  '已注销用户',
  '前顧客',
  'Bekas pelanggan',
  'Khách hàng cũ',
  'อดีตลูกค้า',
)

/** What a review shows in place of a nickname once its writer has deleted the account. @param language of the reader */
export const formerCustomer = (language: LanguageCode): string => inLanguage(formerCustomers, language)
