import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const listProducts = endpoint(schemas, 'listProducts', {
  method: 'GET',
  path: '/magento/:languageCode/products',
  access: 'anonymous',
})
export const searchCatalogue = endpoint(schemas, 'searchCatalogue', {
  method: 'GET',
  path: '/catalogue/search',
  access: 'anonymous',
})
export const suggestSearch = endpoint(schemas, 'suggestSearch', {
  method: 'GET',
  path: '/catalogue/suggestions',
  access: 'anonymous',
})
export const listFacets = endpoint(schemas, 'listFacets', {
  method: 'GET',
  path: '/catalogue/facets',
  access: 'anonymous',
})
export const getProduct = endpoint(schemas, 'getProduct', {
  method: 'GET',
  path: '/products/:sku',
  access: 'anonymous',
})
export const listChildren = endpoint(schemas, 'listChildren', {
  method: 'GET',
  path: '/configurable-products/:sku/children',
  access: 'anonymous',
})
export const getAttribute = endpoint(schemas, 'getAttribute', {
  method: 'GET',
  path: '/products/attributes/:code',
  access: 'anonymous',
})
export const listAttributeOptions = endpoint(schemas, 'listAttributeOptions', {
  method: 'GET',
  path: '/products/attributes/:code/options',
  access: 'anonymous',
})
export const listBrands = endpoint(schemas, 'listBrands', {
  method: 'GET',
  path: '/brand',
  access: 'anonymous',
})
export const saveArrivalReminder = endpoint(schemas, 'saveArrivalReminder', {
  method: 'POST',
  path: '/catalogInventory/arrivalReminder/save',
  access: 'anonymous',
})
