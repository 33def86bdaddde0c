import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { SPACE } from '../../../private/inline-space.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import { Axes } from './Axes.tsx'
import * as css from './BarChart.css.ts'
import { Bars } from './Bars.tsx'
import { ChartTable } from './ChartTable.tsx'
import { Legend } from './Legend.tsx'
import { Patterns } from './Patterns.tsx'
import { planPlot } from './plan-plot.ts'
import { Bands, PlotArea } from './PlotArea.tsx'
import { seriesTable } from './series-table.ts'
import { pointName, valueOf, type ChartSeries } from './series.ts'
import { stackParts, stackTotals } from './stack.ts'
import { StackTotals, withTotals } from './StackTotals.tsx'
import { useChartFormat, type ChartFormat } from './use-chart-format.ts'
import { useChartSize } from './use-chart-size.ts'
import { usePoints } from './use-points.ts'

export interface BarChartProps extends RootProps {
  /** What is shown: “Bonuses by month”. */
  title: string
  /** What one sees in it, in a sentence; a screen reader hears it with the title. */
  summary?: string | undefined
  /** Compared categories, in reading order: months, ranks, levels. */
  categories: readonly string[]
  /** Kind of category: “Rank”. Used as a table heading. */
  categoryLabel: string
  /** One to five series, each with one bar per category. */
  series: readonly ChartSeries[]
  /** Stacks the series of a category, with the total above. Use for parts of a whole. @default false */
  isStacked?: boolean | undefined
  /** Number format of the values: plain numbers, money from cents, or shares. @default 'number' */
  format?: ChartFormat | undefined
  /** Suffix of each number: “PV”. */
  unit?: string | undefined
  /** Whether the table of its numbers opens on demand or stands below. @default 'toggle' */
  table?: 'toggle' | 'shown' | undefined
  /** Period, “as of”, a link to the glossary. */
  children?: ReactNode
}

/**
 * Bar chart with grouped or stacked bars, from zero. Each series has a colour and a pattern, estimated bars are hollow
 * with a dashed border, and a table lists all values.
 * Tab focuses the newest value; arrow keys move along and between series. For parts of a whole set `isStacked`; for a
 * single number use Stat instead, within a table ShareBar.
 */
export function BarChart({
  title,
  summary,
  table = 'toggle',
  children,
  categories,
  categoryLabel,
  series,
  isStacked = false,
  format = 'number',
  unit,
  ...rest
}: BarChartProps) {
  const intl = useIntl()
  const id = useId()
  const { value, axis } = useChartFormat(format, unit)
  const { ref, width, rem } = useChartSize()
  const { root, active, point, look } = usePoints(
    series.map((one) => categories.map((_, index) => valueOf(one, index) !== null)),
  )
  const plan = planPlot({
    values: isStacked
      ? stackParts(series, categories.length).flatMap((parts) => parts.map((part) => part?.to ?? 0))
      : series.flatMap((one) => one.values.filter((number) => number !== null)),
    categories,
    width,
    rem,
    axis,
  })
  const estimated = intl.formatMessage({ id: 'ds.chart.estimated' })
  const none = intl.formatMessage({ id: 'ds.amount.unknown' })
  const totals = isStacked ? stackTotals(series, categories.length) : []
  const numbers = seriesTable(categoryLabel, categories, series, value, none)
  const namedPoint = (place: number, index: number, category: string) =>
    point(place, index, pointName(category, series[place], index, { value, estimated }))
  const explanation = `${id}-keys`
  return (
    <figure {...rootProps(rest)} className={css.figure}>
      <figcaption>
        <div className={css.title}>{title}</div>
        {summary && <div className={css.note}>{summary}</div>}
      </figcaption>
      <div id={explanation} className={visuallyHidden}>
        {(summary ?? '') + SPACE + intl.formatMessage({ id: 'ds.chart.keys' })}
      </div>
      <Legend
        id={id}
        series={series}
        category={categories[active.index] ?? ''}
        index={active.index}
        value={value}
        hasEstimated={series.some(
          (one) => one.estimatedFrom !== undefined && one.estimatedFrom < categories.length,
        )}
      />
      <PlotArea
        title={title}
        description={explanation}
        box={ref}
        width={width}
        height={plan.height}
        root={root}
      >
        <Patterns id={id} />
        <Axes {...plan} rem={rem} />
        <Bands categories={categories} plan={plan} onLook={look} />
        <Bars
          id={id}
          categories={categories}
          series={series}
          isStacked={isStacked}
          plan={plan}
          point={namedPoint}
        />
        {isStacked && <StackTotals totals={totals} plan={plan} format={format} rem={rem} series={series} />}
      </PlotArea>
      {children && <div className={css.note}>{children}</div>}
      <ChartTable
        caption={title}
        table={table}
        {...(isStacked
          ? withTotals(numbers, totals, intl.formatMessage({ id: 'ds.chart.total' }), value, none)
          : numbers)}
      />
    </figure>
  )
}
