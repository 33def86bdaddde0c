import type { ChartData } from '#domain/business-overview/figures.ts'
import { BarChart } from '#design-system/charts/BarChart'
import { useIntl } from 'react-intl'
import { usePeriodWords } from '../period-words.ts'
import { typeKey } from './type-key.ts'

/** The commissions of six periods by payment type, with their table. */
export function CommissionsChart({ data }: { data: ChartData }) {
  const intl = useIntl()
  const periodTexts = usePeriodWords()
  return (
    <BarChart
      title={intl.formatMessage({ id: 'business.chart.title' })}
      categoryLabel={intl.formatMessage({ id: 'business.chart.month' })}
      categories={data.periods.map(periodTexts.short)}
      format="money"
      isStacked
      series={data.series.map(({ type, values }) => ({
        id: type,
        label: intl.formatMessage({ id: `business.type.${typeKey(type)}` }),
        values,
        estimatedFrom: data.estimatedFrom,
      }))}
    />
  )
}
