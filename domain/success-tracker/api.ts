import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const getSuccessTracker = endpoint(schemas, 'getSuccessTracker', {
  method: 'GET',
  path: '/loyalty/success-tracker',
  access: 'self',
})
export const getSuccessTrackerLevel = endpoint(schemas, 'getSuccessTrackerLevel', {
  method: 'GET',
  path: '/loyalty/success-tracker/level',
  access: 'self',
  encoded: true,
})
export const chooseTrackerLevel = endpoint(schemas, 'chooseTrackerLevel', {
  method: 'PUT',
  path: '/loyalty/success-tracker',
  access: 'self',
  affects: ['getSuccessTrackerLevel'],
})
export const removeTrackerChoice = endpoint(schemas, 'removeTrackerChoice', {
  method: 'DELETE',
  path: '/loyalty/success-tracker',
  access: 'self',
  affects: ['getSuccessTrackerLevel'],
})
