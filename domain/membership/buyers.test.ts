import { describe, expect, it } from 'vitest'
import { MEMBERSHIP_RENEWAL_SKU, membershipSkus, SUCCESS_TRACKER_SKU } from '../catalogue/membership-skus.ts'
import { membershipRefusal } from './buyers.ts'

describe('who may buy a membership (A-49)', () => {
  it.each(membershipSkus)('%s', (sku) => {
    const isRenewal = sku === MEMBERSHIP_RENEWAL_SKU
    expect(membershipRefusal(sku, 'preferred')).toBe(isRenewal ? 'notAssociate' : null)
    expect(membershipRefusal(sku, 'associate')).toBe(isRenewal ? null : 'associateAlready')
    expect(membershipRefusal(sku, 'guest')).toBeNull()
  })
  it.each(['preferred', 'associate', 'guest'])('anything else may be bought by %s', (group) => {
    for (const sku of [SUCCESS_TRACKER_SKU, 'zinc-15']) expect(membershipRefusal(sku, group)).toBeNull()
  })
})
