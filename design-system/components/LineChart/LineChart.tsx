import { useIntl } from 'react-intl'
import { Axes, ChartFrame, colourOf, css, isEstimated, Legend, Marker, planPlot, seriesTable, useChartFormat, useChartSize, usePoints, valueOf, type ChartBaseProps, type ChartFormat, type ChartSeries } from '../../private/chart/index.ts'
import { cx } from '../../private/cx.ts'
import { linePaths } from './line-paths.ts'

export interface LineChartProps extends ChartBaseProps {
  /** Along the time axis, oldest first, as words: “Nov 2026”. */
  categories: readonly string[]
  /** What a category is: “Month”. It heads the table. */
  categoryLabel: string
  /** One to five lines. */
  series: readonly ChartSeries[]
  /** How the values are written: plain numbers, money from cents, or shares. @default 'number' */
  format?: ChartFormat | undefined
  /** Written after each number: “PV”. */
  unit?: string | undefined
}

/**
 * How something moves over time. Each line has colour and shape, estimated stretches are broken and hollow, and every number is in the table.
 * The Tab key enters at the newest point; arrows move along and between the lines. To compare things side by side take BarChart, for one number Stat.
 */
export function LineChart({ title, summary, table = 'toggle', children, categories, categoryLabel, series, format = 'number', unit }: LineChartProps) {
  const intl = useIntl()
  const { value, axis } = useChartFormat(format, unit)
  const { ref, width, rem } = useChartSize()
  const { root, active, point, look } = usePoints(series.map((one) => categories.map((_, index) => valueOf(one, index) !== null)))
  const plan = planPlot({ values: series.flatMap((one) => one.values.filter((number) => number !== null)), categories, width, rem, axis })
  const areMarked = plan.slot >= 10
  const estimated = intl.formatMessage({ id: 'ds.chart.estimated' })
  const data = { caption: title, table, ...seriesTable(categoryLabel, categories, series, value, intl.formatMessage({ id: 'ds.chart.none' })) }
  return (
    <ChartFrame title={title} summary={summary} data={data} draw={(description) => (
      <>
        <Legend series={series} category={categories[active.index] ?? ''} index={active.index} value={value} />
        <div ref={ref} className={css.plot}>
          <svg ref={root} className={css.svg} viewBox={`0 0 ${width} ${plan.height}`} role="group" aria-label={title} aria-describedby={description}>
            <Axes {...plan} rem={rem} />
            <line className={css.cursor} x1={plan.x(active.index)} x2={plan.x(active.index)} y1={plan.top} y2={plan.bottom} />
            {categories.map((category, index) => <rect key={category} className={css.band} aria-hidden="true" x={plan.x(index) - plan.slot / 2} y={0} width={plan.slot} height={plan.height} onPointerEnter={() => look(index)} onPointerDown={() => look(index)} />)}
            {series.map((one, place) => (
              <g key={one.id} className={css.colours[colourOf(place)]}>
                {linePaths(one, plan.x, plan.y).map((path) => <path key={path.d} className={cx(css.line, path.isEstimated && css.broken)} d={path.d} pointerEvents="none" />)}
                {categories.map((category, index) => {
                  const number = valueOf(one, index)
                  if (number === null) return null
                  const guess = isEstimated(one, index)
                  const isActive = active.index === index
                  return (
                    <g key={category} className={css.point} pointerEvents="none" {...point(place, index, `${category}, ${one.label}: ${value(number)}${guess ? ` ${estimated}` : ''}`)}>
                      <circle className={css.halo} cx={plan.x(index)} cy={plan.y(number)} r={10} />
                      {(areMarked || isActive) && <Marker series={place} x={plan.x(index)} y={plan.y(number)} size={isActive ? 5 : 3.5} isHollow={guess} />}
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
