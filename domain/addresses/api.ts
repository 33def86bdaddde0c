import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { ok } from '../contract/wire.ts'
import { Address, AddressId, City, CountryInformation, District, SavedAddress } from './schema.ts'

const json = z.object({ responseType: z._default(z.string(), 'JSON') })

export const listCountries = endpoint({
  name: 'listCountries',
  method: 'GET',
  path: '/directory/countries',
  access: 'anonymous',
  response: z.array(CountryInformation),
  summary: 'Countries the shop knows (contract.md §2.6).',
})
export const getCountry = endpoint({
  name: 'getCountry',
  method: 'GET',
  path: '/directory/countries/:country',
  access: 'anonymous',
  params: z.object({ country: z.string() }),
  response: CountryInformation,
  summary:
    'A country with its regions: provinces, cities of Taiwan, areas of Hong Kong and Macao (contract.md §2.6).',
})
export const listCities = endpoint({
  name: 'listCities',
  method: 'GET',
  path: '/customer/geoinfo/of/city/:regionId',
  access: 'anonymous',
  params: z.object({ regionId: z.string() }),
  query: json,
  response: z.array(City),
  encoded: true,
  summary: 'The cities of a region (contract.md §6.3).',
})
export const listDistricts = endpoint({
  name: 'listDistricts',
  method: 'GET',
  path: '/customer/geoinfo/of/district/:cityId',
  access: 'anonymous',
  params: z.object({ cityId: z.string() }),
  query: json,
  response: z.array(District),
  encoded: true,
  summary: 'The districts of a city, some with their postcode (contract.md §6.3).',
})
export const listAddresses = endpoint({
  name: 'listAddresses',
  method: 'GET',
  path: '/customer/address/list',
  access: 'self',
  response: z.array(SavedAddress),
  summary: "The customer's addresses, the default one first (contract.md §6.3).",
})
export const saveAddress = endpoint({
  name: 'saveAddress',
  method: 'PUT',
  path: '/customer/address/save',
  access: 'self',
  body: z.object({ address: Address }),
  response: SavedAddress,
  affects: ['listAddresses', 'getMe'],
  summary:
    "Creates (no id) or changes an address; 400 with the field that is wrong, 404 for another's id (contract.md §6.3).",
})
export const removeAddress = endpoint({
  name: 'removeAddress',
  method: 'DELETE',
  path: '/customer/address/remove/:id',
  access: 'self',
  params: AddressId,
  response: ok,
  affects: ['listAddresses', 'getMe'],
  summary: "Removes an address; 404 for another's id (contract.md §6.3).",
})
