import type { PeriodAmounts } from '#domain/commissions/dashboard-state.ts'
import { paymentTypes, type PaymentType } from '#domain/commissions/payment-types.ts'
import type { Period } from '#domain/commissions/period.ts'
import { formatMoney } from '#domain/money/money.ts'
import { BarChart } from '#design-system/charts/BarChart'
import { useIntl } from 'react-intl'
import { periodHeading, periodText } from './period-text.ts'

/** A period of the chart; null if it has no figures or they are unknown. */
export interface ChartMonth {
  id: string
  period: Period
  amounts: PeriodAmounts | null
}

/** Chart of six periods: stacked payment types, estimated ones hollow with a dashed outline. */
export function SixMonthsChart({
  months,
  typeLabel,
}: {
  months: readonly ChartMonth[]
  typeLabel: (type: PaymentType) => string
}) {
  const intl = useIntl()
  const estimatedFrom = months.findIndex(({ amounts }) => amounts?.state === 'estimated')
  const known = months.filter(({ amounts }) => amounts?.totalMinor !== null && amounts !== null)
  const last = known.at(-1)
  return (
    <BarChart
      title={intl.formatMessage({ id: 'commissions.months.chart' })}
      summary={
        last?.amounts
          ? intl.formatMessage(
              { id: `commissions.months.summary.${last.amounts.state}` },
              {
                period: periodHeading(intl, last.period),
                amount: formatMoney(last.amounts.totalMinor ?? 0),
              },
            )
          : undefined
      }
      categories={months.map(({ period }) => periodText(intl, period, 'short'))}
      categoryLabel={intl.formatMessage({ id: 'commissions.head.period' })}
      format="money"
      isStacked
      series={paymentTypes.map((type) => ({
        id: type,
        label: typeLabel(type),
        values: months.map(({ amounts }) => amounts?.byType[type] ?? null),
        ...(estimatedFrom >= 0 ? { estimatedFrom } : {}),
      }))}
    />
  )
}
