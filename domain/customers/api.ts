import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const getMe = endpoint(schemas, 'getMe', { method: 'GET', path: '/customers/me', access: 'self' })
export const updateMe = endpoint(schemas, 'updateMe', {
  method: 'PUT',
  path: '/customers/me',
  access: 'self',
  affects: ['getMe'],
})
export const verifyChineseId = endpoint(schemas, 'verifyChineseId', {
  method: 'GET',
  path: '/customer/verifyid/:id',
  access: 'self',
})
