import { addressCountries, addressFormats, type AddressCountry } from '#domain/addresses/address-form.ts'
import type { AddressFormat, AddressFormCountry, PlaceField } from '#design-system/commerce/AddressForm'

const placeFields: readonly PlaceField[] = ['regionId', 'cityId', 'districtId']
/** Long lists have a search field. Those of Hong Kong and Macao fit on a screen. */
const longLists: readonly AddressCountry[] = ['CN', 'TW']

/** Options of the form for a country, derived from the rules that the service also applies. */
export function formatOf(country: AddressCountry): AddressFormat {
  const { places, mobilePrefix, postcode, chineseId } = addressFormats[country]
  return {
    mobilePrefix,
    hasPostcode: postcode !== null,
    hasChineseId: chineseId,
    levels: placeFields.flatMap((field, index) => {
      const name = places[index]
      return name ? [{ field, name, isSearchable: longLists.includes(country) }] : []
    }),
  }
}

/** The countries the shop delivers to, as the form offers them. */
export const formCountries = (nameOf: (country: AddressCountry) => string): AddressFormCountry[] =>
  addressCountries.map((country) => ({ value: country, label: nameOf(country), format: formatOf(country) }))
