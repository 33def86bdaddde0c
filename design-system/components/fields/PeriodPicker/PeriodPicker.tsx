import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { capitaliseMonth, nextPeriod, previousPeriod, readPeriod } from './period.ts'
import * as css from './PeriodPicker.css.ts'

export interface PeriodPickerProps extends RootProps {
  /** What the period refers to: "Commission period". */
  label: string
  /** Selected business period, YYYYMM. */
  value: string
  /** Called with the new period, YYYYMM. */
  onChange: (period: string) => void
  /** First available period, YYYYMM. */
  min: string
  /** Last available period, usually the current one by the shop's clock, YYYYMM. */
  max: string
  /** Second line: "Current, estimated". It is announced with the period. */
  note?: ReactNode
  /** Whether it stretches to the width of its container. */
  isWide?: boolean | undefined
}

/**
 * Steps through business months one by one. At the ends of the range the button is disabled in place, so focus is never
 * lost. The new period is announced.
 * Use Select to jump among a few periods.
 */
export function PeriodPicker({
  label,
  value,
  onChange,
  min,
  max,
  note,
  isWide = false,
  ...rest
}: PeriodPickerProps) {
  const intl = useIntl()
  const formatPeriod = (period: string) => {
    const read = readPeriod(period)
    // Otherwise a Thai date would use Buddhist years.
    return read
      ? intl.formatDate(Date.UTC(read.year, read.month - 1, 1), {
          year: 'numeric',
          month: 'long',
          calendar: 'gregory',
          timeZone: 'UTC',
        })
      : period
  }
  const step = (
    to: string,
    isOff: boolean,
    icon: 'chevron-left' | 'chevron-right',
    id: 'ds.period.previous' | 'ds.period.next',
  ) => (
    <AriaButton
      className={css.step}
      {...(isOff && { 'aria-disabled': true })}
      aria-label={intl.formatMessage({ id }, { period: formatPeriod(to) })}
      onPress={() => {
        if (!isOff) onChange(to)
      }}
    >
      <Icon name={icon} />
    </AriaButton>
  )
  return (
    <div {...rootProps(rest)} role="group" aria-label={label} className={cx(css.picker, isWide && css.wide)}>
      {step(previousPeriod(value), value <= min, 'chevron-left', 'ds.period.previous')}
      <div className={css.shown} role="status" aria-atomic="true">
        <span className={css.month}>{capitaliseMonth(formatPeriod(value), intl.locale)}</span>
        {note !== undefined && (
          <span className={css.note}>
            {SPACE}
            <span>{note}</span>
          </span>
        )}
      </div>
      {step(nextPeriod(value), value >= max, 'chevron-right', 'ds.period.next')}
    </div>
  )
}
