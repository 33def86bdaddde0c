import type { LanguageCode } from '#domain/store/languages.ts'

/** "1,000": as in English, in every language. */
export const thousands = (value: number): string => value.toLocaleString('en-US')

/** Live cultures, in billions of colony-forming units. */
const billions: Record<LanguageCode, (count: number) => string> = {
  en: (count) => `${count} billion CFU`,
  zh_cn: (count) => `${count * 10} 亿 CFU`,
  zh_hk: (count) => `${count * 10} 億 CFU`,
  ms: (count) => `${count} bilion CFU`,
  vi: (count) => `${count} tỷ CFU`,
  th: (count) => `${thousands(count * 1000)} ล้าน CFU`,
}

/** Thai writes its own units; other languages the international ones. */
const thaiUnits: Readonly<Record<string, string>> = { mg: 'มก.', µg: 'มคก.', g: 'กรัม', ml: 'มล.' }
const unitIn = (unit: string, language: LanguageCode): string =>
  language === 'th' ? (thaiUnits[unit] ?? unit) : unit

/** An amount with its unit: "1,000 mg", "98%", "20 billion CFU". */
export function amountOf(quantity: number, unit: string, language: LanguageCode): string {
  if (unit === 'B CFU') return billions[language](quantity)
  return `${thousands(quantity)}${unit === '%' ? '' : ' '}${unitIn(unit, language)}`
}

/** A figure as a label prints it, without a sign between thousands: "1000 mg", "20%", "30 B CFU" in words. */
export function figure(text: string, language: LanguageCode): string {
  const [amount = '', ...rest] = text.split(' ')
  const unit = rest.join(' ')
  if (unit === 'B CFU') return billions[language](Number(amount))
  return [amount, unitIn(unit, language)].join(' ').trim()
}
