import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const searchUpline = endpoint(schemas, 'searchUpline', {
  method: 'POST',
  path: '/jde/enroller/search',
  access: 'self',
  encoded: true,
})
export const inviteNewcomer = endpoint(schemas, 'inviteNewcomer', {
  method: 'POST',
  path: '/jde/enroller/invite',
  access: 'self',
  encoded: true,
  affects: ['listInvitations'],
})
export const resendInvitation = endpoint(schemas, 'resendInvitation', {
  method: 'GET',
  path: '/jde/enroller/send/:id',
  access: 'self',
  changesState: true,
  affects: ['listInvitations'],
})
export const getInvitation = endpoint(schemas, 'getInvitation', {
  method: 'GET',
  path: '/jde/enroller/get/:maskId',
  access: 'anonymous',
  encoded: true,
})
export const listInvitations = endpoint(schemas, 'listInvitations', {
  method: 'GET',
  path: '/jde/enroller/get',
  access: 'self',
  encoded: true,
})
