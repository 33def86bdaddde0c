import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const getReviewsConfig = endpoint(schemas, 'getReviewsConfig', {
  method: 'GET',
  path: '/reviews/config',
  access: 'anonymous',
})
export const listReviews = endpoint(schemas, 'listReviews', {
  method: 'GET',
  path: '/reviews/:id',
  access: 'anonymous',
})
export const getRating = endpoint(schemas, 'getRating', {
  method: 'GET',
  path: '/rating/:id',
  access: 'anonymous',
})
export const createReview = endpoint(schemas, 'createReview', {
  method: 'POST',
  path: '/review/me',
  access: 'self',
  affects: ['listReviews', 'getRating', 'getOrder', 'listOrders'],
})
