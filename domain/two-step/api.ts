import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const getTwoStep = endpoint(schemas, 'getTwoStep', {
  method: 'GET',
  path: '/customers/me/two-step',
  access: 'self',
})
export const beginTwoStep = endpoint(schemas, 'beginTwoStep', {
  method: 'POST',
  path: '/customers/me/two-step/begin',
  access: 'self',
})
export const confirmTwoStep = endpoint(schemas, 'confirmTwoStep', {
  method: 'POST',
  path: '/customers/me/two-step/confirm',
  access: 'self',
  affects: ['getTwoStep'],
})
export const renewRecoveryCodes = endpoint(schemas, 'renewRecoveryCodes', {
  method: 'POST',
  path: '/customers/me/two-step/recovery-codes',
  access: 'self',
  affects: ['getTwoStep'],
})
export const removeTwoStep = endpoint(schemas, 'removeTwoStep', {
  method: 'POST',
  path: '/customers/me/two-step/remove',
  access: 'self',
  affects: ['getTwoStep'],
})
