import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { bar } from '../../private/bar.css.ts'
import { cx } from '../../private/cx.ts'
import { figures } from '../../private/text-styles.css.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as css from './Progress.css.ts'
import { passedQuarter, portion } from './quarters.ts'

export interface ProgressProps {
  /** What is being done: “Sending your pictures”. */
  label: string
  /** How much is done, in the unit of `max`; without it nobody knows, and the bar only moves. */
  value?: number | undefined
  /** How much it is when all is done, in the unit of `value`. @default 100 */
  max?: number | undefined
  /** How far in words: “12 of 40 files”. @default the percentage in the page's language */
  valueLabel?: string | undefined
  /** What to do meanwhile, how long it usually takes. */
  children?: ReactNode
}

/**
 * Work that goes on and will end. It says how far it is at each quarter, not at every step. For a state of being (points reached, space used) take Meter,
 * for a short wait Spinner, for content on its way Skeleton.
 */
export function Progress({ label, value, max = 100, valueLabel, children }: ProgressProps) {
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
  const words = done === undefined ? undefined : valueLabel ?? intl.formatNumber(done, { style: 'percent', maximumFractionDigits: 0 })
  const said = quarter === undefined ? '' : quarter === 1 ? intl.formatMessage({ id: 'ds.progress.done' }, { label }) : intl.formatMessage({ id: 'ds.progress.at' }, { label, share: intl.formatNumber(quarter, { style: 'percent' }) })
  return (
    <div className={css.progress}>
      <div className={css.head}><span className={css.label} id={id}>{label}</span>{words !== undefined && <span className={figures}>{words}</span>}</div>
      <progress className={cx(bar, css.colour, done === undefined && css.moving)} aria-labelledby={id} aria-valuetext={words} {...(done !== undefined && { value: done, max: 1 })} />
      {children && <div className={css.note}>{children}</div>}
      <output className={visuallyHidden}>{said}</output>
    </div>
  )
}
