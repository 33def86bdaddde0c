import { nameOrder, type NameField } from '#domain/customers/name-order.ts'
import { TextField } from '#design-system/fields/TextField'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { FormField, type FormFieldProps } from './form.tsx'

const nameTokens: Readonly<Record<NameField, string>> = { firstname: 'given-name', lastname: 'family-name' }
const sameNames: Readonly<Record<NameField, string>> = { firstname: 'firstname', lastname: 'lastname' }

interface NameFieldsProps<Values extends FieldValues, Output extends FieldValues> {
  control: Control<Values, unknown, Output>
  labels: Readonly<Record<NameField, string>>
  /** What the form calls the two fields. @default firstname, lastname */
  names?: Readonly<Record<NameField, FieldPath<Values>>>
  /** Requires both; otherwise one of them will do, since for many people one word is the whole name. @default false */
  areBothRequired?: boolean
  /** Somebody else's name, which the browser must not fill in. @default false */
  isSomebodyElse?: boolean
  maxLength?: number
}

/** The two fields of a person's name, in the order of the page's language. The caller lays them out. */
export function NameFields<Values extends FieldValues, Output extends FieldValues>({
  control,
  labels,
  names = sameNames as Readonly<Record<NameField, FieldPath<Values>>>,
  areBothRequired = false,
  isSomebodyElse = false,
  maxLength,
}: NameFieldsProps<Values, Output>) {
  const { locale } = useIntl()
  const first = useController({ control, name: names.firstname })
  const last = useController({ control, name: names.lastname })
  const isFilled = {
    firstname: Boolean(String(first.field.value ?? '').trim()),
    lastname: Boolean(String(last.field.value ?? '').trim()),
  }
  const isRequired = (part: NameField) =>
    areBothRequired || isFilled[part] || !(isFilled.firstname || isFilled.lastname)
  return nameOrder(locale).map((part) => (
    <FormField key={part} control={control} name={names[part]}>
      {(field) => (
        <TextField
          {...(field as unknown as FormFieldProps<string>)}
          label={labels[part]}
          autoComplete={isSomebodyElse ? 'off' : nameTokens[part]}
          maxLength={maxLength}
          isRequired={isRequired(part)}
        />
      )}
    </FormField>
  ))
}
