import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const sendFeedback = endpoint(schemas, 'sendFeedback', {
  method: 'POST',
  path: '/feedback',
  access: 'anonymous',
})
