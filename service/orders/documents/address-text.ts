import type { QuoteAddress } from '#domain/cart/schema.ts'
import { placeOfDelivery } from '#domain/orders/place-of-delivery.ts'
import { countries, countryName, type CountryCode } from '#service/addresses/geography/countries.ts'
import { placeNames } from '#service/addresses/place-names.ts'
import { pickupPointWire } from '#service/pickup-points/wire.ts'
import type { OrderRow } from '../store.ts'

/** Translates the places of an order's address for a reader, whose language may differ from the one it was written in. */
export const orderPlaces = (address: QuoteAddress, language: string) =>
  placeNames(
    {
      country: address.country_id ?? '',
      regionId: address.region_id ?? null,
      region: address.region ?? null,
      cityId: String(address.extension_attributes?.city_id ?? ''),
      city: address.city ?? null,
      districtId: String(address.extension_attributes?.district_id ?? ''),
      district: address.extension_attributes?.district ?? null,
    },
    language,
  )

/** The address with its places named for a reader, and the name of its country. */
function named(address: QuoteAddress, language: string) {
  const { region, city, district } = orderPlaces(address, language)
  const code = Object.keys(countries).find((known): known is CountryCode => known === address.country_id)
  return {
    address: { ...address, region, city, extension_attributes: { district } },
    country: code && countryName(code, language),
  }
}

/**
 * Lines of an order's place of delivery, for emails and invoices.
 * @param address shown unless a locker or pick-up point was chosen
 */
export function placeLines(
  { pickup_point: point }: Pick<OrderRow, 'pickup_point'>,
  address: QuoteAddress | null,
  language: string,
): string[] {
  if (point) return placeOfDelivery({ point: pickupPointWire(point, language) }, language)
  if (!address) return []
  const shown = named(address, language)
  return placeOfDelivery(shown, language, shown.country)
}
