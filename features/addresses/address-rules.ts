import { addressFaults, type AddressFault } from '#domain/addresses/address-faults.ts'
import { addressCountries, type AddressField, STREET_MAX } from '#domain/addresses/address-form.ts'
import { NAME_MAX } from '#domain/customers/person-name.ts'
import { mobileFaultMessage } from '#features/kit/form/mobile-message.ts'
import { message, withRule } from '#features/kit/form/message.ts'
import * as z from 'zod/mini'

const text = z.string()
const fields = z.object({
  country: z.enum(addressCountries),
  firstname: text,
  lastname: text,
  mobilePrefix: text,
  telephone: text,
  regionId: text,
  cityId: text,
  districtId: text,
  street: text,
  postcode: text,
  chineseId: text,
  company: text,
  isDefault: z.boolean(),
})

const messages: Readonly<Record<AddressFault, string>> = {
  required: 'forms.validation.required',
  name: message('forms.validation.personName', { max: NAME_MAX }),
  streetText: message('forms.validation.name', { max: STREET_MAX }),
  streetTooLong: 'account.validation.street',
  postcode: 'account.validation.postcode',
  chineseIdMissing: 'account.validation.chineseIdMissing',
  chineseIdWrong: 'account.validation.chineseId',
  mobile: 'forms.validation.mobile',
}

/** Fields of an address with their rules. */
export const addressRules = withRule(fields, (draft) => {
  const found: Partial<Record<AddressField, string>> = {}
  for (const [field, fault] of Object.entries(addressFaults(draft)))
    found[field as AddressField] = messages[fault]
  const mobile = draft.telephone.trim() && mobileFaultMessage(draft.mobilePrefix, draft.telephone)
  return mobile ? { ...found, telephone: mobile } : found
})
