import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const listFavourites = endpoint(schemas, 'listFavourites', {
  method: 'GET',
  path: '/wishlist/mine',
  access: 'self',
})
export const addFavourite = endpoint(schemas, 'addFavourite', {
  method: 'POST',
  path: '/wishlist/add/:sku',
  access: 'self',
  affects: ['listFavourites', 'checkFavourite'],
})
export const moveFavouritesToCart = endpoint(schemas, 'moveFavouritesToCart', {
  method: 'POST',
  path: '/wishlist/to-cart',
  access: 'self',
  encoded: true,
  affects: ['listFavourites', 'checkFavourite', 'getCart', 'getCartTotals'],
})
export const moveCartToFavourites = endpoint(schemas, 'moveCartToFavourites', {
  method: 'POST',
  path: '/wishlist/from-cart',
  access: 'self',
  affects: ['listFavourites', 'checkFavourite', 'getCart', 'getCartTotals'],
})
export const removeFavourite = endpoint(schemas, 'removeFavourite', {
  method: 'GET',
  path: '/wishlist/remove/items/:id',
  access: 'self',
  changesState: true,
  affects: ['listFavourites', 'checkFavourite'],
})
export const removeFavourites = endpoint(schemas, 'removeFavourites', {
  method: 'POST',
  path: '/wishlist/remove/items',
  access: 'self',
  affects: ['listFavourites', 'checkFavourite'],
})
export const removeAllFavourites = endpoint(schemas, 'removeAllFavourites', {
  method: 'GET',
  path: '/wishlist/remove/items/all',
  access: 'self',
  changesState: true,
  affects: ['listFavourites', 'checkFavourite'],
})
export const checkFavourite = endpoint(schemas, 'checkFavourite', {
  method: 'GET',
  path: '/wishlist/check/:id',
  access: 'self',
})
export const checkLike = endpoint(schemas, 'checkLike', {
  method: 'GET',
  path: '/like/customer/catalog_product/:id',
  access: 'self',
})
export const changeLike = endpoint(schemas, 'changeLike', {
  method: 'PUT',
  path: '/like/:change/catalog_product/:id',
  access: 'self',
  affects: ['checkLike', 'countLikes'],
})
export const countLikes = endpoint(schemas, 'countLikes', {
  method: 'GET',
  path: '/like/catalog_product/:id',
  access: 'anonymous',
})
