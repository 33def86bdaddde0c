import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { bar } from '../../../private/bar.css.ts'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { figures } from '../../../private/text-styles.css.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as css from './Progress.css.ts'
import { passedQuarter, portion } from './quarters.ts'

export interface ProgressProps extends RootProps {
  /** What is in progress: “Sending your pictures”. */
  label: string
  /** Progress so far, in the unit of `max`. Without it the progress is unknown, and the bar only moves. */
  value?: number | undefined
  /** Value at completion, in the unit of `value`. @default 100 */
  max?: number | undefined
  /** Progress as text: “12 of 40 files”. @default the percentage in the page's language */
  valueLabel?: string | undefined
  /** What to do meanwhile, or how long it usually takes. */
  children?: ReactNode
}

/**
 * Progress of an operation that will end. It is announced at each quarter, not at every step.
 * Use Meter for a level (points reached, space used), Spinner for a short wait and Skeleton for loading content.
 */
export function Progress({ label, value, max = 100, valueLabel, children, ...rest }: ProgressProps) {
  const intl = useIntl()
  const id = useId()
  const done = value === undefined ? undefined : portion(value, max)
  const last = useRef(done)
  const [quarter, setQuarter] = useState<number>()
  useEffect(() => {
    const passed = done === undefined ? undefined : passedQuarter(last.current ?? 0, done)
    last.current = done
    if (passed !== undefined) setQuarter(passed)
  }, [done])
  const valueText =
    done === undefined
      ? undefined
      : (valueLabel ?? intl.formatNumber(done, { style: 'percent', maximumFractionDigits: 0 }))
  const said =
    quarter === undefined
      ? ''
      : quarter === 1
        ? intl.formatMessage({ id: 'ds.progress.done' }, { label })
        : intl.formatMessage(
            { id: 'ds.progress.at' },
            { label, share: intl.formatNumber(quarter, { style: 'percent' }) },
          )
  return (
    <div {...rootProps(rest)} className={css.progress}>
      <div className={css.head}>
        <span className={css.label} id={id}>
          {label}
        </span>
        {valueText !== undefined && <span className={figures}>{valueText}</span>}
      </div>
      <progress
        className={cx(bar, css.colour, done === undefined && css.moving)}
        aria-labelledby={id}
        aria-valuetext={valueText}
        {...(done !== undefined && { value: done, max: 1 })}
      />
      {children && <div className={css.note}>{children}</div>}
      <output className={visuallyHidden}>{said}</output>
    </div>
  )
}
