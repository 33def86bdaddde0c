/** The regions an address may be in, in the order of the form. */
export const addressCountries = ['CN', 'TW', 'HK', 'MO'] as const
export type AddressCountry = (typeof addressCountries)[number]

export const STREET_MAX = 80

/** Name of a level of places in its region. */
type PlaceName = 'province' | 'city' | 'district' | 'countyOrCity' | 'region' | 'parish'

/** What an address of a region consists of. Hong Kong and Macao have no postcode; only the mainland asks for an ID. */
export interface AddressFormat {
  /** The levels of places from the widest to the narrowest, at most three. */
  places: readonly PlaceName[]
  /** Whether there is a second level. */
  city: boolean
  /** Whether there is a third level. */
  district: boolean
  postcode: RegExp | null
  chineseId: boolean
  mobilePrefix: string
}
const formatWith = (
  places: readonly PlaceName[],
  mobilePrefix: string,
  postcode: RegExp | null = null,
  chineseId = false,
): AddressFormat => ({
  places,
  city: places.length > 1,
  district: places.length > 2,
  postcode,
  chineseId,
  mobilePrefix,
})
export const addressFormats: Readonly<Record<AddressCountry, AddressFormat>> = {
  CN: formatWith(['province', 'city', 'district'], '86', /^\d{6}$/, true),
  TW: formatWith(['countyOrCity', 'district'], '886', /^\d{3}(\d{2,3})?$/),
  HK: formatWith(['region', 'district'], '852'),
  MO: formatWith(['parish'], '853'),
}

/** An address as a person fills it in. */
export interface AddressDraft {
  country: AddressCountry
  firstname: string
  lastname: string
  mobilePrefix: string
  telephone: string
  regionId: string
  cityId: string
  districtId: string
  street: string
  postcode: string
  chineseId: string
}
export type AddressField = keyof AddressDraft
/** Maximum length of a street over all lines, in characters. A character outside the basic plane counts once. */
export const streetLength = (street: string): number => [...street].length
