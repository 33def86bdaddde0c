import { describe, expect, it } from 'vitest'
import type { Cart } from '../cart/schema.ts'
import { creditChoice, pointsChoice, type Balances } from './balance-choices.ts'

const line = (more: { can_use_loyalty?: string; is_membership?: boolean } = {}) => ({
  item_id: 1,
  qty: 1,
  quote_id: '1',
  extension_attributes: more,
})
const cartOf = (items: ReturnType<typeof line>[], more: Record<string, unknown> = {}) =>
  ({ id: 1, items, extension_attributes: more }) as unknown as Cart
const goods = cartOf([line(), line({ can_use_loyalty: '1' })])
const balances: Balances = { points: 1_009_000, credit: 8_000, usesPoints: false, usedCredit: 0 }

describe('points at checkout', () => {
  it.each([
    ['balance 100.9, subtotal 100.00 (R-239)', goods, {}, 10_000, { kind: 'free' }],
    ['balance 100.9, subtotal 100.20 (R-239)', goods, {}, 10_020, { kind: 'blocked', by: 'balance' }],
    ['no totals yet (R-236)', goods, {}, undefined, { kind: 'blocked', by: 'total' }],
    ['credit in use (R-235)', goods, { usedCredit: 1 }, 10_000, { kind: 'blocked', by: 'payoutCredit' }],
    [
      'one line excluded (R-169, R-238)',
      cartOf([line(), line({ can_use_loyalty: '0' })]),
      {},
      10_000,
      { kind: 'blocked', by: 'excluded' },
    ],
    [
      'a membership line (R-237)',
      cartOf([line(), line({ is_membership: true })]),
      {},
      10_000,
      { kind: 'blocked', by: 'membership' },
    ],
    [
      'a cart marked as holding a membership (R-237)',
      cartOf([line()], { contains_membership_item: true }),
      {},
      10_000,
      { kind: 'blocked', by: 'membership' },
    ],
    ['none left', goods, { points: 0 }, 10_000, { kind: 'hidden' }],
    ['in use, whatever else', goods, { usesPoints: true, points: 0 }, undefined, { kind: 'used' }],
  ] as const)('%s', (_what, cart, more, subtotal, expected) => {
    expect(pointsChoice(cart, { ...balances, ...more }, subtotal)).toEqual(expected)
  })
})

describe('payout credit at checkout', () => {
  it.each([
    ['a cent (R-242)', { credit: 1 }, 10_000, { kind: 'free' }],
    ['nothing (R-242)', { credit: 0 }, 10_000, { kind: 'hidden' }],
    ['points in use (R-243)', { usesPoints: true }, 10_000, { kind: 'blocked', by: 'points' }],
    ['no totals yet (R-244)', {}, undefined, { kind: 'blocked', by: 'total' }],
    ['a used amount above 0 (R-249)', { usedCredit: 1_000 }, 10_000, { kind: 'used' }],
  ] as const)('%s', (_what, more, subtotal, expected) => {
    expect(creditChoice(goods, { ...balances, ...more }, subtotal)).toEqual(expected)
  })
})
