import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const listWorldpayTypes = endpoint(schemas, 'listWorldpayTypes', {
  method: 'POST',
  path: '/worldpay/payment/types',
  access: 'anonymous',
  encoded: true,
})
export const getWorldpayKey = endpoint(schemas, 'getWorldpayKey', {
  method: 'GET',
  path: '/worldpay/publickey',
  access: 'anonymous',
})
export const startIngenicoPayment = endpoint(schemas, 'startIngenicoPayment', {
  method: 'POST',
  path: '/ingenico/payment/start',
  access: 'self',
  encoded: true,
  affects: ['getOrder', 'listOrders'],
})
export const startWorldpayPayment = endpoint(schemas, 'startWorldpayPayment', {
  method: 'POST',
  path: '/worldpay/payment/start',
  access: 'self',
  encoded: true,
  affects: ['getOrder', 'listOrders'],
})
export const getIngenicoStatus = endpoint(schemas, 'getIngenicoStatus', {
  method: 'GET',
  path: '/ingenico/payment/status/:orderId/:flag',
  access: 'self',
  encoded: true,
})
export const getWorldpayStatus = endpoint(schemas, 'getWorldpayStatus', {
  method: 'GET',
  path: '/worldpay/payment/status/:orderId/:flag',
  access: 'self',
  encoded: true,
})
export const getWorldpayChallenge = endpoint(schemas, 'getWorldpayChallenge', {
  method: 'GET',
  path: '/worldpay/3ds/:orderId',
  access: 'self',
  encoded: true,
})
export const setCitconPayment = endpoint(schemas, 'setCitconPayment', {
  method: 'POST',
  path: '/order/:id/set-citcon-payment',
  access: 'self',
  encoded: true,
  affects: ['getOrder', 'listOrders'],
})
export const setOrderPayment = endpoint(schemas, 'setOrderPayment', {
  method: 'POST',
  path: '/order/:id/set-payment-information/',
  access: 'self',
  encoded: true,
  affects: ['getOrder', 'listOrders'],
})
export const getPlanetPayment = endpoint(schemas, 'getPlanetPayment', {
  method: 'GET',
  path: '/planet/payment/:paymentId',
  access: 'self',
})
