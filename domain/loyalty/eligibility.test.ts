import { describe, expect, it } from 'vitest'
import { creditObstacle, isLoyaltyAllowed, isLoyaltySufficient, loyaltyObstacle } from './eligibility.ts'

const goods = { isMembership: false, canUseLoyalty: true }
const membership = { isMembership: true, canUseLoyalty: true }
const excluded = { isMembership: false, canUseLoyalty: false }

describe('loyalty points', () => {
  it.each([
    ['goods alone', true, [goods, goods], false],
    ['an empty cart', false, [], false],
    ['a membership among the goods', false, [goods, membership], false],
    ['goods that exclude points', false, [goods, excluded], false],
    ['goods that payout credit pays a part of', false, [goods], true],
  ])('pay for %s: %s', (_what, expected, lines, usesIPayout) => {
    expect(isLoyaltyAllowed({ lines, usesIPayout })).toBe(expected)
  })
  it.each([
    ['exactly enough', 1_000_000, 10_000, true],
    ['a ten-thousandth too few', 999_999, 10_000, false],
    ['a broken point does not count', 1_009_999, 10_050, false],
    ['a broken dollar takes a whole point', 1_010_000, 10_001, true],
    ['nothing for nothing', 0, 0, true],
  ])('%s', (_what, balance, subtotal, expected) => {
    expect(isLoyaltySufficient(balance, subtotal)).toBe(expected)
  })
})

describe('why points cannot pay', () => {
  it.each([
    ['an empty cart', [], false, 1_000_000, 'empty'],
    ['a membership', [goods, membership], true, 0, 'membership'],
    ['goods that exclude points', [goods, excluded], true, 0, 'excluded'],
    ['goods that credit pays a part of', [goods], true, 0, 'payoutCredit'],
    ['too few points', [goods], false, 999_999, 'balance'],
    ['nothing', [goods, goods], false, 1_000_000, null],
  ] as const)('%s', (_what, lines, usesIPayout, balance, expected) => {
    expect(loyaltyObstacle({ lines, usesIPayout }, balance, 10_000)).toBe(expected)
  })
})

describe('why payout credit cannot pay', () => {
  it.each([
    ['an empty cart', true, false, 100, 'empty'],
    ['points in use', false, true, 100, 'points'],
    ['no credit', false, false, 0, 'balance'],
    ['nothing, with a cent', false, false, 1, null],
  ] as const)('%s', (_what, isEmpty, usesLoyalty, balance, expected) => {
    expect(creditObstacle({ isEmpty, usesLoyalty }, balance)).toBe(expected)
  })
})
