import { addressLine } from '#domain/addresses/address-line.ts'
import type { QuoteAddress } from '#domain/cart/schema.ts'
import { countries, countryName, type CountryCode } from '#service/addresses/geography/countries.ts'
import { placeNames } from '#service/addresses/place-names.ts'

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

/** Formats an order's address in one line with its country, for emails and invoices. */
export function addressText(address: QuoteAddress, language: string): string {
  const { region, city, district } = orderPlaces(address, language)
  const code = Object.keys(countries).find((known): known is CountryCode => known === address.country_id)
  return addressLine(
    { ...address, region, city, extension_attributes: { district } },
    language,
    code && countryName(code, language),
  )
}
