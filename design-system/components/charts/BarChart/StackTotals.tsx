import { useIntl } from 'react-intl'
import { ABOUT } from '../../../private/inline-space.ts'
import * as css from './BarChart.css.ts'
import { textWidth } from './scale.ts'
import type { seriesTable } from './series-table.ts'
import type { ChartSeries } from './series.ts'
import { stackParts, type StackTotal } from './stack.ts'
import type { ChartFormat } from './use-chart-format.ts'

interface StackTotalsProps {
  totals: readonly StackTotal[]
  series: readonly ChartSeries[]
  plan: { slot: number; x: (index: number) => number; y: (value: number) => number }
  format: ChartFormat
  rem: number
}

/** Totals above their stacks in whole dollars, if there is room; the table has the exact amounts. */
export function StackTotals({ totals, series, plan, format, rem }: StackTotalsProps) {
  const intl = useIntl()
  const texts = totals.map((total) => {
    if (total.value === null) return ''
    const text = intl.formatNumber(format === 'money' ? total.value / 100 : total.value, {
      ...(format === 'percent' && { style: 'percent' }),
      maximumFractionDigits: 0,
    })
    return total.isEstimated ? `${ABOUT} ${text}` : text
  })
  if (texts.some((text) => textWidth(text) * 0.75 * rem > plan.slot)) return null
  const tops = totals.map((_, index) =>
    Math.max(0, ...stackParts(series, totals.length).map((parts) => parts[index]?.to ?? 0)),
  )
  return (
    <g aria-hidden="true">
      {texts.map((text, index) => (
        <text
          key={plan.x(index)}
          className={totals[index]?.isEstimated ? css.axisText : css.totalText}
          x={plan.x(index)}
          y={plan.y(tops[index] ?? 0) - rem * 0.4}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </g>
  )
}

/** Adds a column of totals to the chart's table. */
export function withTotals(
  numbers: ReturnType<typeof seriesTable>,
  totals: readonly StackTotal[],
  head: string,
  value: (number: number) => string,
  none: string,
): ReturnType<typeof seriesTable> {
  return {
    heads: [...numbers.heads, head],
    rows: numbers.rows.map((row, index) => {
      const total = totals[index]
      return {
        ...row,
        cells: [
          ...row.cells,
          total === undefined || total.value === null
            ? { text: none }
            : { text: value(total.value), isEstimated: total.isEstimated },
        ],
      }
    }),
  }
}
