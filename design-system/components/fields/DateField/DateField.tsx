import { useIsSSR } from 'react-aria/SSRProvider'
import { DateField as AriaDateField, I18nProvider } from 'react-aria-components'
import { DateParts, PlainDate, useDateField, type DateProps } from '../../../private/date/index.ts'
import { AriaFieldFrame, fieldStyles } from '../../../private/field/index.ts'
import { present } from '../../../private/present.ts'

export type DateFieldProps = DateProps

/**
 * A date known by heart and typed, such as a birthday (`autoComplete="bday"`). Day, month and year are three numbers in
 * the order of the language; the year is always Gregorian.
 * To choose from a calendar use DatePicker instead. The value is an ISO date; the caller validates limits and provides
 * the error message.
 */
export function DateField(props: DateFieldProps) {
  const { label, description, errorMessage, isRequired, mark, isLabelHidden, autoComplete } = props
  const field = useDateField(props)
  if (useIsSSR()) return <PlainDate {...props} />
  return (
    <I18nProvider locale={field.locale}>
      <AriaDateField className={fieldStyles.field} {...field.props} {...present({ autoComplete })}>
        <AriaFieldFrame
          label={label}
          isRequired={isRequired}
          errorMessage={errorMessage}
          description={description}
          mark={mark}
          isLabelHidden={isLabelHidden}
        >
          <DateParts />
        </AriaFieldFrame>
      </AriaDateField>
    </I18nProvider>
  )
}
