import type { ReportLine } from '#domain/commissions/report.ts'
import commissions from '#locales/commissions/en.json' with { type: 'json' }
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { reportCsv } from './report-csv.ts'

const line = (more: Partial<ReportLine>): ReportLine =>
  ({
    period: '202610',
    type: 'product commission payment',
    paidOn: '2026-11-15',
    pendingReason: null,
    method: 'Payout account',
    checkNumber: '70012',
    amountMinor: 123_405,
    state: 'final',
    ...more,
  }) as ReportLine

it('has the window first, then each payment with its amount in dollars and its state', () => {
  const rows = reportCsv(
    createIntl({ locale: 'en', messages: commissions as Record<string, string> }),
    [
      line({}),
      line({
        period: '202611',
        paidOn: null,
        pendingReason: null,
        method: null,
        checkNumber: null,
        amountMinor: 50,
        state: 'estimated',
      }),
      line({ pendingReason: 'account' }),
    ],
    { start_date: '2025-11-23', end_date: '2026-11-23' },
  )
    .trimEnd()
    .split('\r\n')
  expect(rows).toHaveLength(5)
  expect(rows[0]).toContain(',2025-11-23,2026-11-23')
  expect(rows.slice(2)).toEqual([
    '202610,Product commission payment,2026-11-15,Payout account,70012,1234.05,Final',
    '202611,Product commission payment,,,,0.5,Estimated',
    '202610,Product commission payment,Waiting for a payout account,Payout account,70012,1234.05,Final',
  ])
})
