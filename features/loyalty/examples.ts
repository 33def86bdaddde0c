import { expiryRows, ledgerRows } from '#domain/loyalty/ledger.ts'
import type { LedgerLine } from '#domain/loyalty/schema.ts'

export const expiring = expiryRows(
  [
    { points: '200.0000', expiry_date: '2026-12-31' },
    { points: '450.2500', expiry_date: '2027-03-31' },
    { points: '334.3178', expiry_date: '2027-06-30' },
    { points: '250.0000', expiry_date: '2027-12-31' },
  ],
  12_345_678,
  '2026-11-22',
)

const lines: LedgerLine[] = [
  { id: 7, date: '2026-11-15 02:00:00', kind: 'earned', points: '184.2000', balance: '1234.5678' },
  { id: 6, date: '2026-11-08 02:00:00', kind: 'used', points: '-268.0000', balance: '1050.3678' },
  { id: 5, date: '2026-10-15 02:00:00', kind: 'returned', points: '166.3000', balance: '1318.3678' },
  { id: 4, date: '2026-10-11 02:00:00', kind: 'taken_back', points: '-12.4000', balance: '1152.0678' },
  { id: 3, date: '2026-09-30 16:00:00', kind: 'expired', points: '-80.0000', balance: '1164.4678' },
  { id: 2, date: '2026-09-15 02:00:00', kind: 'gift', points: '143.5000', balance: '1244.4678' },
  { id: 1, date: '2026-09-01 02:00:00', kind: 'opening', points: '1100.9678', balance: '1100.9678' },
].map((line, index) => ({
  ...line,
  description: 'A present of the shop',
  order_number: ['earned', 'used', 'taken_back'].includes(line.kind) ? `10000${4_790 - index}` : null,
  order_id: line.kind === 'used' ? 790 : null,
}))
export const ledger = ledgerRows(lines)

/** A ledger of many years. */
export const longLedger = ledgerRows(
  Array.from({ length: 5_000 }, (_, index) => ({
    id: 5_000 - index,
    date: new Date(Date.UTC(2026, 10, 22) - index * 3_600_000).toISOString(),
    kind: 'earned',
    description: '',
    order_number: String(100_005_000 - index),
    points: '1.0000',
    balance: `${5_000 - index}.0000`,
  })),
)
