import type { ChartData } from '#domain/commissions/figures.ts'
import { BarChart } from '#design-system/charts/BarChart'
import { useIntl } from 'react-intl'
import { periodText } from '../../period-text.ts'
import { typeText } from '../../labels.ts'

/** The commissions of six periods by payment type, with their table. */
export function CommissionsChart({ data }: { data: ChartData }) {
  const intl = useIntl()
  return (
    <BarChart
      title={intl.formatMessage({ id: 'commissions.overview.chart.title' })}
      categoryLabel={intl.formatMessage({ id: 'commissions.overview.chart.month' })}
      categories={data.periods.map((period) => periodText(intl, period, 'short'))}
      format="money"
      isStacked
      series={data.series.map(({ type, values }) => ({
        id: type,
        label: typeText(intl, type),
        values,
        estimatedFrom: data.estimatedFrom,
      }))}
    />
  )
}
