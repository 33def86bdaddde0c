import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const listCountries = endpoint(schemas, 'listCountries', {
  method: 'GET',
  path: '/directory/countries',
  access: 'anonymous',
})
export const getCountry = endpoint(schemas, 'getCountry', {
  method: 'GET',
  path: '/directory/countries/:country',
  access: 'anonymous',
})
export const listCities = endpoint(schemas, 'listCities', {
  method: 'GET',
  path: '/customer/geoinfo/of/city/:regionId',
  access: 'anonymous',
  encoded: true,
})
export const listDistricts = endpoint(schemas, 'listDistricts', {
  method: 'GET',
  path: '/customer/geoinfo/of/district/:cityId',
  access: 'anonymous',
  encoded: true,
})
export const listAddresses = endpoint(schemas, 'listAddresses', {
  method: 'GET',
  path: '/customer/address/list',
  access: 'self',
})
export const saveAddress = endpoint(schemas, 'saveAddress', {
  method: 'PUT',
  path: '/customer/address/save',
  access: 'self',
  affects: ['listAddresses', 'getMe'],
})
export const removeAddress = endpoint(schemas, 'removeAddress', {
  method: 'DELETE',
  path: '/customer/address/remove/:id',
  access: 'self',
  affects: ['listAddresses', 'getMe'],
})
