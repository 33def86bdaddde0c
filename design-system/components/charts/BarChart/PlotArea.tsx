import type { ReactNode, RefObject } from 'react'
import * as css from './BarChart.css.ts'

interface PlotAreaProps {
  /** The chart's name for screen readers. */
  title: string
  /** The id of the element that explains the chart and its keys. */
  description: string
  /** The box by which the drawing is measured. */
  box: RefObject<HTMLDivElement | null>
  /** The size of the drawing, in px. */
  width: number
  height: number
  /** The element in which the arrow keys look for points. */
  root: RefObject<SVGSVGElement | null>
  /** Axes, bands and series. */
  children: ReactNode
}

/** The drawing of a chart with two axes: as wide as its container, one group for screen readers. */
export function PlotArea({ title, description, box, width, height, root, children }: PlotAreaProps) {
  return (
    <div ref={box} className={css.plot}>
      <svg
        ref={root}
        className={css.svg}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={title}
        aria-describedby={description}
      >
        {children}
      </svg>
    </div>
  )
}

interface BandsProps {
  categories: readonly string[]
  plan: { slot: number; height: number; x: (index: number) => number }
  /** The pointer entered or pressed the band of this category. */
  onLook: (index: number) => void
}

/** An invisible band for each category, so that the pointer picks it anywhere in its height. */
export function Bands({ categories, plan, onLook }: BandsProps) {
  return categories.map((category, index) => (
    <rect
      key={category}
      className={css.band}
      aria-hidden="true"
      x={plan.x(index) - plan.slot / 2}
      y={0}
      width={plan.slot}
      height={plan.height}
      onPointerEnter={() => onLook(index)}
      onPointerDown={() => onLook(index)}
    />
  ))
}
