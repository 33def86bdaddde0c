import { addressRefusals } from '#domain/addresses/refusals.ts'
import {
  getCountry,
  listAddresses,
  listCities,
  listCountries,
  listDistricts,
  removeAddress,
  saveAddress,
} from '#domain/addresses/api.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { noSuchEntity, refuse } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { countries, countryName, type CountryCode } from './geography/countries.ts'
import { findCity, findRegion, regionsOf } from './geography/geography.ts'
import { nameIn, type Place } from './geography/place.ts'
import { readAddress } from './read-address.ts'
import { deleteAddress, listAddressRows, writeAddress } from './store.ts'
import { addressToWire } from './wire.ts'

const isCountry = (code: string): code is CountryCode => Object.hasOwn(countries, code)

const countryToWire = (code: CountryCode, language: string) => {
  const regions = regionsOf(code)
  return {
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: countries[code],
    full_name_locale: countryName(code, language),
    full_name_english: countryName(code, 'en'),
    ...(regions.length > 0
      ? {
          available_regions: regions.map((region) => ({
            id: String(region.id),
            code: region.code,
            name: nameIn(region.name, language),
          })),
        }
      : {}),
  }
}

const placeToWire = (place: Place, language: string) => ({
  id: place.id,
  name: nameIn(place.name, language),
  ...(place.postcode ? { postcode: place.postcode } : {}),
})

/** Geography changes only with a release, so browsers may cache it for a day. */
const keepForADay = (headers: Headers) => headers.set('Cache-Control', 'public, max-age=86400')

/** Geography and the customer's address book (C-2.10, C-6.3). */
export const addressesRoutes: Route[] = [
  route(listCountries, (_request, { store, responseHeaders }) => {
    keepForADay(responseHeaders)
    return (Object.keys(countries) as CountryCode[]).map((code) => countryToWire(code, store.code))
  }),
  route(getCountry, ({ params }, { store, responseHeaders }) => {
    const code = params.country.toUpperCase()
    if (!isCountry(code)) throw refuse(addressRefusals.countryUnavailable)
    keepForADay(responseHeaders)
    return countryToWire(code, store.code)
  }),
  route(listCities, ({ params }, { store, responseHeaders }) => {
    keepForADay(responseHeaders)
    return (findRegion(params.regionId)?.cities ?? []).map((city) => ({
      ...placeToWire(city, store.code),
      region_id: params.regionId,
    }))
  }),
  route(listDistricts, ({ params }, { store, responseHeaders }) => {
    keepForADay(responseHeaders)
    return (findCity(params.cityId)?.city.districts ?? []).map((district) => ({
      ...placeToWire(district, store.code),
      city_id: params.cityId,
    }))
  }),
  route(listAddresses, async (_request, { db, store, requireCustomer }) =>
    (await listAddressRows(db, requireCustomer().id)).map((row) => addressToWire(row, store.code)),
  ),
  route(saveAddress, async ({ body }, { db, store, now, requireCustomer }) => {
    const { id } = body.address
    const row = await writeAddress(
      db,
      requireCustomer().id,
      id,
      readAddress(body.address, store.code, toHongKongDate(now)),
    )
    if (!row) throw noSuchEntity('addressId', id)
    return addressToWire(row)
  }),
  route(removeAddress, async ({ params }, { db, requireCustomer }) => {
    if (!(await deleteAddress(db, requireCustomer().id, params.id)))
      throw noSuchEntity('addressId', params.id)
    return true as const
  }),
]
