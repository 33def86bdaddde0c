/** All values of the form. Ids refer to the given lists; an empty string means no value. */
export interface AddressFormValue {
  /** Code of the country or region, one of the form's `countries`. */
  country: string
  /** Family name; empty if the other field has the whole name. */
  lastname: string
  /** Given name; empty if the other field has the whole name. */
  firstname: string
  /** Digits of the country calling code, e.g. `852`. */
  mobilePrefix: string
  /** Mobile number without the country code, as typed. */
  telephone: string
  /** Selected option of the widest list, or an empty string. */
  regionId: string
  /** Selected option of the second list, or an empty string. */
  cityId: string
  /** Selected option of the third list; empty if the country has none. */
  districtId: string
  /** Street, building, floor and room in one line. */
  street: string
  /** In the country's format; empty if it has none. */
  postcode: string
  /** Eighteen characters, all digits but the last, which may be X; required where customs ask for it. */
  chineseId: string
  /** Optional company name at the address. */
  company: string
  /** Whether it is the default for future orders. */
  isDefault: boolean
}

export type AddressFormField = keyof AddressFormValue

/** Level of places below the country, named after its field. */
export type PlaceField = 'regionId' | 'cityId' | 'districtId'

export interface PlaceLevel {
  /** Field that holds the selected place. */
  field: PlaceField
  /** Local name of this level, which determines its label. */
  name: 'province' | 'city' | 'district' | 'countyOrCity' | 'region' | 'parish'
  /** Whether to use a Combobox with type-ahead, for long lists. @default false: a Select */
  isSearchable?: boolean
}

/** Fields of an address in a country. */
export interface AddressFormat {
  /** Digits of the country code of its mobile numbers: `852`. */
  mobilePrefix: string
  /** Whether its addresses have a postcode. */
  hasPostcode: boolean
  /** Whether customs require the recipient's Chinese ID. */
  hasChineseId: boolean
  /** Levels of places, from the widest to the narrowest. */
  levels: readonly PlaceLevel[]
}

/** Country available in the form, with its address format. */
export interface AddressFormCountry {
  /** Country code, as in the form's value. */
  value: string
  /** Country name in the page's language. */
  label: string
  /** Fields of its addresses. */
  format: AddressFormat
}

/** Initial, empty form. */
export const emptyAddress: AddressFormValue = {
  country: '',
  lastname: '',
  firstname: '',
  mobilePrefix: '',
  telephone: '',
  regionId: '',
  cityId: '',
  districtId: '',
  street: '',
  postcode: '',
  chineseId: '',
  company: '',
  isDefault: false,
}

/**
 * Returns the changes after a change of country: clears the places, and updates the phone code unless a number is
 * entered.
 * Other values stay, even if the new country has no field for them, in case the user switches back.
 */
export function changeCountry(
  value: AddressFormValue,
  country: string,
  countries: readonly AddressFormCountry[],
): Partial<AddressFormValue> {
  const format = countries.find((one) => one.value === country)?.format
  const prefix = format && !value.telephone.trim() ? { mobilePrefix: format.mobilePrefix } : {}
  return { country, regionId: '', cityId: '', districtId: '', ...prefix }
}

/** Returns the changes after a change of place: clears the narrower places. */
export function changePlace(field: PlaceField, id: string): Partial<AddressFormValue> {
  if (field === 'regionId') return { regionId: id, cityId: '', districtId: '' }
  if (field === 'cityId') return { cityId: id, districtId: '' }
  return { districtId: id }
}
