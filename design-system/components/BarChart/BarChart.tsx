import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Axes, ChartFrame, colourOf, css, fillOf, isEstimated, Legend, Patterns, planPlot, seriesTable, useChartFormat, useChartSize, usePoints, valueOf, type ChartBaseProps, type ChartFormat, type ChartSeries } from '../../private/chart/index.ts'
import { barPlace } from './bar-place.ts'

export interface BarChartProps extends ChartBaseProps {
  /** What is compared, in reading order: months, ranks, levels. */
  categories: readonly string[]
  /** What a category is: “Rank”. It heads the table. */
  categoryLabel: string
  /** One to five bars a category. */
  series: readonly ChartSeries[]
  /** How the values are written: plain numbers, money from cents, or shares. @default 'number' */
  format?: ChartFormat | undefined
  /** Written after each number: “PV”. */
  unit?: string | undefined
}

/**
 * Amounts side by side, from zero. Each series has colour and pattern, estimated bars are pale with a broken edge, and every number is in the table.
 * For a long row of months take LineChart, for parts of a whole DonutChart.
 */
export function BarChart({ title, summary, table = 'toggle', children, categories, categoryLabel, series, format = 'number', unit }: BarChartProps) {
  const intl = useIntl()
  const id = useId()
  const { value, axis } = useChartFormat(format, unit)
  const { ref, width, rem } = useChartSize()
  const { root, active, point, look } = usePoints(series.map((one) => categories.map((_, index) => valueOf(one, index) !== null)))
  const plan = planPlot({ values: series.flatMap((one) => one.values.filter((number) => number !== null)), categories, width, rem, axis })
  const estimated = intl.formatMessage({ id: 'ds.chart.estimated' })
  const data = { caption: title, table, ...seriesTable(categoryLabel, categories, series, value, intl.formatMessage({ id: 'ds.chart.none' })) }
  return (
    <ChartFrame title={title} summary={summary} data={data} draw={(description) => (
      <>
        <Legend series={series} category={categories[active.index] ?? ''} index={active.index} value={value} sign={(place) => <rect className={css.colours[colourOf(place)]} x="2" y="3" width="16" height="14" fill={fillOf(id, place)} />} />
        <div ref={ref} className={css.plot}>
          <svg ref={root} className={css.svg} viewBox={`0 0 ${width} ${plan.height}`} role="group" aria-label={title} aria-describedby={description}>
            <Patterns id={id} />
            <Axes {...plan} rem={rem} />
            {categories.map((category, index) => <rect key={category} className={css.band} aria-hidden="true" x={plan.x(index) - plan.slot / 2} y={0} width={plan.slot} height={plan.height} onPointerEnter={() => look(index)} onPointerDown={() => look(index)} />)}
            {series.map((one, place) => (
              <g key={one.id} className={css.colours[colourOf(place)]}>
                {categories.map((category, index) => {
                  const number = valueOf(one, index)
                  if (number === null) return null
                  const guess = isEstimated(one, index)
                  const bar = barPlace({ slot: plan.slot, centre: plan.x(index), count: series.length, place, zero: plan.y(0), end: plan.y(number) })
                  return (
                    <g key={category} className={css.point} pointerEvents="none" {...point(place, index, `${category}, ${one.label}: ${value(number)}${guess ? ` ${estimated}` : ''}`)}>
                      <rect {...bar} fill={fillOf(id, place)} fillOpacity={guess ? 0.4 : 1} />
                      {guess && <rect {...bar} className={css.edge} strokeDasharray="4 3" />}
                      <rect className={css.halo} x={bar.x - 3} y={bar.y - 3} width={bar.width + 6} height={bar.height + 6} rx={2} />
                    </g>
                  )
                })}
              </g>
            ))}
          </svg>
        </div>
      </>
    )}
    >
      {children}
    </ChartFrame>
  )
}
