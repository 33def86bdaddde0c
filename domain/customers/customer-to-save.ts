import type { Attribute } from '../contract/wire.ts'
import type { Customer } from './schema.ts'

/** Attributes of an application: a record may carry them, and they are never sent back (shopping.md §7). */
export const strippedAttributes: readonly string[] = ['license_img', 'personalid_img', 'application_status', 'company_name', 'company_owner', 'company_id']

/** What a customer changes of their own record. */
export interface CustomerChange {
  firstname?: string
  lastname?: string
  email?: string | null
  /** Custom attributes by their code. */
  attributes?: Readonly<Record<string, string>>
  /** Proof that a new mobile belongs to the person: the code that was sent to it, or the current password. */
  proof?: { security_code: string } | { current_password: string }
}

/** Body of `PUT /customers/me`. */
export interface CustomerToSave {
  customer: { [field: string]: unknown; email?: string | null; firstname?: string | null; lastname?: string | null; custom_attributes: Attribute[] }
  passwordHash: string
}

const fieldsApart: readonly string[] = ['addresses', 'custom_attributes', 'extension_attributes']

/**
 * The whole record with the changes in it, since the service keeps what it is given (contract.md §2.5, decisions.md A-99).
 * Addresses stay out: sent, they would replace the list. Of the extension attributes only those go back that a Magento knows.
 * The password's hash is never known here, so it goes empty, which leaves the password alone.
 */
export function customerToSave(customer: Customer, { attributes = {}, proof, ...fields }: CustomerChange): CustomerToSave {
  const kept = (customer.custom_attributes ?? []).filter(({ attribute_code: code }) => !strippedAttributes.includes(code) && !Object.hasOwn(attributes, code))
  const subscribed = customer.extension_attributes?.is_subscribed
  const more = { ...(subscribed === undefined ? {} : { is_subscribed: subscribed }), ...proof }
  return {
    customer: {
      ...Object.fromEntries(Object.entries(customer).filter(([field]) => !fieldsApart.includes(field))),
      ...fields,
      custom_attributes: [...kept, ...Object.entries(attributes).map(([attribute_code, value]) => ({ attribute_code, value }))],
      ...(Object.keys(more).length > 0 ? { extension_attributes: more } : {}),
    },
    passwordHash: '',
  }
}
