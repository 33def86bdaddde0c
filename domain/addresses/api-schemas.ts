import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { ok } from '../contract/wire.ts'
import { Address, AddressId, City, CountryInformation, District, SavedAddress } from './schema.ts'

const json = z.object({ responseType: z._default(z.string(), 'JSON') })

export const listCountries = schemas({
  response: z.array(CountryInformation),
  summary: 'Countries the shop knows (C-2.10).',
})
export const getCountry = schemas({
  params: z.object({ country: z.string() }),
  response: CountryInformation,
  summary: 'A country with its regions: provinces, cities of Taiwan, areas of Hong Kong and Macao (C-2.10).',
})
export const listCities = schemas({
  params: z.object({ regionId: z.string() }),
  query: json,
  response: z.array(City),
  summary: 'The cities of a region (C-6.3).',
})
export const listDistricts = schemas({
  params: z.object({ cityId: z.string() }),
  query: json,
  response: z.array(District),
  summary: 'The districts of a city, some with their postcode (C-6.3).',
})
export const listAddresses = schemas({
  response: z.array(SavedAddress),
  summary: "The customer's addresses, the default one first (C-6.3).",
})
export const saveAddress = schemas({
  body: z.object({ address: Address }),
  response: SavedAddress,
  summary:
    "Creates (no id) or changes an address; 400 with the field that is wrong, 404 for another's id (C-6.3).",
})
export const removeAddress = schemas({
  params: AddressId,
  response: ok,
  summary: "Removes an address; 404 for another's id (C-6.3).",
})
