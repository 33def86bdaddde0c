import { languageOf } from '#domain/store/languages.ts'

/**
 * Countries in the directory: the 20 supported ones, the mainland and Macao. Two- and three-letter codes of ISO
 * 3166-1.
 */
export const countries = {
  AU: 'AUS',
  AT: 'AUT',
  CA: 'CAN',
  CN: 'CHN',
  CO: 'COL',
  CZ: 'CZE',
  DK: 'DNK',
  DE: 'DEU',
  GB: 'GBR',
  HK: 'HKG',
  MO: 'MAC',
  MX: 'MEX',
  NL: 'NLD',
  NZ: 'NZL',
  NO: 'NOR',
  SG: 'SGP',
  ZA: 'ZAF',
  ES: 'ESP',
  SE: 'SWE',
  TW: 'TWN',
  US: 'USA',
  TH: 'THA',
} as const satisfies Readonly<Record<string, string>>

export type CountryCode = keyof typeof countries

/** Names of the four address regions; CLDR names the others. */
const ownNames: Readonly<Record<string, Partial<Record<CountryCode, string>>>> = {
  en: { CN: 'Chinese Mainland', HK: 'Hong Kong', MO: 'Macao', TW: 'Taiwan' },
  zh_cn: { CN: '中国大陆', HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
  zh_hk: { CN: '中國內地', HK: '香港', MO: '澳門', TW: '台灣' },
  ms: { CN: 'Tanah Besar China', HK: 'Hong Kong', MO: 'Macao', TW: 'Taiwan' },
  vi: { CN: 'Trung Quốc đại lục', HK: 'Hồng Kông', MO: 'Ma Cao', TW: 'Đài Loan' },
  th: { CN: 'จีนแผ่นดินใหญ่', HK: 'ฮ่องกง', MO: 'มาเก๊า', TW: 'ไต้หวัน' },
}

export const countryName = (code: CountryCode, language: string): string =>
  ownNames[language]?.[code] ??
  new Intl.DisplayNames([languageOf(language)?.tag ?? 'en'], { type: 'region' }).of(code) ??
  code
