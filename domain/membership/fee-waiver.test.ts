import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEMBERSHIP_RENEWAL_SKU, membershipSkus, SUCCESS_TRACKER_SKU } from '../catalogue/membership-skus.ts'
import {
  FEE_WAIVER_FROM,
  FEE_WAIVER_NEAR,
  feeWaiver,
  isFeeWaivable,
  isWaiverNear,
  type WaiverLine,
} from './fee-waiver.ts'

const goods = (rowMinor: number): WaiverLine => ({ rowMinor, isBundle: false, isMembership: false })
const bundle: WaiverLine = { rowMinor: 60_000, isBundle: true, isMembership: false }
const membership: WaiverLine = { rowMinor: 25_800, isBundle: false, isMembership: true }

describe('the waiver of the registration fee (R-559, R-560)', () => {
  it.each([
    ['an empty cart', 350_000, false, []],
    ['goods for a cent too little', 1, false, [goods(349_999)]],
    ['goods for exactly HK$3,500', 0, true, [goods(350_000)]],
    ['goods for more', 0, true, [goods(900_000)]],
    ['several lines that add up', 0, true, [goods(200_000), goods(150_000)]],
    ['a bundle, whatever it costs', 0, true, [bundle]],
    ['a bundle beside a membership', 0, true, [bundle, membership]],
    ['a membership alone', 350_000, false, [membership]],
    ['goods that only the membership would lift over it', 10_000, false, [goods(340_000), membership]],
  ])('of %s lacks %i cents and is reached: %s', (_, missing, isReached, lines) => {
    expect(feeWaiver(lines)).toMatchObject({ missingMinor: missing, isReached })
  })
  it('is never lost by adding goods, nor gained by adding a membership', () => {
    const line = fc.record({
      rowMinor: fc.integer({ min: 0, max: 400_000 }),
      isBundle: fc.boolean(),
      isMembership: fc.constant(false),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), line, (lines, more) => {
        const before = feeWaiver(lines)
        expect(feeWaiver([...lines, more]).missingMinor).toBeLessThanOrEqual(before.missingMinor)
        expect(feeWaiver([...lines, membership])).toEqual(before)
        expect(before.missingMinor).toBeLessThanOrEqual(FEE_WAIVER_FROM)
      }),
    )
  })
  it.each([
    ['reached', 0, true],
    ['at the edge', FEE_WAIVER_NEAR, true],
    ['a cent further', FEE_WAIVER_NEAR + 1, false],
    ['an empty cart', FEE_WAIVER_FROM, false],
  ])('is told of when it is near: %s', (_, missingMinor, isNear) => {
    expect(isWaiverNear({ missingMinor })).toBe(isNear)
  })
  it('is for memberships that make somebody an associate, not for renewals, the tracker or associates', () => {
    expect(membershipSkus.filter((sku) => !isFeeWaivable(sku, 'preferred'))).toEqual([MEMBERSHIP_RENEWAL_SKU])
    expect(membershipSkus.filter((sku) => isFeeWaivable(sku, 'associate'))).toEqual([])
    expect(isFeeWaivable(SUCCESS_TRACKER_SKU, 'guest')).toBe(false)
  })
})
