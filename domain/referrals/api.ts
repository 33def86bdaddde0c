import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const getReferrerInfo = endpoint(schemas, 'getReferrerInfo', {
  method: 'GET',
  path: '/referral/referrerQrCodeInfo/',
  access: 'anonymous',
})
export const getQrCode = endpoint(schemas, 'getQrCode', {
  method: 'GET',
  path: '/backend/getqrcode/:text',
  access: 'anonymous',
})
