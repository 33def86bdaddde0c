import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { id, numeric, ok } from '../contract/wire.ts'
import { QuoteAddress } from '../cart/schema.ts'
import {
  PaymentDetails,
  PaymentMethod,
  PlaceOrderResult,
  ShippingInformation,
  ShippingMethod,
} from './schema.ts'

export const estimateShippingMethods = schemas({
  body: z.object({ address: QuoteAddress }),
  response: z.array(ShippingMethod),
  summary: 'Ways to deliver the cart to an address (C-2.8).',
})
export const listShippingMethods = schemas({
  response: z.array(ShippingMethod),
  summary: 'Ways to deliver to the stored address (C-2.8).',
})
export const saveShippingInformation = schemas({
  body: z.object({ addressInformation: ShippingInformation }),
  response: PaymentDetails,
  summary: 'Stores address and shipping method; answers the payment methods and totals (C-2.8).',
})
export const listPaymentMethods = schemas({
  response: z.array(PaymentMethod),
  summary: 'Ways to pay for the cart (C-2.8).',
})
export const placeOrder = schemas({
  body: z.object({
    paymentMethod: z.looseObject({ method: z.string() }),
    addMembership: z.optional(z.boolean()),
    /**
     * Our addition: the total that the customer was shown (decimal HKD). If it has changed, nothing is ordered and
     * the answer is 409 with the current total. Without it, the total last answered for the cart counts, unless the
     * customer has changed the cart since.
     */
    expectedTotal: z.optional(numeric),
  }),
  response: z.union([PlaceOrderResult, id]),
  summary:
    'Places the order of the active cart, once however often it is sent (Idempotency-Key; C-4.1). Refused with 409 if the total is not the expected or last answered one.',
})
export const getCreditUse = schemas({
  response: numeric,
  summary: 'What payout credit pays of the active cart, in decimals of HKD; 0 for nothing (C-6.5).',
})
export const useCredit = schemas({
  response: numeric,
  summary: 'Pays what it can of the cart with payout credit and answers that amount (C-6.5).',
})
export const removeCredit = schemas({
  response: ok,
  summary: 'Pays the cart without payout credit again (C-6.5).',
})
