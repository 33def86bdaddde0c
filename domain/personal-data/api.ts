import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const exportPersonalData = endpoint(schemas, 'exportPersonalData', {
  method: 'GET',
  path: '/customers/me/personal-data',
  access: 'self',
})

export const deleteAccount = endpoint(schemas, 'deleteAccount', {
  method: 'POST',
  path: '/customers/me/deletion',
  access: 'self',
})
