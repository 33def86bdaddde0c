import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const listMyCoupons = endpoint(schemas, 'listMyCoupons', {
  method: 'GET',
  path: '/coupons/mine',
  access: 'self',
})
export const listOfferedCoupons = endpoint(schemas, 'listOfferedCoupons', {
  method: 'GET',
  path: '/coupons/offered',
  access: 'self',
})
export const collectCoupon = endpoint(schemas, 'collectCoupon', {
  method: 'POST',
  path: '/coupons/collect/:code',
  access: 'self',
  affects: ['listMyCoupons', 'listOfferedCoupons'],
})
export const getCoupon = endpoint(schemas, 'getCoupon', {
  method: 'GET',
  path: '/carts/mine/coupons',
  access: 'self',
})
export const setCoupon = endpoint(schemas, 'setCoupon', {
  method: 'PUT',
  path: '/carts/mine/coupons/:code',
  access: 'self',
  affects: ['getCoupon', 'getCartTotals'],
})
export const removeCoupon = endpoint(schemas, 'removeCoupon', {
  method: 'DELETE',
  path: '/carts/mine/coupons',
  access: 'self',
  affects: ['getCoupon', 'getCartTotals'],
})
