import type * as z from 'zod/mini'
import type { SavedAddress } from '#domain/addresses/schema.ts'
import { regionOf } from './geography/geography.ts'
import type { AddressRow } from './store.ts'

const attribute = (attribute_code: string, value: string | null) => (value === null ? [] : [{ attribute_code, value }])

/** An address as the contract shows one (contract.md Appendix A, §5.3). */
export const addressToWire = (row: AddressRow): z.input<typeof SavedAddress> => ({
  id: row.id, customer_id: row.customer_id,
  ...(row.region_id === null ? {} : { region_id: row.region_id, region: { region_id: row.region_id, region: row.region ?? '', region_code: regionOf(row.country_id, row.region_id)?.code ?? '' } }),
  country_id: row.country_id, street: row.street, ...(row.company ? { company: row.company } : {}),
  telephone: row.telephone, ...(row.postcode ? { postcode: row.postcode } : {}), city: row.city ?? '',
  firstname: row.firstname, lastname: row.lastname, default_shipping: row.default_shipping, default_billing: row.default_billing,
  custom_attributes: [
    ...attribute('city_id', row.city_id), ...attribute('district_id', row.district_id), ...attribute('district', row.district),
    ...attribute('mobile_prefix', row.mobile_prefix), ...attribute('id_number', row.id_number),
  ],
})
