import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { id, ok } from '../contract/wire.ts'
import { QuoteAddress } from '../cart/schema.ts'
import { PaymentDetails, PaymentMethod, PlaceOrderResult, ShippingInformation, ShippingMethod } from './schema.ts'

export const estimateShippingMethods = endpoint({
  name: 'estimateShippingMethods', method: 'POST', path: '/carts/mine/estimate-shipping-methods', access: 'self', body: z.object({ address: QuoteAddress }), response: z.array(ShippingMethod),
  summary: 'Ways to deliver the cart to an address (contract.md §2.2).',
})
export const listShippingMethods = endpoint({
  name: 'listShippingMethods', method: 'GET', path: '/carts/mine/shipping-methods', access: 'self', response: z.array(ShippingMethod),
  summary: 'Ways to deliver to the stored address (contract.md §2.2).',
})
export const saveShippingInformation = endpoint({
  name: 'saveShippingInformation', method: 'POST', path: '/carts/mine/shipping-information', access: 'self', body: z.object({ addressInformation: ShippingInformation }), response: PaymentDetails, affects: ['getCart', 'getCartTotals', 'listPaymentMethods'],
  summary: 'Stores address and shipping method; answers the payment methods and totals (contract.md §2.2).',
})
export const listPaymentMethods = endpoint({
  name: 'listPaymentMethods', method: 'GET', path: '/carts/mine/payment-methods', access: 'self', response: z.array(PaymentMethod),
  summary: 'Ways to pay for the cart (contract.md §2.2).',
})
export const placeOrder = endpoint({
  name: 'placeOrder', method: 'PUT', path: '/carts/mine/order', access: 'self',
  body: z.object({ paymentMethod: z.looseObject({ method: z.string() }), addMembership: z.optional(z.boolean()) }),
  response: z.union([PlaceOrderResult, id]), encoded: true, affects: ['getCart', 'getCartTotals', 'listOrders'],
  summary: 'Places the order of the active cart, once however often it is sent (Idempotency-Key; contract.md §4.1).',
})
export const getCoupon = endpoint({
  name: 'getCoupon', method: 'GET', path: '/carts/mine/coupons', access: 'self', response: z.nullable(z.string()),
  summary: 'The cart\'s coupon code, or `[]` (contract.md §1.3).',
})
export const setCoupon = endpoint({
  name: 'setCoupon', method: 'PUT', path: '/carts/mine/coupons/:code', access: 'self', params: z.object({ code: z.string() }), response: ok, affects: ['getCoupon', 'getCartTotals'],
  summary: 'Applies a coupon; 404 when it is not valid (contract.md §2.4).',
})
export const removeCoupon = endpoint({
  name: 'removeCoupon', method: 'DELETE', path: '/carts/mine/coupons', access: 'self', response: ok, affects: ['getCoupon', 'getCartTotals'],
  summary: 'Removes the coupon (contract.md §2.2).',
})
