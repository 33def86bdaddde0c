import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const searchTeam = endpoint(schemas, 'searchTeam', {
  method: 'GET',
  path: '/customer/team',
  access: 'self',
})
export const getTeamBranch = endpoint(schemas, 'getTeamBranch', {
  method: 'GET',
  path: '/customer/team/branch',
  access: 'self',
})
export const getTeamSummary = endpoint(schemas, 'getTeamSummary', {
  method: 'GET',
  path: '/customer/team/summary',
  access: 'self',
})
export const getTeamMember = endpoint(schemas, 'getTeamMember', {
  method: 'GET',
  path: '/customer/team/members/:memberId',
  access: 'self',
})
export const getTeamConsent = endpoint(schemas, 'getTeamConsent', {
  method: 'GET',
  path: '/customer/team/consent',
  access: 'self',
})
export const saveTeamConsent = endpoint(schemas, 'saveTeamConsent', {
  method: 'PUT',
  path: '/customer/team/consent',
  access: 'self',
  affects: ['getTeamConsent'],
})
