import * as z from 'zod/mini'
import { flag, maybe, numeric } from '../contract/wire.ts'

/**
 * A coupon of a customer: amounts in decimals of HKD, `minimum` 0 for none, `ends_at` in UTC. `is_new`: received from
 * the shop within the last week. Our addition to the contract.
 */
export const OwnedCoupon = z.looseObject({
  code: z.string(),
  discount: numeric,
  minimum: numeric,
  ends_at: maybe(z.string()),
  state: z.enum(['usable', 'used', 'expired']),
  is_new: flag,
})
export type OwnedCoupon = z.infer<typeof OwnedCoupon>
