import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const getApplicationInit = endpoint(schemas, 'getApplicationInit', {
  method: 'GET',
  path: '/customer/application/init',
  access: 'self',
  encoded: true,
})
export const checkReferral = endpoint(schemas, 'checkReferral', {
  method: 'GET',
  path: '/customer/application/check/referral',
  access: 'self',
  encoded: true,
})
export const checkApplicationOrder = endpoint(schemas, 'checkApplicationOrder', {
  method: 'GET',
  path: '/customer/application/check/order',
  access: 'self',
  encoded: true,
})
export const saveApplication = endpoint(schemas, 'saveApplication', {
  method: 'POST',
  path: '/customer/application/save',
  access: 'self',
  encoded: true,
  affects: ['getApplicationInit', 'listApplications'],
})
export const listApplications = endpoint(schemas, 'listApplications', {
  method: 'GET',
  path: '/customer/application/list',
  access: 'self',
  encoded: true,
})
export const getApplication = endpoint(schemas, 'getApplication', {
  method: 'GET',
  path: '/customer/application/detail',
  access: 'self',
  encoded: true,
})
export const getApplicationPhoto = endpoint(schemas, 'getApplicationPhoto', {
  method: 'GET',
  path: '/customer/application/photo',
  access: 'self',
  encoded: true,
})
