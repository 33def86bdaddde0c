import { describe, expect, it } from 'vitest'
import { customerFlags } from '../customers/flags.ts'
import type { Customer } from '../customers/schema.ts'
import { expiryOf } from './expiry.ts'

const associate = (expiry: string): Customer => ({
  id: 7,
  email: 'a@b.example',
  firstname: 'A',
  lastname: 'B',
  custom_attributes: [{ attribute_code: 'associate_expire_date', value: expiry }],
  extension_attributes: { group_label: 'associate' },
})

describe('how the end of a membership is worded', () => {
  // 00:30 on 22 November in Hong Kong is still the 21st in London and Los Angeles
  const now = new Date('2026-11-21T16:30:00Z')
  it.each([
    ['2026-12-23', 31, 30, null],
    ['2026-12-22', 30, 30, { kind: 'inDays', days: 30 }],
    ['2026-11-27', 5, 30, { kind: 'inDays', days: 5 }],
    ['2026-11-24', 2, 30, { kind: 'inDays', days: 2 }],
    ['2026-11-23', 1, 30, { kind: 'tomorrow', days: 1 }],
    ['2026-11-22', 0, 30, { kind: 'today', days: 0 }],
    ['2026-11-21', -1, 30, { kind: 'yesterday', days: 1 }],
    ['2026-11-20', -2, 30, { kind: 'daysAgo', days: 2 }],
    ['2026-11-15', -7, 30, { kind: 'daysAgo', days: 7 }],
    // the window is the store's
    ['2026-12-02', 10, 10, { kind: 'inDays', days: 10 }],
    ['2026-12-03', 11, 10, null],
    ['2027-01-21', 60, 60, { kind: 'inDays', days: 60 }],
  ])(
    'expiry %s, %i days, window %i: %j (R-204, R-205, R-206, R-208, R-209, R-210, R-211, R-212, R-213)',
    (expiry, days, renewIn, worded) => {
      const flags = customerFlags(associate(expiry), now, renewIn)
      expect(flags.daysToExpiry).toBe(days)
      expect(expiryOf(flags)).toEqual(worded)
    },
  )
  it('says nothing of somebody without a membership', () => {
    expect(expiryOf(customerFlags(null, now, 30))).toBeNull()
  })
})
