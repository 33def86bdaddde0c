/**
 * Countries in which the business operates, in the order of the document. They do not restrict the shop.
 */
export const supportedCountries = [
  'AU',
  'AT',
  'CA',
  'CO',
  'CZ',
  'DK',
  'DE',
  'GB',
  'HK',
  'MX',
  'NL',
  'NZ',
  'NO',
  'SG',
  'ZA',
  'ES',
  'SE',
  'TW',
  'US',
  'TH',
] as const
export type SupportedCountry = (typeof supportedCountries)[number]

/**
 * Languages of countries as reference data, including ones that the site does not offer. Only these three are
 * documented.
 */
export const countryLanguages: Readonly<Partial<Record<SupportedCountry, readonly string[]>>> = {
  HK: ['zh-cn', 'zh-hk', 'en'],
  US: ['zh', 'en', 'es'],
  TH: ['th', 'en'],
}
