import type { QuoteAddress } from '#domain/cart/schema.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import type { Address } from '#domain/customers/schema.ts'

/**
 * Converts a saved address to a quote address: `region` is text, the extras go into extension_attributes, which is
 * omitted when empty (C-5.3).
 */
export function toQuoteAddress(address: Address, email: string | null | undefined): QuoteAddress {
  const codes = ['district_id', 'district', 'city_id', 'mobile_prefix', 'id_number'] as const
  const extras = Object.fromEntries(
    codes.flatMap((code) => {
      const value = attributeText(address.custom_attributes, code)
      return value ? [[code, value]] : []
    }),
  )
  return {
    region: address.region?.region ?? null,
    region_id: address.region?.region_id ?? address.region_id ?? null,
    region_code: address.region?.region_code ?? null,
    country_id: address.country_id ?? null,
    street: address.street ?? [],
    company: address.company ?? null,
    telephone: address.telephone ?? null,
    postcode: address.postcode ?? null,
    city: address.city ?? null,
    firstname: address.firstname ?? null,
    lastname: address.lastname ?? null,
    customer_address_id: address.id ?? null,
    save_in_address_book: 0,
    ...(email ? { email } : {}),
    ...(Object.keys(extras).length > 0 ? { extension_attributes: extras } : {}),
  }
}

/** Whether an address lacks the Chinese ID that the mainland requires. */
export const lacksChineseId = (address: Address): boolean =>
  address.country_id === 'CN' && !attributeText(address.custom_attributes, 'id_number')
