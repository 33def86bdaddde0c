import { describe, expect, it } from 'vitest'
import { associatePriceOf } from '../catalogue/price.ts'
import { FEE_PAYS_FROM, MEMBERSHIP_FEE_MINOR } from './fee.ts'

describe('FEE_PAYS_FROM', () => {
  it('is HK$2,580.00: the least amount on which an associate saves the fee', () => {
    const saved = (minor: number) => minor - associatePriceOf(minor)
    expect(FEE_PAYS_FROM).toBe(258_000)
    expect(saved(FEE_PAYS_FROM)).toBeGreaterThanOrEqual(MEMBERSHIP_FEE_MINOR)
    expect(saved(FEE_PAYS_FROM - 100)).toBeLessThan(MEMBERSHIP_FEE_MINOR)
  })
})
