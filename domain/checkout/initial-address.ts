import type { Address } from '../customers/schema.ts'

/** The address checkout begins with: the default, or else the first; null (show the form) without any or with another customer's (shopping.md §4). */
export function initialAddress(addresses: readonly Address[], customerId: number): Address | null {
  if (addresses.some((address) => address.customer_id != null && address.customer_id !== customerId)) return null
  return addresses.find((address) => address.default_shipping) ?? addresses[0] ?? null
}
