import { Button, DatePicker as AriaDatePicker, Dialog, Group, I18nProvider, Popover } from 'react-aria-components'
import { Icon } from '#design-system/Icon'
import { DateParts, dateStyles, PlainDate, useDateField, type DateProps } from '../../private/date/index.ts'
import { AriaFieldFrame, fieldStyles } from '../../private/field/index.ts'
import { useIsInBrowser } from '../../private/use-is-in-browser.ts'
import * as css from './DatePicker.css.ts'
import { MonthGrid } from './MonthGrid.tsx'

export type DatePickerProps = DateProps

/**
 * A day one types or looks up in a calendar: a delivery day, the day of a purchase. Days outside `min` and `max` cannot be chosen in the calendar; what is typed is left for the caller's message.
 * For a birthday take DateField. The value is an ISO date, always Gregorian.
 */
export function DatePicker(props: DatePickerProps) {
  const { label, description, errorMessage, isRequired, mark, isLabelHidden, today } = props
  const field = useDateField(props)
  if (!useIsInBrowser()) return <PlainDate {...props} />
  return (
    <I18nProvider locale={field.locale}>
      <AriaDatePicker className={fieldStyles.field} {...field.props}>
        <AriaFieldFrame label={label} isRequired={isRequired} errorMessage={errorMessage} description={description} mark={mark} isLabelHidden={isLabelHidden}>
          <Group className={dateStyles.box}>
            <DateParts isBoxed />
            <Button className={css.opener}><Icon name="calendar" /></Button>
          </Group>
        </AriaFieldFrame>
        <Popover className={css.popover} placement="bottom end" offset={4}>
          <Dialog className={css.dialog}><MonthGrid today={today} /></Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  )
}
