import { barPlace } from './bar-place.ts'
import * as css from './BarChart.css.ts'
import { fillOf, sparseOf } from './Patterns.tsx'
import { colourOf, isEstimated, valueOf, type ChartSeries } from './series.ts'
import { stackParts } from './stack.ts'

interface BarsProps {
  /** Prefix of the pattern ids. */
  id: string
  categories: readonly string[]
  series: readonly ChartSeries[]
  isStacked: boolean
  plan: { slot: number; x: (index: number) => number; y: (value: number) => number }
  /** Returns the attributes that make a bar focusable and name it. */
  point: (place: number, index: number, category: string) => object
}

/**
 * Draws the bars of all series, grouped or stacked. Estimated bars are hollow, with a sparse pattern and a dashed
 * border.
 */
export function Bars({ id, categories, series, isStacked, plan, point }: BarsProps) {
  const parts = isStacked ? stackParts(series, categories.length) : undefined
  return series.map((one, place) => (
    <g key={one.id} className={css.colours[colourOf(place)]}>
      {categories.map((category, index) => {
        const number = valueOf(one, index)
        if (number === null) return null
        const guess = isEstimated(one, index)
        const part = parts ? parts[place]?.[index] : { from: 0, to: number }
        if (!part) return null
        const bar = barPlace({
          slot: plan.slot,
          centre: plan.x(index),
          count: isStacked ? 1 : series.length,
          place: isStacked ? 0 : place,
          zero: plan.y(part.from),
          end: plan.y(part.to),
        })
        // Leaves a 1 px gap between the parts of a stack.
        const drawn = isStacked && bar.height > 3 ? { ...bar, height: bar.height - 1 } : bar
        return (
          <g key={category} className={css.point} pointerEvents="none" {...point(place, index, category)}>
            <rect {...drawn} fill={guess ? sparseOf(id, place) : fillOf(id, place)} />
            {guess && <rect {...drawn} className={css.edge} strokeDasharray="4 3" />}
            <rect
              className={css.halo}
              x={bar.x - 3}
              y={bar.y - 3}
              width={bar.width + 6}
              height={bar.height + 6}
              rx={2}
            />
          </g>
        )
      })}
    </g>
  ))
}
