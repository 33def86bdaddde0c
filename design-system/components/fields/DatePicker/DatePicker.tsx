import { useIsSSR } from 'react-aria/SSRProvider'
import {
  Button,
  DatePicker as AriaDatePicker,
  Dialog,
  Group,
  I18nProvider,
  Popover,
} from 'react-aria-components'
import { moreIcons, Icon } from '#design-system/text/Icon'
import {
  DateParts,
  dateStyles,
  PlainDate,
  useDateField,
  type DateProps,
} from '../../../private/date/index.ts'
import { AriaFieldFrame, fieldStyles } from '../../../private/field/index.ts'
import * as css from './DatePicker.css.ts'
import { MonthGrid } from './MonthGrid.tsx'

export type DatePickerProps = DateProps

/**
 * A date that is typed or selected in a calendar, such as a delivery or purchase date. Days outside `min` and `max`
 * cannot be selected in the calendar; a typed date is validated by the caller.
 * For a birthday use DateField instead. The value is an ISO date, always Gregorian.
 */
export function DatePicker(props: DatePickerProps) {
  const { label, description, errorMessage, isRequired, mark, isLabelHidden, today } = props
  const field = useDateField(props)
  if (useIsSSR()) return <PlainDate {...props} />
  return (
    <I18nProvider locale={field.locale}>
      <AriaDatePicker className={fieldStyles.field} {...field.props}>
        <AriaFieldFrame
          label={label}
          isRequired={isRequired}
          errorMessage={errorMessage}
          description={description}
          mark={mark}
          isLabelHidden={isLabelHidden}
        >
          <Group className={dateStyles.box}>
            <DateParts isBoxed />
            <Button className={css.opener}>
              <Icon name={moreIcons.calendar} />
            </Button>
          </Group>
        </AriaFieldFrame>
        <Popover className={css.popover} placement="bottom end" offset={4}>
          <Dialog className={css.dialog}>
            <MonthGrid today={today} />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  )
}
