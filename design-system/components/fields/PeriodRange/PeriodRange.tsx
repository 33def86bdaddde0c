import { useIntl } from 'react-intl'
import { moreIcons } from '#design-system/text/Icon'
import { Popover } from '#design-system/overlays/Popover'
import { Select } from '#design-system/fields/Select'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { readPeriod } from '../PeriodPicker/period.ts'
import * as css from './PeriodRange.css.ts'
import { periodsBetween, withEnd } from './periods.ts'

/** Two business periods, YYYYMM; both are included. */
export interface PeriodRangeValue {
  /** First period of the range, YYYYMM. */
  from: string
  /** Last period of the range, YYYYMM. */
  to: string
}

export interface PeriodRangeProps extends PeriodRangeValue, RootProps {
  /** What the range refers to: “Periods of the report”. Also the heading of the popover. */
  label: string
  /** First available period, YYYYMM. */
  min: string
  /** Last available period, usually the current one by the shop's clock, YYYYMM. */
  max: string
  /** Called when the first or last period changes; the ends are always in order. */
  onChange: (range: PeriodRangeValue) => void
}

/**
 * A range of business periods, chosen behind a button that shows it as text. Use PeriodPicker for one period; not for
 * days (DatePicker).
 */
export function PeriodRange({ label, from, to, min, max, onChange, ...rest }: PeriodRangeProps) {
  const intl = useIntl()
  const formatPeriod = (period: string) => {
    const read = readPeriod(period)
    // Otherwise a Thai date would use Buddhist years.
    return read
      ? intl.formatDate(Date.UTC(read.year, read.month - 1, 1), {
          year: 'numeric',
          // Vietnamese has no short month in use: 9/2026
          month: intl.locale === 'vi' ? 'numeric' : 'short',
          calendar: 'gregory',
          timeZone: 'UTC',
        })
      : period
  }
  const options = periodsBetween(min, max).map((period) => ({
    value: period,
    label: `${formatPeriod(period)} (${period})`,
  }))
  const select = (end: 'from' | 'to', id: 'ds.periods.from' | 'ds.periods.to') => (
    <Select
      label={intl.formatMessage({ id })}
      mark="none"
      options={options}
      value={end === 'from' ? from : to}
      onChange={(period) => onChange(withEnd({ from, to }, end, period))}
    />
  )
  return (
    <Popover
      {...rootProps(rest)}
      label={
        from === to
          ? formatPeriod(from)
          : intl.formatMessage({ id: 'ds.periods.range' }, { from: formatPeriod(from), to: formatPeriod(to) })
      }
      icon={moreIcons.calendar}
      title={label}
    >
      <div className={css.fields}>
        {select('from', 'ds.periods.from')}
        {select('to', 'ds.periods.to')}
      </div>
    </Popover>
  )
}
