import { describe, expect, it } from 'vitest'
import { unseen, withSeen } from './seen.ts'

describe('the news of coupons', () => {
  it('is remembered for each customer, once (R-126)', () => {
    expect(unseen(['A', 'B'], undefined, 1)).toEqual(['A', 'B'])
    const seen = withSeen(withSeen(undefined, 1, ['A']), 1, ['A', 'C'])
    expect(seen).toEqual({ 1: ['A', 'C'] })
    expect(unseen(['A', 'B', 'C'], seen, 1)).toEqual(['B'])
    expect(unseen(['A'], seen, 2)).toEqual(['A'])
    expect(withSeen(seen, 2, ['A'])).toEqual({ 1: ['A', 'C'], 2: ['A'] })
  })
  it('is remembered for the latest fifty coupons of a customer', () => {
    const seen = withSeen(
      undefined,
      3,
      Array.from({ length: 80 }, (_, index) => `C${index}`),
    )
    expect(seen[3]).toHaveLength(50)
    expect(unseen(['C79'], seen, 3)).toEqual([])
  })
})
