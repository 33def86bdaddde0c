import type { DetailsWindow } from '#domain/commissions/details-window.ts'
import type { ReportLine } from '#domain/commissions/report.ts'
import { csvOf } from '#domain/export/csv.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { IntlShape } from 'react-intl'
import { methodText, pendingText, stateText, typeText } from './labels.ts'

/**
 * Returns the report as CSV: the date range first, then a line for each payment with its state; unknown values are
 * empty cells.
 */
export const reportCsv = (intl: IntlShape, lines: readonly ReportLine[], window: DetailsWindow): string =>
  csvOf([
    [intl.formatMessage({ id: 'commissions.report.title' }), window.start_date, window.end_date],
    [
      intl.formatMessage({ id: 'commissions.head.period' }),
      intl.formatMessage({ id: 'commissions.head.type' }),
      intl.formatMessage({ id: 'commissions.head.paidOn' }),
      intl.formatMessage({ id: 'commissions.head.method' }),
      intl.formatMessage({ id: 'commissions.head.check' }),
      'HKD',
      intl.formatMessage({ id: 'commissions.head.state' }),
    ],
    ...lines.map((line) => [
      line.period,
      typeText(intl, line.type),
      line.pendingReason ? pendingText(intl, line.pendingReason) : line.paidOn,
      line.method === null ? null : methodText(intl, line.method),
      line.checkNumber,
      toDecimal(line.amountMinor),
      stateText(intl, line.state),
    ]),
  ])
