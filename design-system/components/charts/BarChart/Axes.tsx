import * as css from './BarChart.css.ts'

interface AxesProps {
  ticks: readonly { y: number; label: string; isZero: boolean }[]
  labels: readonly { x: number; text: string }[]
  left: number
  right: number
  bottom: number
  rem: number
}

/** Lines and words around the plot. The points say the numbers to screen readers, so these are silent. */
export function Axes({ ticks, labels, left, right, bottom, rem }: AxesProps) {
  return (
    <g aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick.label}>
          <line
            className={tick.isZero ? css.zeroLine : css.gridLine}
            x1={left}
            x2={right}
            y1={tick.y}
            y2={tick.y}
          />
          <text className={css.axisText} x={left - rem * 0.5} y={tick.y} dy=".35em" textAnchor="end">
            {tick.label}
          </text>
        </g>
      ))}
      {labels.map((label) => (
        <text key={label.x} className={css.axisText} x={label.x} y={bottom + rem * 1.25} textAnchor="middle">
          {label.text}
        </text>
      ))}
    </g>
  )
}
