import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const listMessages = endpoint(schemas, 'listMessages', {
  method: 'GET',
  path: '/messages',
  access: 'self',
})
export const markMessageRead = endpoint(schemas, 'markMessageRead', {
  method: 'PUT',
  path: '/messages/is_read/:id',
  access: 'self',
  affects: ['listMessages'],
})
export const removeMessage = endpoint(schemas, 'removeMessage', {
  method: 'DELETE',
  path: '/messages/:id',
  access: 'self',
  affects: ['listMessages'],
})
