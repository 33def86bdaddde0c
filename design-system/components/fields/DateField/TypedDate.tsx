import { DateField as AriaDateField, I18nProvider } from 'react-aria-components'
import { DateParts, useDateField, type DateProps } from '../../../private/date/index.ts'
import { AriaFieldFrame, fieldStyles } from '../../../private/field/index.ts'
import { present } from '../../../private/present.ts'

/** Day, month and year as three numbers: what a DateField becomes once its script is here. */
export function TypedDate(props: DateProps) {
  const { label, description, errorMessage, isRequired, mark, isLabelHidden, autoComplete } = props
  const field = useDateField(props)
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
