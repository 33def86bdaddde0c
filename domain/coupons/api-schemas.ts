import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { ok } from '../contract/wire.ts'
import { OwnedCoupon } from './schema.ts'

export const listMyCoupons = schemas({
  response: z.array(OwnedCoupon),
  summary: "The customer's coupons, usable ones first: our addition to the contract (A-134).",
  undocumented: 'addition',
})
export const listOfferedCoupons = schemas({
  response: z.array(OwnedCoupon),
  summary:
    'The coupon centre: what the shop offers and the customer has not collected yet; our addition to the contract (A-134).',
  undocumented: 'addition',
})
export const collectCoupon = schemas({
  params: z.object({ code: z.string() }),
  response: ok,
  summary:
    "Puts an offered coupon among the customer's own, once however often it is sent; our addition to the contract (A-134).",
  undocumented: 'addition',
})
export const getCoupon = schemas({
  response: z.nullable(z.string()),
  summary: "The cart's coupon code, or `[]` (C-1.3).",
})
export const setCoupon = schemas({
  params: z.object({ code: z.string() }),
  response: ok,
  summary: 'Applies a coupon; 404 when it is not valid (C-2.12).',
})
export const removeCoupon = schemas({ response: ok, summary: 'Removes the coupon (C-2.12).' })
