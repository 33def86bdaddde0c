import { z } from 'zod'
import { count, instant, minorOf, money } from './fields.ts'

/** A coupon. How often it was used is not part of it, and stays. */
export const couponRecord = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9][A-Z0-9_-]{0,39}$/, 'must be capital letters, digits and the signs _ -'),
    label: z.string().trim().min(1, 'is empty').max(200).describe('What it gives, as shown in the cart.'),
    discount: money,
    minimum: money.default('0.00').describe('Value of goods from which it applies.'),
    startsAt: z.nullable(instant).default(null),
    endsAt: z.nullable(instant).default(null),
    usageLimit: z.nullable(count).default(null).describe('How often it can be used; empty: without limit.'),
    perCustomerLimit: z.nullable(count).default(null),
    offered: z.boolean().default(false).describe('Whether the coupon centre offers it to everybody.'),
  })
  .superRefine((coupon, { addIssue }) => {
    if (minorOf(coupon.discount) === 0)
      addIssue({ code: 'custom', path: ['discount'], message: 'must be more than 0', input: coupon })
    if (coupon.startsAt && coupon.endsAt && coupon.startsAt >= coupon.endsAt)
      addIssue({ code: 'custom', path: ['endsAt'], message: 'is before startsAt', input: coupon })
  })
export type CouponRecord = z.output<typeof couponRecord>
