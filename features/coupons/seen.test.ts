import { describe, expect, it } from 'vitest'
import { markSeen, seenCouponsSlot, unseen } from './seen.ts'

describe('the news of coupons', () => {
  it('is remembered for each customer, once (R-126)', () => {
    expect(unseen(['A', 'B'], seenCouponsSlot.read(), 1)).toEqual(['A', 'B'])
    markSeen(1, ['A'])
    markSeen(1, ['A', 'C'])
    expect(unseen(['A', 'B', 'C'], seenCouponsSlot.read(), 1)).toEqual(['B'])
    expect(unseen(['A'], seenCouponsSlot.read(), 2)).toEqual(['A'])
    expect(seenCouponsSlot.read()).toEqual({ 1: ['A', 'C'] })
  })
  it('does not grow for ever', () => {
    markSeen(3, Array.from({ length: 80 }, (_, index) => `C${index}`))
    expect(seenCouponsSlot.read()?.[3]).toHaveLength(50)
    expect(unseen(['C79'], seenCouponsSlot.read(), 3)).toEqual([])
  })
})
