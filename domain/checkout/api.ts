import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { id, numeric, ok } from '../contract/wire.ts'
import { QuoteAddress } from '../cart/schema.ts'
import {
  PaymentDetails,
  PaymentMethod,
  PlaceOrderResult,
  ShippingInformation,
  ShippingMethod,
} from './schema.ts'

export const estimateShippingMethods = endpoint({
  name: 'estimateShippingMethods',
  method: 'POST',
  path: '/carts/mine/estimate-shipping-methods',
  access: 'self',
  body: z.object({ address: QuoteAddress }),
  response: z.array(ShippingMethod),
  summary: 'Ways to deliver the cart to an address (contract.md §2.2).',
})
export const listShippingMethods = endpoint({
  name: 'listShippingMethods',
  method: 'GET',
  path: '/carts/mine/shipping-methods',
  access: 'self',
  response: z.array(ShippingMethod),
  summary: 'Ways to deliver to the stored address (contract.md §2.2).',
})
export const saveShippingInformation = endpoint({
  name: 'saveShippingInformation',
  method: 'POST',
  path: '/carts/mine/shipping-information',
  access: 'self',
  body: z.object({ addressInformation: ShippingInformation }),
  response: PaymentDetails,
  affects: ['getCart', 'getCartTotals', 'listPaymentMethods'],
  summary: 'Stores address and shipping method; answers the payment methods and totals (contract.md §2.2).',
})
export const listPaymentMethods = endpoint({
  name: 'listPaymentMethods',
  method: 'GET',
  path: '/carts/mine/payment-methods',
  access: 'self',
  response: z.array(PaymentMethod),
  summary: 'Ways to pay for the cart (contract.md §2.2).',
})
export const placeOrder = endpoint({
  name: 'placeOrder',
  method: 'PUT',
  path: '/carts/mine/order',
  access: 'self',
  body: z.object({
    paymentMethod: z.looseObject({ method: z.string() }),
    addMembership: z.optional(z.boolean()),
    /**
     * Our addition: the total that the customer was shown (decimal HKD). If it has changed, nothing is ordered and
     * the answer is 409 with the current total.
     */
    expectedTotal: z.optional(numeric),
  }),
  response: z.union([PlaceOrderResult, id]),
  encoded: true,
  affects: ['getCart', 'getCartTotals', 'listOrders'],
  summary:
    'Places the order of the active cart, once however often it is sent (Idempotency-Key; contract.md §4.1).',
})
export const getCoupon = endpoint({
  name: 'getCoupon',
  method: 'GET',
  path: '/carts/mine/coupons',
  access: 'self',
  response: z.nullable(z.string()),
  summary: "The cart's coupon code, or `[]` (contract.md §1.3).",
})
export const setCoupon = endpoint({
  name: 'setCoupon',
  method: 'PUT',
  path: '/carts/mine/coupons/:code',
  access: 'self',
  params: z.object({ code: z.string() }),
  response: ok,
  affects: ['getCoupon', 'getCartTotals'],
  summary: 'Applies a coupon; 404 when it is not valid (contract.md §2.4).',
})
export const removeCoupon = endpoint({
  name: 'removeCoupon',
  method: 'DELETE',
  path: '/carts/mine/coupons',
  access: 'self',
  response: ok,
  affects: ['getCoupon', 'getCartTotals'],
  summary: 'Removes the coupon (contract.md §2.2).',
})
export const getCreditUse = endpoint({
  name: 'getCreditUse',
  method: 'GET',
  path: '/loyalty/use-ipayout',
  access: 'self',
  response: numeric,
  summary:
    'What payout credit pays of the active cart, in decimals of HKD; 0 for nothing (contract.md §6.5).',
})
export const useCredit = endpoint({
  name: 'useCredit',
  method: 'PUT',
  path: '/loyalty/use-ipayout',
  access: 'self',
  response: numeric,
  affects: ['getCreditUse', 'getPointsUse', 'checkPoints', 'getCart', 'getCartTotals', 'listPaymentMethods'],
  summary: 'Pays what it can of the cart with payout credit and answers that amount (contract.md §6.5).',
})
export const removeCredit = endpoint({
  name: 'removeCredit',
  method: 'DELETE',
  path: '/loyalty/use-ipayout',
  access: 'self',
  response: ok,
  affects: ['getCreditUse', 'checkPoints', 'getCart', 'getCartTotals', 'listPaymentMethods'],
  summary: 'Pays the cart without payout credit again (contract.md §6.5).',
})
