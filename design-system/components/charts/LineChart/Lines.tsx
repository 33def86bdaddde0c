import {
  colourOf,
  css,
  isEstimated,
  Marker,
  valueOf,
  type ChartSeries,
} from '../../../private/chart/index.ts'
import { cx } from '../../../private/cx.ts'
import { linePaths } from './line-paths.ts'

interface LinesProps {
  categories: readonly string[]
  series: readonly ChartSeries[]
  plan: { slot: number; x: (index: number) => number; y: (value: number) => number }
  /** Index of the hovered or focused category; its markers are larger. */
  activeIndex: number
  /** Returns the attributes that make a point focusable and name it. */
  point: (place: number, index: number, category: string) => object
}

/** Draws the lines of all series with their points. Estimated segments are dashed, estimated points hollow. */
export function Lines({ categories, series, plan, activeIndex, point }: LinesProps) {
  // Markers closer than 10 px would overlap, so only the active one is drawn.
  const hasMarkers = plan.slot >= 10
  return series.map((one, place) => (
    <g key={one.id} className={css.colours[colourOf(place)]}>
      {linePaths(one, plan.x, plan.y).map((path) => (
        <path
          key={path.d}
          className={cx(css.line, path.isEstimated && css.broken)}
          d={path.d}
          pointerEvents="none"
        />
      ))}
      {categories.map((category, index) => {
        const number = valueOf(one, index)
        if (number === null) return null
        const isActive = activeIndex === index
        return (
          <g key={category} className={css.point} pointerEvents="none" {...point(place, index, category)}>
            <circle className={css.halo} cx={plan.x(index)} cy={plan.y(number)} r={10} />
            {(hasMarkers || isActive) && (
              <Marker
                series={place}
                x={plan.x(index)}
                y={plan.y(number)}
                size={isActive ? 5 : 3.5}
                isHollow={isEstimated(one, index)}
              />
            )}
          </g>
        )
      })}
    </g>
  ))
}
