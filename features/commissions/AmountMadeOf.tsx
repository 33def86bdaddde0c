import { amountsOf, differenceOf } from '#domain/commissions/dashboard-state.ts'
import { isRecalculation, paymentTypes } from '#domain/commissions/payment-types.ts'
import { previousPeriod } from '#domain/commissions/period.ts'
import { Amount } from '#design-system/data/Amount'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { Table, type TableColumn } from '#design-system/data/Table'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'
import type { PeriodAmountProps } from './PeriodAmount.tsx'
import { typeText } from './labels.ts'
import { periodText } from './period-text.ts'

interface Row {
  id: string
  label: string
  now: number | null
  before: number | null
}

/** The composition of a period's amount: the four payment types beside those of the previous period. */
export function AmountMadeOf({ figures, period, running, previous }: PeriodAmountProps) {
  const intl = useIntl()
  const now = amountsOf(figures, period, running)
  const earlier = previousPeriod(period)
  const before = previous ? amountsOf(previous, earlier, running) : undefined
  const certaintyBefore = before?.state ?? 'final'
  const change = now.state === 'final' && certaintyBefore === 'final' ? 'final' : 'estimated'
  const rows: Row[] = paymentTypes.map((type) => ({
    id: type,
    label: typeText(intl, type),
    now: now.byType[type],
    before: before?.byType[type] ?? null,
  }))
  const headOf = (one: string, state: 'estimated' | 'final') =>
    intl.formatMessage({ id: `commissions.head.${state}` }, { period: periodText(intl, one, 'month') })
  const columns: TableColumn<Row>[] = [
    {
      id: 'type',
      label: intl.formatMessage({ id: 'commissions.head.type' }),
      isRowHeader: true,
      cell: (row) => row.label,
    },
    {
      id: 'now',
      label: headOf(period, now.state),
      isNumeric: true,
      cell: (row) => <Amount value={row.now} certainty={now.state} isCurrencyHidden />,
    },
    {
      id: 'before',
      label: headOf(earlier, certaintyBefore),
      isNumeric: true,
      cell: (row) => <Amount value={row.before} certainty={certaintyBefore} isCurrencyHidden />,
    },
    {
      id: 'difference',
      label: intl.formatMessage({ id: 'commissions.head.difference' }),
      isNumeric: true,
      isWideOnly: true,
      cell: (row) => (
        <Amount value={differenceOf(row.now, row.before)} certainty={change} sign="always" isCurrencyHidden />
      ),
    },
  ]
  const isOpen = paymentTypes.some((type) => isRecalculation(type) && now.byType[type] === null)
  return (
    <Section space="none" title={intl.formatMessage({ id: 'commissions.madeOf.title' })}>
      <Stack gap={3}>
        <Table
          label={intl.formatMessage({ id: 'commissions.madeOf.title' })}
          columns={columns}
          rows={rows}
          empty={null}
          phone="rows"
          totals={[
            {
              id: 'total',
              label: intl.formatMessage({ id: 'commissions.madeOf.total' }),
              values: {
                now: <Amount value={now.totalMinor} certainty={now.state} weight="strong" isCurrencyHidden />,
                before: (
                  <Amount
                    value={before?.totalMinor ?? null}
                    certainty={certaintyBefore}
                    weight="strong"
                    isCurrencyHidden
                  />
                ),
                difference: (
                  <Amount
                    value={differenceOf(now.totalMinor, before?.totalMinor ?? null)}
                    certainty={change}
                    sign="always"
                    isCurrencyHidden
                  />
                ),
              },
            },
          ]}
        />
        {isOpen && (
          <Text size="small" tone="muted">
            {intl.formatMessage({ id: 'commissions.madeOf.recalculations' })}
          </Text>
        )}
      </Stack>
    </Section>
  )
}
