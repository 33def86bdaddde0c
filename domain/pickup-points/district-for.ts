import { attributeText } from '../contract/attributes.ts'
import type { Address } from '../customers/schema.ts'
import type { PickupDistrict } from './schema.ts'

/** The district to list first: that of the address, otherwise the first of its region, otherwise the first of all. */
export function districtFor(
  address: Pick<Address, 'custom_attributes' | 'region' | 'region_id' | 'city'>,
  districts: readonly PickupDistrict[],
): PickupDistrict | undefined {
  const cityId = attributeText(address.custom_attributes, 'city_id')
  const regionId = String(address.region?.region_id ?? address.region_id ?? '')
  return (
    districts.find(({ id }) => id === cityId || id === regionId) ??
    districts.find(({ name }) => name === address.city) ??
    districts.find(({ region_id }) => region_id === regionId) ??
    districts[0]
  )
}
