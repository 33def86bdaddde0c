import type { AddressFormCountry, PlaceLevel } from '#design-system/commerce/AddressForm'

const region = (name: PlaceLevel['name'], isSearchable = false): PlaceLevel => ({
  field: 'regionId',
  name,
  isSearchable,
})
const city = (name: PlaceLevel['name'], isSearchable = false): PlaceLevel => ({
  field: 'cityId',
  name,
  isSearchable,
})
const plain = { hasPostcode: false, hasChineseId: false }

/** Countries of different formats for stories and tests: three levels, two, one; with postcode and ID, and without. */
export const fourRegions: readonly AddressFormCountry[] = [
  {
    value: 'CN',
    label: 'Chinese Mainland',
    format: {
      mobilePrefix: '86',
      hasPostcode: true,
      hasChineseId: true,
      levels: [
        region('province', true),
        city('city', true),
        { field: 'districtId', name: 'district', isSearchable: true },
      ],
    },
  },
  {
    value: 'TW',
    label: 'Taiwan',
    format: {
      ...plain,
      mobilePrefix: '886',
      hasPostcode: true,
      levels: [region('countyOrCity', true), city('district', true)],
    },
  },
  {
    value: 'HK',
    label: 'Hong Kong',
    format: { ...plain, mobilePrefix: '852', levels: [region('region'), city('district')] },
  },
  { value: 'MO', label: 'Macao', format: { ...plain, mobilePrefix: '853', levels: [region('parish')] } },
]
