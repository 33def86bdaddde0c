import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const listOrders = endpoint(schemas, 'listOrders', {
  method: 'GET',
  path: '/customer/orders',
  access: 'self',
})
export const getOrder = endpoint(schemas, 'getOrder', {
  method: 'GET',
  path: '/customer/orders/:id',
  access: 'self',
})
export const listOrderPaymentMethods = endpoint(schemas, 'listOrderPaymentMethods', {
  method: 'GET',
  path: '/customer/orders/payment-methods/:id',
  access: 'self',
})
export const reorder = endpoint(schemas, 'reorder', {
  method: 'POST',
  path: '/customer/orders/reorder',
  access: 'self',
  encoded: true,
  affects: ['getCart', 'getCartTotals'],
})
export const cancelOrder = endpoint(schemas, 'cancelOrder', {
  method: 'POST',
  path: '/orders/mine/:id/cancel',
  access: 'self',
  affects: ['getOrder', 'listOrders'],
})
export const listShipments = endpoint(schemas, 'listShipments', {
  method: 'GET',
  path: '/shipment/order/:id',
  access: 'self',
})
export const getTracking = endpoint(schemas, 'getTracking', {
  method: 'GET',
  path: '/logistics/tracking/:carrierCode/:trackNumber/:orderId',
  access: 'self',
  encoded: true,
})
export const printInvoice = endpoint(schemas, 'printInvoice', {
  method: 'GET',
  path: '/print/invoice/:id',
  access: 'self',
  encoded: true,
})
export const getOrderLifetime = endpoint(schemas, 'getOrderLifetime', {
  method: 'GET',
  path: '/sales/configuration/order-lifetime',
  access: 'anonymous',
})
export const getSalesConfiguration = endpoint(schemas, 'getSalesConfiguration', {
  method: 'GET',
  path: '/sales/configuration',
  access: 'anonymous',
})
