import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const checkPoints = endpoint(schemas, 'checkPoints', {
  method: 'GET',
  path: '/customer/check-points',
  access: 'self',
  encoded: true,
})
export const getPointsUse = endpoint(schemas, 'getPointsUse', {
  method: 'GET',
  path: '/loyalty/use-points',
  access: 'self',
})
export const usePoints = endpoint(schemas, 'usePoints', {
  method: 'PUT',
  path: '/loyalty/use-points',
  access: 'self',
  affects: ['getPointsUse', 'checkPoints', 'getCart', 'getCartTotals', 'getCoupon', 'listPaymentMethods'],
})
export const removePoints = endpoint(schemas, 'removePoints', {
  method: 'DELETE',
  path: '/loyalty/use-points',
  access: 'self',
  affects: ['getPointsUse', 'checkPoints', 'getCart', 'getCartTotals', 'listPaymentMethods'],
})
export const getExpirySchedule = endpoint(schemas, 'getExpirySchedule', {
  method: 'GET',
  path: '/loyalty/get_expiry_schedule',
  access: 'self',
  encoded: true,
})
export const getLedger = endpoint(schemas, 'getLedger', {
  method: 'GET',
  path: '/loyalty/get_ledger',
  access: 'self',
  encoded: true,
})
export const listHistoricOrders = endpoint(schemas, 'listHistoricOrders', {
  method: 'GET',
  path: '/loyalty/historic-orders',
  access: 'self',
  encoded: true,
})
