import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components'
import { Icon } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import * as css from './DatePicker.css.ts'

interface Choice {
  'aria-label': string
  value: string | number
  onChange: (key: number) => void
  items: readonly { id: number; formatted: string }[]
}

/** Native select of months or years: quick on phones, which show a picker wheel. */
function Choices({ items, value, onChange, 'aria-label': label }: Choice) {
  return (
    <select
      className={css.choice}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  )
}

/** A month of days, with selects for month and year. `today` is marked by the shop's date, not the device's. */
export function MonthGrid({ today }: { today: string }) {
  return (
    <Calendar>
      <div className={css.head}>
        <Button slot="previous" className={css.turn}>
          <Icon name="chevron-left" />
        </Button>
        <div className={css.choices}>
          <CalendarMonthPicker format="long">
            {({ onChange, ...month }) => <Choices {...month} onChange={onChange} />}
          </CalendarMonthPicker>
          <CalendarYearPicker visibleYears={140} format={{ year: 'numeric' }}>
            {({ onChange, ...year }) => <Choices {...year} onChange={onChange} />}
          </CalendarYearPicker>
        </div>
        <Button slot="next" className={css.turn}>
          <Icon name="chevron-right" />
        </Button>
      </div>
      <CalendarGrid className={css.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={cx(css.cell, date.toString() === today && css.today)} />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
