import { describe, expect, it } from 'vitest'
import { refusalCode } from '../contract/refusal-table.ts'
import { couponRefusal } from './coupon-refusal.ts'
import { couponRefusals } from './refusals.ts'

describe('why a coupon was not applied', () => {
  it.each([
    [404, "The coupon code isn't valid. Verify the code and try again.", 'invalid'],
    [400, 'Coupon code is not valid', 'invalid'],
    [400, 'Coupons cannot be used together with loyalty points.', 'other'],
    [404, 'The "%1" Cart doesn\'t contain products.', 'empty'],
    [404, 'Current customer does not have an active cart.', 'empty'],
    [500, 'Boom', 'failed'],
    [502, undefined, 'failed'],
    [429, 'Too many requests', 'failed'],
    // no refusal of a coupon: the call went elsewhere, or nobody answered it as one
    [404, undefined, 'failed'],
    [404, 'Request does not match any route.', 'failed'],
    [400, undefined, 'other'],
    [499, undefined, 'other'],
    [302, undefined, 'failed'],
    [undefined, undefined, 'failed'],
    [400, couponRefusals.minimum.sentence, 'other'],
  ])('%s %s: %s', (status, template, kind) => {
    expect(
      couponRefusal({ status, refusal: template === undefined ? undefined : refusalCode(template) }).kind,
    ).toBe(kind)
  })
  it('names the minimum in cents', () => {
    expect(couponRefusal({ status: 400, refusal: 'checkout.couponMinimum', parameters: [300] })).toEqual({
      kind: 'minimum',
      minimum: 30_000,
    })
  })
})
