import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const estimateShippingMethods = endpoint(schemas, 'estimateShippingMethods', {
  method: 'POST',
  path: '/carts/mine/estimate-shipping-methods',
  access: 'self',
})
export const listShippingMethods = endpoint(schemas, 'listShippingMethods', {
  method: 'GET',
  path: '/carts/mine/shipping-methods',
  access: 'self',
})
export const saveShippingInformation = endpoint(schemas, 'saveShippingInformation', {
  method: 'POST',
  path: '/carts/mine/shipping-information',
  access: 'self',
  affects: ['getCart', 'getCartTotals', 'listPaymentMethods'],
})
export const listPaymentMethods = endpoint(schemas, 'listPaymentMethods', {
  method: 'GET',
  path: '/carts/mine/payment-methods',
  access: 'self',
})
export const placeOrder = endpoint(schemas, 'placeOrder', {
  method: 'PUT',
  path: '/carts/mine/order',
  access: 'self',
  encoded: true,
  affects: ['getCart', 'getCartTotals', 'listOrders'],
})
export const getCreditUse = endpoint(schemas, 'getCreditUse', {
  method: 'GET',
  path: '/loyalty/use-ipayout',
  access: 'self',
})
export const useCredit = endpoint(schemas, 'useCredit', {
  method: 'PUT',
  path: '/loyalty/use-ipayout',
  access: 'self',
  affects: ['getCreditUse', 'getPointsUse', 'checkPoints', 'getCart', 'getCartTotals', 'listPaymentMethods'],
})
export const removeCredit = endpoint(schemas, 'removeCredit', {
  method: 'DELETE',
  path: '/loyalty/use-ipayout',
  access: 'self',
  affects: ['getCreditUse', 'checkPoints', 'getCart', 'getCartTotals', 'listPaymentMethods'],
})
