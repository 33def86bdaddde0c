import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const getCommission = endpoint(schemas, 'getCommission', {
  method: 'POST',
  path: '/loyalty/commission',
  access: 'self',
  changesState: false,
  encoded: true,
})
export const listCommissionPayments = endpoint(schemas, 'listCommissionPayments', {
  method: 'POST',
  path: '/loyalty/commission_details',
  access: 'self',
  changesState: false,
  encoded: true,
})
