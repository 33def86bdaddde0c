import { addressCountries, addressFaults, type AddressField } from '#domain/addresses/address-form.ts'
import { mobileFault } from '#domain/auth/phone.ts'
import { mobileText } from '#features/kit/form/field-rules.ts'
import { withRule } from '#features/kit/form/with-rule.ts'
import type { IntlShape } from 'react-intl'
import * as z from 'zod/mini'
import { addressFaultText, type EditedAddress } from './address-draft.ts'

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

/** Faults of an address as messages, by field. */
function faultsOf(intl: IntlShape, draft: EditedAddress): Partial<Record<AddressField, string>> {
  const found: Partial<Record<AddressField, string>> = {}
  for (const [field, fault] of Object.entries(addressFaults(draft)))
    found[field as AddressField] = addressFaultText(intl, fault)
  const mobile = draft.telephone.trim() ? mobileFault(draft.mobilePrefix, draft.telephone) : null
  if (mobile) found.telephone = mobileText(intl, mobile)
  return found
}

/** Fields of an address with their rules (shopping.md §5). */
export const addressRules = (intl: IntlShape) => withRule(fields, (draft) => faultsOf(intl, draft))
