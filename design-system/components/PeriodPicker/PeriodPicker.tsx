import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { cx } from '../../private/cx.ts'
import { nextPeriod, previousPeriod, readPeriod } from './period.ts'
import * as css from './PeriodPicker.css.ts'

export interface PeriodPickerProps {
  /** What the period is of: "Commission period". */
  label: string
  /** A business period, YYYYMM. */
  value: string
  /** Another period was stepped to, YYYYMM. */
  onChange: (period: string) => void
  /** The first period there is, YYYYMM. */
  min: string
  /** The last one, usually the current period. It is passed in: the shop's clock decides. */
  max: string
  /** A second line: "Current, estimated". It is announced with the period. */
  note?: ReactNode
  /** As wide as what it stands in. */
  wide?: boolean | undefined
}

/**
 * One business month, stepped to the one before or after; at the ends of the range the step stays in place and says it is off, so focus is never lost.
 * The new period is announced. For a few periods out of order take Select.
 */
export function PeriodPicker({ label, value, onChange, min, max, note, wide = false }: PeriodPickerProps) {
  const intl = useIntl()
  const words = (period: string) => {
    const read = readPeriod(period)
    // A Thai date would otherwise be written in Buddhist years.
    return read ? intl.formatDate(Date.UTC(read.year, read.month - 1, 1), { year: 'numeric', month: 'long', calendar: 'gregory', timeZone: 'UTC' }) : period
  }
  const step = (to: string, isOff: boolean, icon: 'chevron-left' | 'chevron-right', id: 'ds.period.previous' | 'ds.period.next') => (
    <button type="button" className={css.step} aria-disabled={isOff || undefined} aria-label={intl.formatMessage({ id }, { period: words(to) })} onClick={() => { if (!isOff) onChange(to) }}>
      <Icon name={icon} />
    </button>
  )
  return (
    <div role="group" aria-label={label} className={cx(css.picker, wide && css.wide)}>
      {step(previousPeriod(value), value <= min, 'chevron-left', 'ds.period.previous')}
      <div className={css.shown} role="status" aria-atomic="true">
        <span className={css.month}>{words(value)}</span>
        {note !== undefined && <span className={css.note}> {note}</span>}
      </div>
      {step(nextPeriod(value), value >= max, 'chevron-right', 'ds.period.next')}
    </div>
  )
}
