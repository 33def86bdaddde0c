import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const getPayoutStatus = endpoint(schemas, 'getPayoutStatus', {
  method: 'GET',
  path: '/loyalty/mannatech-pay',
  access: 'self',
})
export const applyForPayoutAccount = endpoint(schemas, 'applyForPayoutAccount', {
  method: 'POST',
  path: '/loyalty/mannatech-pay',
  access: 'self',
  encoded: true,
  affects: ['getPayoutStatus', 'getPayoutAccount', 'getPendingPay'],
})
export const subscribeWeeklyPay = endpoint(schemas, 'subscribeWeeklyPay', {
  method: 'PUT',
  path: '/loyalty/mannatech-pay',
  access: 'self',
  affects: ['getPayoutStatus'],
})
export const unsubscribeWeeklyPay = endpoint(schemas, 'unsubscribeWeeklyPay', {
  method: 'DELETE',
  path: '/loyalty/mannatech-pay',
  access: 'self',
  affects: ['getPayoutStatus'],
})
export const getPendingPay = endpoint(schemas, 'getPendingPay', {
  method: 'GET',
  path: '/loyalty/pending-mannatech-pay',
  access: 'self',
})
export const getPayoutCredit = endpoint(schemas, 'getPayoutCredit', {
  method: 'GET',
  path: '/loyalty/ipayout',
  access: 'self',
})
export const getPayoutAccount = endpoint(schemas, 'getPayoutAccount', {
  method: 'GET',
  path: '/loyalty/payout-account',
  access: 'self',
})
