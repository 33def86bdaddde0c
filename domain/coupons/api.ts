import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { additionPaths } from '../contract/unshown-paths.ts'
import { ok } from '../contract/wire.ts'
import { OwnedCoupon } from './schema.ts'

export const listMyCoupons = endpoint({
  name: 'listMyCoupons',
  method: 'GET',
  path: additionPaths.listMyCoupons,
  access: 'self',
  response: z.array(OwnedCoupon),
  summary: "The customer's coupons, usable ones first: our addition to the contract (decisions.md A-134).",
})
export const listOfferedCoupons = endpoint({
  name: 'listOfferedCoupons',
  method: 'GET',
  path: additionPaths.listOfferedCoupons,
  access: 'self',
  response: z.array(OwnedCoupon),
  summary:
    'The coupon centre: what the shop offers and the customer has not collected yet; our addition to the contract (decisions.md A-134).',
})
export const collectCoupon = endpoint({
  name: 'collectCoupon',
  method: 'POST',
  path: additionPaths.collectCoupon,
  access: 'self',
  params: z.object({ code: z.string() }),
  response: ok,
  affects: ['listMyCoupons', 'listOfferedCoupons'],
  summary:
    "Puts an offered coupon among the customer's own, once however often it is sent; our addition to the contract (decisions.md A-134).",
})
