import type { Address } from '../customers/schema.ts'

/**
 * Address that checkout begins with: the default, otherwise the first. Null (show the form) without one, or when it
 * belongs to another customer.
 */
export function initialAddress(addresses: readonly Address[], customerId: number): Address | null {
  if (addresses.some((address) => address.customer_id != null && address.customer_id !== customerId))
    return null
  return addresses.find((address) => address.default_shipping) ?? addresses[0] ?? null
}
