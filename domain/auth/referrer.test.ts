import { describe, expect, it } from 'vitest'
import { referrerDigits, referrerFault, referrerMobiles } from './referrer.ts'

describe('a referrer', () => {
  it.each([
    ['51000003', '86', [{ prefix: '852', mobile: '51000003' }]],
    ['85251000003', '66', [{ prefix: '852', mobile: '51000003' }]],
    ['8613800138000', '852', [{ prefix: '86', mobile: '13800138000' }]],
    [
      '13800138000',
      '86',
      [
        { prefix: '1', mobile: '3800138000' },
        { prefix: '86', mobile: '13800138000' },
      ],
    ],
    ['912345678', '66', [{ prefix: '66', mobile: '912345678' }]],
  ])('%s of somebody from +%s is looked up as %j', (digits, prefix, mobiles) => {
    expect(referrerMobiles(digits, prefix)).toEqual(mobiles)
  })
  it.each([
    ['8999999', 'unknownCode'],
    ['89999999', 'unknownCode'],
    ['123456789', 'length'],
    ['123456', 'length'],
    ['1234567890', 'unknownMobile'],
    ['', 'length'],
    ['wing', 'length'],
    ['x1234567890', 'length'],
    ['1234567890x', 'length'],
  ])('nobody of %j: %s (R-340)', (digits, fault) => {
    expect(referrerFault(digits)).toBe(fault)
  })
  it.each([
    ['+852 5100 0003', '85251000003'],
    ['５１０００００３\u200b', '51000003'],
    ['8000003', '8000003'],
  ])('%j is read as %s', (typed, digits) => {
    expect(referrerDigits(typed)).toBe(digits)
  })
})
