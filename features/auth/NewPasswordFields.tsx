import { PasswordField } from '#design-system/fields/PasswordField'
import { FormField } from '#features/kit/form/form.tsx'
import type { Control, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'

interface NewPasswordValues {
  password: string
  again: string
}

/** Fields for a password that is chosen, typed twice, usable in every form with these two fields. */
export function NewPasswordFields<Values extends NewPasswordValues & FieldValues>({
  control,
  label,
}: {
  control: Control<Values, unknown, FieldValues>
  /** Label of the first field. */
  label: string
}) {
  const intl = useIntl()
  // Only the two names are known here, not the rest of the form.
  const own = control as unknown as Control<NewPasswordValues, unknown, FieldValues>
  return (
    <>
      <FormField control={own} name="password">
        {(field) => (
          <PasswordField
            {...field}
            label={label}
            description={intl.formatMessage({ id: 'account.field.passwordRule' })}
            autoComplete="new-password"
            isRequired
          />
        )}
      </FormField>
      <FormField control={own} name="again">
        {(field) => (
          <PasswordField
            {...field}
            label={intl.formatMessage({ id: 'account.field.confirmPassword' })}
            autoComplete="new-password"
            isRequired
          />
        )}
      </FormField>
    </>
  )
}
