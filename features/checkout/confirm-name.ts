import { attributeText } from '#domain/contract/attributes.ts'
import { updateMe } from '#domain/customers/api.ts'
import { customerToSave } from '#domain/customers/customer-to-save.ts'
import type { Address, Customer } from '#domain/customers/schema.ts'
import { call } from '#features/kit/call.ts'

/**
 * Confirms the account's name when an address for the same person is saved, so that the order does not ask for it again
 * . Another recipient confirms nothing; after a refusal the order's dialog asks.
 * @returns whether the profile has changed
 */
export async function confirmName(customer: Customer, { firstname, lastname }: Address): Promise<boolean> {
  if (!firstname || firstname !== customer.firstname || lastname !== customer.lastname) return false
  const sponsor = attributeText(customer.custom_attributes, 'sponsor_id')
  const attributes = { name_confirmed: '1', ...(sponsor ? { sponsor_id: sponsor } : {}) }
  try {
    await call(updateMe, { body: customerToSave(customer, { attributes }) }, { handled: true })
    return true
  } catch {
    return false
  }
}
