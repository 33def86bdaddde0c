import { useIntl } from 'react-intl'
import {
  Axes,
  Bands,
  ChartFrame,
  css,
  Legend,
  planPlot,
  PlotArea,
  pointName,
  seriesTable,
  useChartFormat,
  useChartSize,
  usePoints,
  valueOf,
  type ChartBaseProps,
  type ChartFormat,
  type ChartSeries,
} from '../../../private/chart/index.ts'
import { Lines } from './Lines.tsx'

export interface LineChartProps extends ChartBaseProps {
  /** Labels of the time axis, oldest first: “Nov 2026”. */
  categories: readonly string[]
  /** Kind of category: “Month”. Used as a table heading. */
  categoryLabel: string
  /** One to five series, each drawn as a line. */
  series: readonly ChartSeries[]
  /** Number format of the values: plain numbers, money from cents, or shares. @default 'number' */
  format?: ChartFormat | undefined
  /** Suffix of each number: “PV”. */
  unit?: string | undefined
}

/**
 * Line chart of values over time. Each line has a colour and a marker shape, estimated parts are dashed and hollow, and
 * a table lists all values.
 * Tab focuses the newest point; arrow keys move along and between lines. For comparisons use BarChart instead; for a
 * single number use Stat.
 */
export function LineChart({
  title,
  summary,
  table = 'toggle',
  children,
  categories,
  categoryLabel,
  series,
  format = 'number',
  unit,
}: LineChartProps) {
  const intl = useIntl()
  const { value, axis } = useChartFormat(format, unit)
  const { ref, width, rem } = useChartSize()
  const { root, active, point, look } = usePoints(
    series.map((one) => categories.map((_, index) => valueOf(one, index) !== null)),
  )
  const plan = planPlot({
    values: series.flatMap((one) => one.values.filter((number) => number !== null)),
    categories,
    width,
    rem,
    axis,
  })
  const estimated = intl.formatMessage({ id: 'ds.chart.estimated' })
  const namedPoint = (place: number, index: number, category: string) =>
    point(place, index, pointName(category, series[place], index, { value, estimated }))
  const data = {
    caption: title,
    table,
    ...seriesTable(categoryLabel, categories, series, value, intl.formatMessage({ id: 'ds.chart.none' })),
  }
  return (
    <ChartFrame
      title={title}
      summary={summary}
      data={data}
      draw={(description) => (
        <>
          <Legend
            series={series}
            category={categories[active.index] ?? ''}
            index={active.index}
            value={value}
          />
          <PlotArea
            title={title}
            description={description}
            box={ref}
            width={width}
            height={plan.height}
            root={root}
          >
            <Axes {...plan} rem={rem} />
            <line
              className={css.cursor}
              x1={plan.x(active.index)}
              x2={plan.x(active.index)}
              y1={plan.top}
              y2={plan.bottom}
            />
            <Bands categories={categories} plan={plan} onLook={look} />
            <Lines
              categories={categories}
              series={series}
              plan={plan}
              activeIndex={active.index}
              point={namedPoint}
            />
          </PlotArea>
        </>
      )}
    >
      {children}
    </ChartFrame>
  )
}
