import { expect, it } from 'vitest'
import { countryLanguages, supportedCountries } from './countries.ts'

it('are these twenty, in this order (R-742)', () => {
  expect(supportedCountries.join(', ')).toBe(
    'AU, AT, CA, CO, CZ, DK, DE, GB, HK, MX, NL, NZ, NO, SG, ZA, ES, SE, TW, US, TH',
  )
})
it.each([
  ['HK', ['zh-cn', 'zh-hk', 'en']],
  ['US', ['zh', 'en', 'es']],
  ['TH', ['th', 'en']],
  ['DE', undefined],
] as const)('languages of %s: %j (R-743, R-744, R-745)', (country, languages) => {
  expect(countryLanguages[country]).toEqual(languages)
})
