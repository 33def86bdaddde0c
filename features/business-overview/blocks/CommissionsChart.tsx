import type { ChartData } from '#domain/business-overview/figures.ts'
import type { FigureState } from '#domain/commissions/schema.ts'
import { BarChart } from '#design-system/BarChart'
import { useIntl } from 'react-intl'
import { usePeriodWords } from '../period-words.ts'
import { typeKey } from './type-key.ts'

/** The commissions of six periods by payment type, with their table. */
export function CommissionsChart({ data, state }: { data: ChartData; state: FigureState }) {
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
        estimatedFrom: state === 'estimated' ? data.periods.length - 1 : undefined,
      }))}
    />
  )
}
