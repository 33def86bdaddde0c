import { DateField as AriaDateField, I18nProvider } from 'react-aria-components'
import { DateParts, PlainDate, useDateField, type DateProps } from '../../private/date/index.ts'
import { AriaFieldFrame, fieldStyles } from '../../private/field/index.ts'
import { present } from '../../private/present.ts'
import { useIsInBrowser } from '../../private/use-is-in-browser.ts'

export type DateFieldProps = DateProps

/**
 * A day one knows by heart and types: a birthday (`autoComplete="bday"`). Day, month and year are three numbers in the language's order; the year is always Gregorian.
 * To look a day up in a calendar take DatePicker. The value is an ISO date; the caller checks limits and says what is wrong.
 */
export function DateField(props: DateFieldProps) {
  const { label, description, errorMessage, isRequired, mark, isLabelHidden, autoComplete } = props
  const field = useDateField(props)
  if (!useIsInBrowser()) return <PlainDate {...props} />
  return (
    <I18nProvider locale={field.locale}>
      <AriaDateField className={fieldStyles.field} {...field.props} {...present({ autoComplete })}>
        <AriaFieldFrame label={label} isRequired={isRequired} errorMessage={errorMessage} description={description} mark={mark} isLabelHidden={isLabelHidden}>
          <DateParts />
        </AriaFieldFrame>
      </AriaDateField>
    </I18nProvider>
  )
}
