import { expect, it } from 'vitest'
import { formCountries } from './form-countries.ts'

const formats = formCountries((country) => `name of ${country}`).map(({ value, label, format }) => [
  value,
  label,
  format.levels.map(
    ({ field, name, isSearchable }) => `${field} ${name}${isSearchable ? ' searchable' : ''}`,
  ),
  format.hasPostcode,
  format.hasChineseId,
  format.mobilePrefix,
])

// Requirements R-134
it('offers the four regions, each with the fields that its addresses have', () => {
  expect(formats).toEqual([
    [
      'CN',
      'name of CN',
      ['regionId province searchable', 'cityId city searchable', 'districtId district searchable'],
      true,
      true,
      '86',
    ],
    [
      'TW',
      'name of TW',
      ['regionId countyOrCity searchable', 'cityId district searchable'],
      true,
      false,
      '886',
    ],
    ['HK', 'name of HK', ['regionId region', 'cityId district'], false, false, '852'],
    ['MO', 'name of MO', ['regionId parish'], false, false, '853'],
  ])
})
