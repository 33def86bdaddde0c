import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './ShareBar.css.ts'

export interface ShareBarProps extends RootProps {
  /** How large this part is, in the unit of `max`. */
  value: number
  /** The largest amount of the column; its bar is as long as the cell. */
  max: number
  /** What the bar shows in words: “200 of 1,234 points”. Only what the row does not say already needs more than that. */
  label: string
  /** An estimated amount is hollow with a broken edge. */
  isEstimated?: boolean | undefined
}

/** The size of an amount beside others of its column, as a bar in a table's cell; the number stands beside it, never only the bar. For something that is being reached use Meter, for a comparison on its own BarChart. */
export function ShareBar({ value, max, label, isEstimated = false, ...rest }: ShareBarProps) {
  const share = max > 0 && Number.isFinite(value) ? Math.max(0, Math.min(1, value / max)) : 0
  // A small amount is still seen.
  const width = share === 0 ? 0 : Math.max(0.01, share)
  return (
    <svg {...rootProps(rest)} className={css.bar} role="img" aria-label={label} focusable="false">
      {isEstimated && width > 0 ? (
        <rect
          className={css.estimated}
          x=".75"
          y=".75"
          width={`${(width * 99).toFixed(2)}%`}
          height="4.5"
          strokeDasharray="4 3"
        />
      ) : (
        <rect width={`${(width * 100).toFixed(2)}%`} height="6" fill="currentColor" />
      )}
    </svg>
  )
}
