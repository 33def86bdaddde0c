import { describe, expect, it } from 'vitest'
import type { OrderItem } from '../orders/schema.ts'
import { reviewOfLine } from './line-review.ts'

const line = (reviewStatus?: 'approved' | 'pending' | 'hidden' | null, type = 'simple'): OrderItem => ({
  sku: 'VITAMIN-C',
  name: 'Vitamin C',
  product_type: type,
  extension_attributes: reviewStatus === undefined ? {} : { review_status: reviewStatus },
})

describe('the review of an order line', () => {
  it.each([
    ['received', null, 'write'],
    ['complete', null, 'write'],
    // one of two lines is reviewed: the order is not
    ['received', 'approved', 'view'],
    ['received', 'pending', 'pending'],
    ['reviewed', 'approved', 'view'],
    ['reviewed', 'pending', 'pending'],
    ['reviewed', 'hidden', 'hidden'],
    // a part of a set that can no longer be reviewed by itself
    ['reviewed', null, undefined],
    // a service that names no reviews
    ['received', undefined, 'write'],
    ['reviewed', undefined, 'view'],
    ['in_transit', null, undefined],
    ['in_transit', undefined, undefined],
    ['closed', 'approved', undefined],
    ['canceled', undefined, undefined],
  ] as const)('of a %s order with %s is %s', (status, written, expected) => {
    expect(reviewOfLine(status, line(written))).toBe(expected)
  })

  it('is never asked for a virtual product', () => {
    expect(reviewOfLine('received', line(null, 'virtual'))).toBeUndefined()
  })
})
