import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const listAssociateBundles = endpoint(schemas, 'listAssociateBundles', {
  method: 'GET',
  path: '/loyalty/associate-bundle',
  access: 'self',
})
export const listAssociateRenewBundles = endpoint(schemas, 'listAssociateRenewBundles', {
  method: 'GET',
  path: '/loyalty/associate-renew-bundle',
  access: 'self',
})
