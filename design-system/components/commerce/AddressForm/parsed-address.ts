/** Regions whose addresses are recognised. */
export type AddressRegion = 'CN' | 'TW' | 'HK' | 'MO'

/** Recognised parts of a pasted address. Places are names as written; absent parts were not found. */
export interface ParsedAddress {
  /** Country code, if it can be determined. */
  country?: AddressRegion
  /** Family name at the start or end of the text. */
  lastname?: string
  /** Given name: the rest of the name. */
  firstname?: string
  /** Country calling code before the number, digits only. */
  mobilePrefix?: string
  /** Digits of a mobile number, without the country code. */
  telephone?: string
  /** Chinese ID number found in the text. */
  chineseId?: string
  /** Six digits that are not part of another number. */
  postcode?: string
  /** Name of the province or region, not yet matched to an option. */
  region?: string
  /** Name of the city, not yet matched to an option. */
  city?: string
  /** Name of the district, not yet matched to an option. */
  district?: string
  /** Remaining text after all other parts. */
  street?: string
}
