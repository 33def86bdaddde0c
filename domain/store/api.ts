import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const getCommon = endpoint(schemas, 'getCommon', {
  method: 'GET',
  path: '/magento/:languageCode/common',
  access: 'anonymous',
})
export const switchLanguage = endpoint(schemas, 'switchLanguage', {
  method: 'POST',
  path: '/language/switch',
  access: 'anonymous',
  encoded: true,
})
