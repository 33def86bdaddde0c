import { isPlainText, nameFaults } from '../customers/person-name.ts'
import {
  addressFormats,
  STREET_MAX,
  streetLength,
  type AddressDraft,
  type AddressField,
} from './address-form.ts'
import { hasChineseIdForm } from './chinese-id.ts'

export type AddressFault =
  | 'required'
  | 'name'
  | 'streetText'
  | 'streetTooLong'
  | 'postcode'
  | 'chineseIdMissing'
  | 'chineseIdWrong'
  | 'mobile'

/**
 * Returns every fault of a draft by field, in the order of the form; empty when it can be saved. The mobile has a
 * rule of its own (`mobileFault`). Of the Chinese ID only the shape is checked.
 */
export function addressFaults(draft: AddressDraft): Partial<Record<AddressField, AddressFault>> {
  const format = addressFormats[draft.country]
  const { lastname, firstname } = nameFaults(draft)
  const faults: Partial<Record<AddressField, AddressFault>> = {
    ...(lastname && { lastname }),
    ...(firstname && { firstname }),
  }
  const required: AddressField[] = [
    'telephone',
    'regionId',
    ...(format.city ? ['cityId' as const] : []),
    ...(format.district ? ['districtId' as const] : []),
    'street',
  ]
  for (const field of required) if (!draft[field].trim()) faults[field] = 'required'
  if (draft.street.trim() && !isPlainText(draft.street)) faults.street = 'streetText'
  if (streetLength(draft.street) > STREET_MAX) faults.street = 'streetTooLong'
  if (format.postcode && !draft.postcode.trim()) faults.postcode = 'required'
  else if (format.postcode && !format.postcode.test(draft.postcode.trim())) faults.postcode = 'postcode'
  if (format.chineseId && !draft.chineseId.trim()) faults.chineseId = 'chineseIdMissing'
  else if (format.chineseId && !hasChineseIdForm(draft.chineseId)) faults.chineseId = 'chineseIdWrong'
  return faults
}
