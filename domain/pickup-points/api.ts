import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const listPickupDistricts = endpoint(schemas, 'listPickupDistricts', {
  method: 'GET',
  path: '/pickup-points/districts',
  access: 'anonymous',
})
export const listPickupPoints = endpoint(schemas, 'listPickupPoints', {
  method: 'GET',
  path: '/pickup-points',
  access: 'anonymous',
})
export const getLastPickupPoint = endpoint(schemas, 'getLastPickupPoint', {
  method: 'GET',
  path: '/pickup-points/last',
  access: 'self',
})
