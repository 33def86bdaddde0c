import type { LanguageCode } from './languages.ts'

/** Who sells, as receipts and printed orders name the company: the same as on the shop's contact page and packs (a test compares them). */
export interface Seller {
  readonly name: string
  readonly address: string
  /** Of the Hong Kong business register; the same in every language. */
  readonly registration: string
}

const registration = '70012345-000'
const latin = '12/F, 88 Example Road, Kwun Tong, Kowloon'

const rows: Readonly<Record<LanguageCode, readonly [name: string, address: string]>> = {
  zh_cn: ['翠叶有限公司', '香港九龙观塘示例道88号12楼'],
  zh_hk: ['翠葉有限公司', '香港九龍觀塘示例道88號12樓'],
  en: ['Jadeleaf Limited', `${latin}, Hong Kong`],
  ms: ['Jadeleaf Limited', `${latin}, Hong Kong`],
  vi: ['Jadeleaf Limited', `${latin}, Hồng Kông`],
  th: ['Jadeleaf Limited', `${latin}, ฮ่องกง`],
}

/** The seller in a reader's language. */
export function sellerIn(language: LanguageCode): Seller {
  const [name, address] = rows[language]
  return { name, address, registration }
}
