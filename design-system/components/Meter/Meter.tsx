import { useId, type ReactNode } from 'react'
import { bar } from '../../private/bar.css.ts'
import { cx } from '../../private/cx.ts'
import { figures } from '../../private/text-styles.css.ts'
import * as css from './Meter.css.ts'

export interface MeterProps {
  /** What is being reached: “HK$2,622.00 to a free year”. */
  label: ReactNode
  value: number
  max: number
  /** The state in words; a screen reader hears it instead of a percentage. */
  valueLabel: string
  /** Shows `valueLabel` at the end of the label's line. */
  isValueShown?: boolean
  tone?: keyof typeof css.tones
  children?: ReactNode
}

/** How much of something is reached. */
export function Meter({ label, value, max, valueLabel, isValueShown = false, tone = 'brand', children }: MeterProps) {
  const id = useId()
  return (
    <div className={css.meter}>
      <div className={cx(css.head, figures)}><span className={css.label} id={id}>{label}</span>{isValueShown && <span>{valueLabel}</span>}</div>
      <progress className={cx(bar, css.tones[tone])} aria-labelledby={id} aria-valuetext={valueLabel} value={Math.max(0, Math.min(value, max))} max={max} />
      {children && <div className={css.note}>{children}</div>}
    </div>
  )
}
