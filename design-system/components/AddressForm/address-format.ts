/** The regions an address can be in: Chinese Mainland, Taiwan, Hong Kong, Macao (shop §2). */
export type AddressRegion = 'CN' | 'TW' | 'HK' | 'MO'

/** Everything the form asks. Ids are those of the lists given to it; an empty string means not given. */
export interface AddressFormValue {
  /** Code of the country or region: `CN`, `TW`, `HK`, `MO`. */
  country: string
  /** The family name; empty where the whole name stands in the other field. */
  lastname: string
  /** The given name; empty where the whole name stands in the other field. */
  firstname: string
  /** Digits of the country code, e.g. `852`. */
  mobilePrefix: string
  /** The mobile number without its country code, as it was typed. */
  telephone: string
  /** Chosen option of the widest list; empty until one is chosen. */
  regionId: string
  /** Chosen option of the second list; empty until one is chosen. */
  cityId: string
  /** Chosen option of the third list; empty where the country has none. */
  districtId: string
  /** Street, building, floor and room in one line. */
  street: string
  /** As the country writes it; empty where it has none. */
  postcode: string
  /** Eighteen digits, the last may be X; asked for where customs want it. */
  chineseId: string
  /** Optional name of a firm at the address. */
  company: string
  /** Whether later orders go there unless another is chosen. */
  isDefault: boolean
}

export type AddressFormField = keyof AddressFormValue

/** A level of places below the country, by the field that holds it. */
export type PlaceField = 'regionId' | 'cityId' | 'districtId'

export interface PlaceLevel {
  field: PlaceField
  label: 'ds.address.province' | 'ds.address.city' | 'ds.address.district' | 'ds.address.countyOrCity' | 'ds.address.region' | 'ds.address.parish'
  /** Many options are found by typing, a few are looked over. */
  control: 'combobox' | 'select'
  autoComplete: string
}

export interface AddressFormat { mobilePrefix: string; postcode: boolean; chineseId: boolean; levels: readonly PlaceLevel[] }

const level = (field: PlaceField, label: PlaceLevel['label'], control: PlaceLevel['control'], line: 1 | 2 | 3): PlaceLevel => ({ field, label, control, autoComplete: `shipping address-level${line}` })

/** What an address consists of in each region, from the widest place to the narrowest. */
export const addressFormats: Readonly<Record<AddressRegion, AddressFormat>> = {
  CN: { mobilePrefix: '86', postcode: true, chineseId: true, levels: [level('regionId', 'ds.address.province', 'combobox', 1), level('cityId', 'ds.address.city', 'combobox', 2), level('districtId', 'ds.address.district', 'combobox', 3)] },
  TW: { mobilePrefix: '886', postcode: true, chineseId: false, levels: [level('regionId', 'ds.address.countyOrCity', 'combobox', 1), level('cityId', 'ds.address.district', 'combobox', 2)] },
  HK: { mobilePrefix: '852', postcode: false, chineseId: false, levels: [level('regionId', 'ds.address.region', 'select', 1), level('cityId', 'ds.address.district', 'select', 2)] },
  MO: { mobilePrefix: '853', postcode: false, chineseId: false, levels: [level('regionId', 'ds.address.parish', 'select', 1)] },
}

/** The longest street, in characters (shop §5). */
export const streetMax = 80

/** A form nobody has touched. */
export const emptyAddress: AddressFormValue = { country: '', lastname: '', firstname: '', mobilePrefix: '', telephone: '', regionId: '', cityId: '', districtId: '', street: '', postcode: '', chineseId: '', company: '', isDefault: false }

export const isAddressRegion = (country: string): country is AddressRegion => Object.hasOwn(addressFormats, country)

/**
 * What changes with the country: the places below it, which are other ones, and the phone code while no number is typed.
 * Everything else that was typed stays, also what this country does not ask: it is there again on the way back.
 */
export function changeCountry(value: AddressFormValue, country: string): Partial<AddressFormValue> {
  const prefix = isAddressRegion(country) && !value.telephone.trim() ? { mobilePrefix: addressFormats[country].mobilePrefix } : {}
  return { country, regionId: '', cityId: '', districtId: '', ...prefix }
}

/** What changes with a place: the narrower places inside it. */
export function changePlace(field: PlaceField, id: string): Partial<AddressFormValue> {
  if (field === 'regionId') return { regionId: id, cityId: '', districtId: '' }
  if (field === 'cityId') return { cityId: id, districtId: '' }
  return { districtId: id }
}
