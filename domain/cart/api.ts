import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const createGuestCart = endpoint(schemas, 'createGuestCart', {
  method: 'POST',
  path: '/guest-carts',
  access: 'anonymous',
})
export const getGuestCart = endpoint(schemas, 'getGuestCart', {
  method: 'GET',
  path: '/guest-carts/:cartId',
  access: 'anonymous',
})
export const addGuestCartItem = endpoint(schemas, 'addGuestCartItem', {
  method: 'POST',
  path: '/guest-carts/:cartId/items',
  access: 'anonymous',
  affects: ['getGuestCart', 'getGuestCartTotals'],
})
export const updateGuestCartItem = endpoint(schemas, 'updateGuestCartItem', {
  method: 'PUT',
  path: '/guest-carts/:cartId/items/:itemId',
  access: 'anonymous',
  affects: ['getGuestCart', 'getGuestCartTotals'],
})
export const removeGuestCartItem = endpoint(schemas, 'removeGuestCartItem', {
  method: 'DELETE',
  path: '/guest-carts/:cartId/items/:itemId',
  access: 'anonymous',
  affects: ['getGuestCart', 'getGuestCartTotals'],
})
export const getGuestCartTotals = endpoint(schemas, 'getGuestCartTotals', {
  method: 'GET',
  path: '/guest-carts/:cartId/totals',
  access: 'anonymous',
})
export const assignGuestCart = endpoint(schemas, 'assignGuestCart', {
  method: 'PUT',
  path: '/guest-carts/:cartId',
  access: 'self',
  affects: ['getCart', 'getCartTotals'],
})
export const createCart = endpoint(schemas, 'createCart', {
  method: 'POST',
  path: '/carts/mine',
  access: 'self',
  affects: ['getCart', 'getCartTotals'],
})
export const getCart = endpoint(schemas, 'getCart', { method: 'GET', path: '/carts/mine', access: 'self' })
export const selectMembership = endpoint(schemas, 'selectMembership', {
  method: 'PUT',
  path: '/carts/mine/membership',
  access: 'self',
  affects: ['getCart', 'getCartTotals'],
})
export const addCartItem = endpoint(schemas, 'addCartItem', {
  method: 'POST',
  path: '/carts/mine/items',
  access: 'self',
  affects: ['getCart', 'getCartTotals'],
})
export const updateCartItem = endpoint(schemas, 'updateCartItem', {
  method: 'PUT',
  path: '/carts/mine/items/:itemId',
  access: 'self',
  affects: ['getCart', 'getCartTotals'],
})
export const removeCartItem = endpoint(schemas, 'removeCartItem', {
  method: 'DELETE',
  path: '/carts/mine/items/:itemId',
  access: 'self',
  affects: ['getCart', 'getCartTotals'],
})
export const getCartTotals = endpoint(schemas, 'getCartTotals', {
  method: 'GET',
  path: '/carts/mine/totals',
  access: 'self',
})
