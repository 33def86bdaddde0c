import { describe, expect, it } from 'vitest'
import {
  applicationLife,
  hasAskedForReferrer,
  isAccountNumber,
  isChangeOpen,
  isOfThisMonth,
  maskEmail,
  mayApplyFor,
  mayChange,
  mobileOfApplication,
  replenishmentOf,
} from './rules.ts'
import type { ApplicationSummary } from './schema.ts'

const filed = (given: Partial<ApplicationSummary>): ApplicationSummary => ({
  app_id: 1,
  type: 'refund',
  status: 'pending',
  created_at: '2026-11-20 11:04:00',
  updated_at: '2026-11-20 11:04:00',
  ...given,
})

describe('changes', () => {
  it.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    [2, false],
    [null, false],
    [undefined, false],
    ['yes', false],
  ])('isEnable %j opens them: %j (R-659)', (flag, isOpen) => {
    expect(isChangeOpen(flag)).toBe(isOpen)
  })
  it.each([
    ['preferred', null, true],
    ['associate', '2026-11-22', true],
    ['associate', '2026-11-21', false],
    ['associate', null, false],
  ] as const)('%s until %s may ask for one: %j', (group, expiresOn, may) => {
    expect(mayChange(group, expiresOn, '2026-11-22')).toBe(may)
  })
  it('of the referrer once, whatever came of it (R-683)', () => {
    expect(hasAskedForReferrer([filed({}), filed({ type: 'sponsor' })])).toBe(false)
    expect(hasAskedForReferrer([filed({ type: 'referrer', status: 'rejected' })])).toBe(true)
    expect(hasAskedForReferrer([filed({}), filed({ type: 'referrer' })])).toBe(true)
    expect(hasAskedForReferrer([])).toBe(false)
  })
  it.each([
    ['1234567', true],
    ['12345678', true],
    ['123456', false],
    ['123456789', false],
    ['800000a', false],
    ['', false],
  ])('%j is an account number: %j', (text, isOne) => {
    expect(isAccountNumber(text)).toBe(isOne)
  })
})

describe('orders', () => {
  it.each([
    ['2026-10-31T15:59:59Z', false],
    ['2026-10-31T16:00:00Z', true],
    ['2026-11-30T15:59:59Z', true],
    ['2026-11-30T16:00:00Z', false],
    ['2025-11-15T00:00:00Z', false],
  ])('of %s is of this Hong Kong month: %j (R-684)', (placed, isOf) => {
    expect(isOfThisMonth(new Date(placed), new Date('2026-11-22T10:00:00Z'))).toBe(isOf)
  })
  it('are open to applications unless unpaid, cancelled or closed', () => {
    expect(['paid', 'received', 'reviewed', 'order_placed', 'holded'].map(mayApplyFor)).toEqual(
      Array(5).fill(true),
    )
    expect(['pending_payment', 'payment_review', 'canceled', 'closed', 'odd'].map(mayApplyFor)).toEqual(
      Array(5).fill(false),
    )
  })
  it('are replenished once for each product (R-741)', () => {
    const list = [
      filed({ type: 'refund', order_numbers: ['7'], items: [{ sku: 'A', product_name: 'Aloe' }] }),
      filed({
        app_id: 2,
        type: 'replenishment',
        order_numbers: ['7'],
        items: [{ sku: 'B', product_name: 'Balm' }, { product_name: 'Cream' }],
      }),
    ]
    const asked = (order_number: string, sku: string, product_name: string) =>
      replenishmentOf(list, { order_number, sku, product_name })?.app_id
    expect(asked('7', 'B', 'Balm')).toBe(2)
    expect(asked('7', 'C', 'Cream')).toBe(2)
    expect(asked('7', 'A', 'Aloe')).toBeUndefined()
    expect(asked('8', 'B', 'Balm')).toBeUndefined()
    // a product of another SKU, whatever its name
    expect(asked('7', 'B2', 'Balm')).toBeUndefined()
    expect(asked('7', 'B', 'Balm, renamed')).toBe(2)
    expect(
      replenishmentOf([filed({ type: 'replenishment' })], {
        order_number: '7',
        sku: 'B',
        product_name: 'Balm',
      }),
    ).toBeUndefined()
  })
})

describe('the mobile of an application', () => {
  const bound = { countryCode: '852', mobile: '51000003' }
  it.each([
    ['51000003', { countryCode: '852', mobile: '51000003' }],
    ['5100 0003', { countryCode: '852', mobile: '51000003' }],
    ['13800138000', { countryCode: '86', mobile: '13800138000' }],
    ['51000004', null],
    ['', null],
    ['+8613800138000', { countryCode: '86', mobile: '13800138000' }],
    ['+85313800138000', null],
  ])('%j is %j (A-11)', (typed, mobile) => {
    expect(mobileOfApplication(bound, typed)).toEqual(mobile)
  })
  it('has the fixed prefix without a number on record', () => {
    expect(mobileOfApplication(null, '13800138000')).toEqual({ countryCode: '86', mobile: '13800138000' })
  })
})

it.each([
  ['wing.lee@jadeleaf.example', 'w***e@jadeleaf.example'],
  ['a@b.example', 'a***@b.example'],
  ['wing.lee', null],
  ['@jadeleaf.example', null],
  ['', null],
  [null, null],
])('%j is shown to others as %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

describe('the life line', () => {
  it.each([
    ['pending', ['done', 'current', 'next']],
    ['approved', ['done', 'done', 'done']],
    ['rejected', ['done', 'done', 'failed']],
  ] as const)('of one that is %s', (status, states) => {
    expect(applicationLife(filed({ status })).map(({ state }) => state)).toEqual(states)
    expect(applicationLife(filed({ status })).map(({ point }) => point)).toEqual([
      'filed',
      'review',
      'answer',
    ])
  })
  it('knows when it was filed and answered', () => {
    const [first, , last] = applicationLife(filed({ status: 'approved', updated_at: '2026-11-21 02:00:00' }))
    expect([first?.at, last?.at]).toEqual([
      new Date('2026-11-20T11:04:00Z'),
      new Date('2026-11-21T02:00:00Z'),
    ])
  })
})
