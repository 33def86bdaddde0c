import { describe, expect, it } from 'vitest'
import { expiryRows, ledgerCsv, ledgerRows, nextExpiry } from './ledger.ts'

const rows = ledgerRows([
  {
    id: 12,
    date: '2026-11-30 16:30:00',
    description: '=Used, "twice"',
    order_number: '000000077',
    order_id: 77,
    points: '-268.0000',
    balance: '1050.3678',
    kind: 'used',
  },
  { date: '2026-11-15 02:00:00', description: 'Bonus', points: 184.2, balance: '1318.3678', kind: 'gift' },
])

describe('the ledger', () => {
  it('has Hong Kong days, and keeps what it does not know', () => {
    expect(rows).toEqual([
      {
        id: '12',
        day: '2026-12-01',
        month: '2026-12',
        kind: 'used',
        description: '=Used, "twice"',
        orderNumber: '000000077',
        orderId: 77,
        points: -2_680_000,
        balance: 10_503_678,
      },
      {
        id: '1',
        day: '2026-11-15',
        month: '2026-11',
        kind: undefined,
        description: 'Bonus',
        orderNumber: null,
        orderId: null,
        points: 1_842_000,
        balance: 13_183_678,
      },
    ])
  })
  it('is written for spreadsheets with a byte order mark and no formula', () => {
    const csv = ledgerCsv(rows, ['Date', 'What', 'Order', 'Points', 'Balance'], (row) => row.description)
    expect(csv).toBe(
      '\uFEFFDate,What,Order,Points,Balance\r\n' +
        `2026-12-01,"'=Used, ""twice""",000000077,-268,1050.3678\r\n` +
        '2026-11-15,Bonus,,184.2,1318.3678\r\n',
    )
  })
})

describe('the schedule', () => {
  const schedule = [
    { points: '450.2500', expiry_date: '2027-03-31' },
    { points: '200.0000', expiry_date: '2026-12-31' },
    { points: '9.0000', expiry_date: '2026-11-21' },
    { points: '0.0000', expiry_date: '2026-12-01' },
  ]
  it('begins with the earliest day to come, and says what is left after each (R-580)', () => {
    const expiring = expiryRows(schedule, 12_345_678, '2026-11-22')
    expect(expiring.map(({ day, points, left }) => [day, points, left])).toEqual([
      ['2026-12-31', 2_000_000, 10_345_678],
      ['2027-03-31', 4_502_500, 5_843_178],
    ])
    expect(nextExpiry(expiring, '2026-11-22')).toEqual({ points: 2_000_000, day: '2026-12-31', days: 39 })
  })
  it('counts the last day itself as one to come', () => {
    const expiring = expiryRows(schedule, 0, '2026-12-31')
    expect(nextExpiry(expiring, '2026-12-31')).toEqual({ points: 2_000_000, day: '2026-12-31', days: 0 })
    expect(expiring.every(({ left }) => left === 0)).toBe(true)
  })
  it('has no next day when nothing expires', () => {
    expect(nextExpiry(expiryRows([], 1, '2026-11-22'), '2026-11-22')).toBeNull()
  })
})
