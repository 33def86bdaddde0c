import { hasChineseIdForm } from './chinese-id.ts'

/** The regions an address may be in, in the order of the form (shopping.md §2, decisions.md A-27). */
export const addressCountries = ['CN', 'TW', 'HK', 'MO'] as const
export type AddressCountry = (typeof addressCountries)[number]

export const STREET_MAX = 80

/** What a region's address consists of. Hong Kong and Macao have no postcode; only the mainland asks for an ID. */
export interface AddressFormat { city: boolean; district: boolean; postcode: RegExp | null; chineseId: boolean; mobilePrefix: string }
export const addressFormats: Readonly<Record<AddressCountry, AddressFormat>> = {
  CN: { city: true, district: true, postcode: /^\d{6}$/, chineseId: true, mobilePrefix: '86' },
  TW: { city: true, district: false, postcode: /^\d{3}(\d{2,3})?$/, chineseId: false, mobilePrefix: '886' },
  HK: { city: true, district: false, postcode: null, chineseId: false, mobilePrefix: '852' },
  MO: { city: false, district: false, postcode: null, chineseId: false, mobilePrefix: '853' },
}

/** An address as a person fills it in. */
export interface AddressDraft { country: AddressCountry; firstname: string; lastname: string; mobilePrefix: string; telephone: string; regionId: string; cityId: string; districtId: string; street: string; postcode: string; chineseId: string }
export type AddressField = keyof AddressDraft
export type AddressFault = 'required' | 'streetTooLong' | 'postcode' | 'chineseIdMissing' | 'chineseIdWrong' | 'mobile'

/** Characters of a street, all lines joined (decisions.md A-71). A character outside the basic plane counts once. */
export const streetLength = (street: string): number => [...street].length

/** Every fault of a draft by its field, in the order of the form; empty when it can be saved. The mobile's own rule is mobileFault; of the Chinese ID only the form is looked at. */
export function addressFaults(draft: AddressDraft): Partial<Record<AddressField, AddressFault>> {
  const format = addressFormats[draft.country]
  const faults: Partial<Record<AddressField, AddressFault>> = {}
  // One word is a whole name for many people: either field will do.
  const names: AddressField[] = draft.lastname.trim() || draft.firstname.trim() ? [] : ['lastname', 'firstname']
  const required: AddressField[] = [...names, 'telephone', 'regionId', ...(format.city ? ['cityId' as const] : []), ...(format.district ? ['districtId' as const] : []), 'street']
  for (const field of required) if (!draft[field].trim()) faults[field] = 'required'
  if (streetLength(draft.street) > STREET_MAX) faults.street = 'streetTooLong'
  if (format.postcode && !draft.postcode.trim()) faults.postcode = 'required'
  else if (format.postcode && !format.postcode.test(draft.postcode.trim())) faults.postcode = 'postcode'
  if (format.chineseId && !draft.chineseId.trim()) faults.chineseId = 'chineseIdMissing'
  else if (format.chineseId && !hasChineseIdForm(draft.chineseId)) faults.chineseId = 'chineseIdWrong'
  return faults
}
