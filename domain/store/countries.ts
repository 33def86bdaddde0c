/** Countries in which the business works (associate-business.md §9), in the order of the document. They restrict nothing in the shop (decisions.md A-27). */
export const supportedCountries = ['AU', 'AT', 'CA', 'CO', 'CZ', 'DK', 'DE', 'GB', 'HK', 'MX', 'NL', 'NZ', 'NO', 'SG', 'ZA', 'ES', 'SE', 'TW', 'US', 'TH'] as const
export type SupportedCountry = (typeof supportedCountries)[number]

/** Languages of a country as data, also those that the site does not speak. Only these three are given (decisions.md A-144). */
export const countryLanguages: Readonly<Partial<Record<SupportedCountry, readonly string[]>>> = { HK: ['zh-cn', 'zh-hk', 'en'], US: ['zh', 'en', 'es'], TH: ['th', 'en'] }
