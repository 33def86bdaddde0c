import type * as z from 'zod/mini'
import type { PickupPoint } from '#domain/pickup-points/schema.ts'
import { findCity, findRegion } from '#service/addresses/geography/geography.ts'
import { nameIn, type PlaceName } from '#service/addresses/geography/place.ts'
import type { CarrierPoint } from '#service/ports/pickup-points.ts'

/** Name and region of a district: a city of Hong Kong, or a region of Macao; undefined for an unknown one. */
export function districtOf(id: string): { readonly name: PlaceName; readonly regionId: string } | undefined {
  const found = findCity(id)
  if (found) return { name: found.city.name, regionId: String(found.region.id) }
  const region = findRegion(id)
  return region && { name: region.name, regionId: id }
}

/** A point in the language of its reader. */
export const pickupPointWire = (
  { code, kind, country, district, name, address, hours }: CarrierPoint,
  language: string,
): z.input<typeof PickupPoint> => ({
  code,
  kind,
  country_id: country,
  district_id: district,
  name: nameIn(name, language),
  address: nameIn(address, language),
  opening_hours: hours,
})
