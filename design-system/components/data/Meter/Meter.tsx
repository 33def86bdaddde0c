import { useId, type ReactNode } from 'react'
import { bar } from '../../../private/bar.css.ts'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { figures } from '../../../private/text-styles.css.ts'
import * as css from './Meter.css.ts'

export interface MeterProps extends RootProps {
  /** What is being reached: “HK$2,622.00 to a free year”. */
  label: ReactNode
  /** How much is reached, in the unit of `max`. */
  value: number
  /** How much it takes until all is reached, in any unit. */
  max: number
  /** The state in words; a screen reader hears it instead of a percentage. */
  valueLabel: string
  /** Shows `valueLabel` at the end of the label's line. */
  isValueShown?: boolean
  /** The colour of the reached part, by what it is about. @default 'brand' */
  tone?: keyof typeof css.tones
  /** What it means and what to do, below the bar. */
  children?: ReactNode
}

/** How much of something is reached: points, free shipping, a free year. For work that goes on and ends take Progress, for one number without a goal Stat; a countdown is not a Meter. */
export function Meter({
  label,
  value,
  max,
  valueLabel,
  isValueShown = false,
  tone = 'brand',
  children,
  ...rest
}: MeterProps) {
  const id = useId()
  return (
    <div {...rootProps(rest)} className={css.meter}>
      <div className={cx(css.head, figures)}>
        <span className={css.label} id={id}>
          {label}
        </span>
        {isValueShown && <span>{valueLabel}</span>}
      </div>
      <progress
        className={cx(bar, css.tones[tone])}
        aria-labelledby={id}
        aria-valuetext={valueLabel}
        value={Math.max(0, Math.min(value, max))}
        max={max}
      />
      {children && <div className={css.note}>{children}</div>}
    </div>
  )
}
