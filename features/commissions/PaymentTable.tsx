import { groupLines, groupOfLine, sumsOf, type ReportLine } from '#domain/commissions/report.ts'
import { Amount } from '#design-system/data/Amount'
import { StatusTag } from '#design-system/data/StatusTag'
import { Table, type TableColumn } from '#design-system/data/Table'
import { useIntl, type IntlShape } from 'react-intl'
import { methodText, paymentDayText, stateText, typeText } from './labels.ts'
import { periodHeading } from './period-text.ts'

const NONE = '—'

const columnsOf = (intl: IntlShape): TableColumn<ReportLine>[] => [
  {
    id: 'type',
    label: intl.formatMessage({ id: 'commissions.head.type' }),
    isRowHeader: true,
    cell: (line) => typeText(intl, line.type),
  },
  {
    id: 'paidOn',
    label: intl.formatMessage({ id: 'commissions.head.paidOn' }),
    cell: (line) => paymentDayText(intl, line) ?? NONE,
  },
  {
    id: 'method',
    label: intl.formatMessage({ id: 'commissions.head.method' }),
    cell: (line) => (line.method ? methodText(intl, line.method) : NONE),
  },
  {
    id: 'check',
    label: intl.formatMessage({ id: 'commissions.head.check' }),
    cell: (line) => line.checkNumber ?? NONE,
  },
  {
    id: 'amount',
    label: intl.formatMessage({ id: 'commissions.head.amount' }),
    isNumeric: true,
    cell: (line) => <Amount value={line.amountMinor} certainty={line.state} isCurrencyHidden />,
  },
]

/** Payments grouped by period, each with its sum; below them the totals of final and of estimated amounts. */
export function PaymentTable({ lines, isLoading }: { lines: readonly ReportLine[]; isLoading: boolean }) {
  const intl = useIntl()
  const { finalMinor, estimatedMinor } = sumsOf(lines)
  return (
    <Table
      label={intl.formatMessage({ id: 'commissions.report.title' })}
      columns={columnsOf(intl)}
      rows={lines}
      phone="rows"
      empty={null}
      isLoading={isLoading}
      groupOf={groupOfLine}
      groups={groupLines(lines).map(({ id, period, state, sumMinor }) => ({
        id,
        label: periodHeading(intl, period),
        mark: (
          <StatusTag tone={state === 'estimated' ? 'waiting' : 'success'}>{stateText(intl, state)}</StatusTag>
        ),
        subtotal: {
          amount: (
            <Amount value={sumMinor} certainty={state} weight="strong" isCurrencyHidden isEstimateSaid />
          ),
        },
      }))}
      totals={[
        {
          id: 'final',
          label: intl.formatMessage({ id: 'commissions.report.final' }),
          values: { amount: <Amount value={finalMinor} weight="strong" isCurrencyHidden /> },
        },
        ...(estimatedMinor === null
          ? []
          : [
              {
                id: 'estimated',
                label: intl.formatMessage({ id: 'commissions.report.estimated' }),
                isMuted: true,
                values: {
                  amount: (
                    <Amount value={estimatedMinor} certainty="estimated" isCurrencyHidden isEstimateSaid />
                  ),
                },
              },
            ]),
      ]}
    />
  )
}
