import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const getCmsPage = endpoint(schemas, 'getCmsPage', {
  method: 'GET',
  path: '/cmsPage/:id',
  access: 'anonymous',
})
export const getCmsBlock = endpoint(schemas, 'getCmsBlock', {
  method: 'GET',
  path: '/cmsBlock/:id',
  access: 'anonymous',
})
export const getLandingPage = endpoint(schemas, 'getLandingPage', {
  method: 'GET',
  path: '/cms/landing-page/:id',
  access: 'anonymous',
})
export const getBannerSlider = endpoint(schemas, 'getBannerSlider', {
  method: 'GET',
  path: '/rbslider/banner/:id',
  access: 'anonymous',
})
