import { cx } from '../cx.ts'
import * as css from './chart.css.ts'

/** A point's shape: circle, square, triangle, diamond, cross; the second thing beside colour that tells series apart. Hollow where the value is estimated. */
export function Marker({
  series,
  x,
  y,
  size = 4,
  isHollow = false,
}: {
  series: number
  x: number
  y: number
  size?: number | undefined
  isHollow?: boolean | undefined
}) {
  const className = cx(css.marker, isHollow && css.hollow)
  const shape = series % 5
  if (shape === 0) return <circle className={className} cx={x} cy={y} r={size} />
  if (shape === 1)
    return <rect className={className} x={x - size} y={y - size} width={size * 2} height={size * 2} />
  if (shape === 2)
    return (
      <path className={className} d={`M${x} ${y - size * 1.2}l${size * 1.2} ${size * 2.1}h${-size * 2.4}z`} />
    )
  if (shape === 3)
    return (
      <path
        className={className}
        d={`M${x} ${y - size * 1.4}l${size * 1.4} ${size * 1.4}l${-size * 1.4} ${size * 1.4}l${-size * 1.4} ${-size * 1.4}z`}
      />
    )
  return (
    <path
      className={className}
      d={`M${x - size} ${y - size}l${size * 2} ${size * 2}m0 ${-size * 2}l${-size * 2} ${size * 2}`}
    />
  )
}
