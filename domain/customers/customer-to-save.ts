import type { Attribute } from '../contract/wire.ts'
import type { Customer } from './schema.ts'

/** Attributes of an application: a record may contain them, but they are never sent back. */
const strippedAttributes: readonly string[] = [
  'license_img',
  'personalid_img',
  'application_status',
  'company_name',
  'company_owner',
  'company_id',
]

/** Changes that a customer makes to their own record. */
export interface CustomerChange {
  firstname?: string
  lastname?: string
  email?: string | null
  /** Custom attributes by their code. */
  attributes?: Readonly<Record<string, string>>
  /** Proof needed for a new email or mobile, besides the token (see the endpoint `updateMe`). */
  proof?: { security_code?: string; current_code?: string; current_password?: string }
}

/** Body of `PUT /customers/me`. */
export interface CustomerToSave {
  customer: {
    [field: string]: unknown
    email?: string | null
    firstname?: string | null
    lastname?: string | null
    custom_attributes: Attribute[]
  }
  passwordHash: string
}

const fieldsApart: readonly string[] = ['addresses', 'custom_attributes', 'extension_attributes']

/**
 * Returns the whole record with the changes applied, since the service stores what it receives (C-2.5, A-99). Addresses
 * are left out, because they would replace the address book. Of the extension attributes only those that Magento knows
 * are sent. The password hash is never known here and is sent empty, which keeps the password.
 */
export function customerToSave(
  customer: Customer,
  { attributes = {}, proof, ...fields }: CustomerChange,
): CustomerToSave {
  const others = (customer.custom_attributes ?? []).filter(
    ({ attribute_code: code }) => !strippedAttributes.includes(code) && !Object.hasOwn(attributes, code),
  )
  const subscribed = customer.extension_attributes?.is_subscribed
  const more = { ...(subscribed === undefined ? {} : { is_subscribed: subscribed }), ...proof }
  return {
    customer: {
      ...Object.fromEntries(Object.entries(customer).filter(([field]) => !fieldsApart.includes(field))),
      ...fields,
      custom_attributes: [
        ...others,
        ...Object.entries(attributes).map(([attribute_code, value]) => ({ attribute_code, value })),
      ],
      ...(Object.keys(more).length > 0 ? { extension_attributes: more } : {}),
    },
    passwordHash: '',
  }
}
