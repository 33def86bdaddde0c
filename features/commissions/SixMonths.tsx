import { amountsOf, type CommissionsDashboard } from '#domain/commissions/dashboard-state.ts'
import { paymentTypes, type PaymentType } from '#domain/commissions/payment-types.ts'
import type { Period } from '#domain/commissions/period.ts'
import { CURRENCY_PREFIX } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { Amount } from '#design-system/data/Amount'
import { Only } from '#design-system/layout/Only'
import { Section } from '#design-system/layout/Section'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { StatusTag } from '#design-system/data/StatusTag'
import { Table, type TableColumn } from '#design-system/data/Table'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { ChartMonth } from './SixMonthsChart.tsx'
import { shortTypeText, stateText, typeText } from './labels.ts'
import { periodHeading } from './period-text.ts'

const Chart = lazy(() =>
  import('./SixMonthsChart.tsx').then(({ SixMonthsChart }) => ({ default: SixMonthsChart })),
)

interface SixMonthsProps {
  /** Oldest first. */
  periods: readonly Period[]
  shown: Period
  running: Period
  data: CommissionsDashboard['data']
  failures: Readonly<Record<Period, ReadFailure | undefined>>
}

/** Combines the failed reads of several periods into one. */
function joined(failures: readonly ReadFailure[]): ReadFailure | undefined {
  const [first] = failures
  return (
    first && {
      error: first.error,
      isRetrying: failures.some(({ isRetrying }) => isRetrying),
      retry: () => {
        for (const { retry } of failures) retry()
      },
    }
  )
}

/** Six periods as a chart and as a table of the same numbers, whose rows link to the period. */
export function SixMonths({ periods, shown, running, data, failures }: SixMonthsProps) {
  const intl = useIntl()
  // The selected period shows its own failure.
  const failure = joined(periods.flatMap((one) => (one !== shown && failures[one] ? [failures[one]] : [])))
  const isComing = periods.some((one) => data[one] === undefined && !failures[one])
  const months: ChartMonth[] = periods.map((period) => {
    const figures = data[period]
    return { id: period, period, amounts: figures ? amountsOf(figures, period, running) : null }
  })
  const title = intl.formatMessage({ id: 'commissions.months.title' }, { n: periods.length })
  const typeColumn = (type: PaymentType): TableColumn<ChartMonth> => ({
    id: type,
    label: shortTypeText(intl, type),
    isNumeric: true,
    isWideOnly: true,
    cell: ({ amounts }) => (
      <Amount value={amounts?.byType[type] ?? null} certainty={amounts?.state ?? 'final'} isCurrencyHidden />
    ),
  })
  const columns: TableColumn<ChartMonth>[] = [
    {
      id: 'period',
      label: intl.formatMessage({ id: 'commissions.head.period' }),
      isRowHeader: true,
      cell: ({ period }) => (
        <TextLink href={paths.commissionsDashboard(period === running ? {} : { period })}>
          {periodHeading(intl, period)}
        </TextLink>
      ),
      text: ({ period }) => periodHeading(intl, period),
    },
    {
      id: 'total',
      label: intl.formatMessage({ id: 'commissions.head.total' }),
      isNumeric: true,
      cell: ({ amounts }) => (
        <Amount value={amounts?.totalMinor ?? null} certainty={amounts?.state ?? 'final'} isCurrencyHidden />
      ),
    },
    ...paymentTypes.map(typeColumn),
    {
      id: 'state',
      label: intl.formatMessage({ id: 'commissions.head.state' }),
      cell: ({ amounts }) =>
        amounts && (
          <StatusTag tone={amounts.state === 'estimated' ? 'waiting' : 'success'}>
            {stateText(intl, amounts.state)}
          </StatusTag>
        ),
    },
  ]
  return (
    <Section space="none" title={title} aside={<Text tone="muted">{CURRENCY_PREFIX}</Text>}>
      <div aria-busy={isComing || undefined}>
        <Stack gap={5}>
          {failure && (
            <ReadError as="banner" failure={failure}>
              {intl.formatMessage({ id: 'commissions.months.failed' })}
            </ReadError>
          )}
          <Suspense fallback={<Skeleton shape="block" height="chart" />}>
            {isComing ? (
              <Skeleton shape="block" height="chart" />
            ) : (
              <Chart months={months} typeLabel={(type) => typeText(intl, type)} />
            )}
          </Suspense>
          <Only on="screen">
            <Text size="small" tone="muted">
              {intl.formatMessage({ id: 'commissions.months.same' })}
            </Text>
          </Only>
          <Table
            label={title}
            columns={columns}
            rows={months.toReversed()}
            phone="rows"
            empty={null}
            isLoading={isComing}
          />
        </Stack>
      </div>
    </Section>
  )
}
