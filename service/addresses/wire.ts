import type * as z from 'zod/mini'
import type { SavedAddress } from '#domain/addresses/schema.ts'
import { regionOf } from './geography/geography.ts'
import { placeNames } from './place-names.ts'
import type { AddressRow } from './store.ts'

const attribute = (attribute_code: string, value: string | null) =>
  value === null ? [] : [{ attribute_code, value }]

/**
 * Formats an address for the contract (C-1.7, C-5.3).
 * @param language language for the place names; without it they stay as saved
 */
export function addressToWire(row: AddressRow, language?: string): z.input<typeof SavedAddress> {
  const { region, city, district } =
    language === undefined
      ? row
      : placeNames(
          {
            country: row.country_id,
            regionId: row.region_id,
            region: row.region,
            cityId: row.city_id ?? '',
            city: row.city,
            districtId: row.district_id ?? '',
            district: row.district,
          },
          language,
        )
  return {
    id: row.id,
    customer_id: row.customer_id,
    ...(row.region_id === null
      ? {}
      : {
          region_id: row.region_id,
          region: {
            region_id: row.region_id,
            region: region ?? '',
            region_code: regionOf(row.country_id, row.region_id)?.code ?? '',
          },
        }),
    country_id: row.country_id,
    street: row.street,
    ...(row.company ? { company: row.company } : {}),
    telephone: row.telephone,
    ...(row.postcode ? { postcode: row.postcode } : {}),
    city: city ?? '',
    firstname: row.firstname,
    lastname: row.lastname,
    // Magento omits these flags when they are not set.
    ...(row.default_shipping ? { default_shipping: true } : {}),
    ...(row.default_billing ? { default_billing: true } : {}),
    custom_attributes: [
      ...attribute('city_id', row.city_id),
      ...attribute('district_id', row.district_id),
      ...attribute('district', district),
      ...attribute('mobile_prefix', row.mobile_prefix),
      ...attribute('id_number', row.id_number),
    ],
  }
}
