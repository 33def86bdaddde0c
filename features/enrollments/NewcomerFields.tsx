import { languages } from '#domain/store/languages.ts'
import { Checkbox } from '#design-system/fields/Checkbox'
import { Grid } from '#design-system/layout/Grid'
import { PhoneField } from '#design-system/fields/PhoneField'
import { Select } from '#design-system/fields/Select'
import { Stack } from '#design-system/layout/Stack'
import { TextField } from '#design-system/fields/TextField'
import { FormField } from '#features/kit/form/form.tsx'
import { NameFields } from '#features/kit/form/NameFields.tsx'
import { useCountryCodes } from '#features/kit/form/use-country-codes.ts'
import { useController, type Control } from 'react-hook-form'
import { useIntl } from 'react-intl'

export interface NewcomerValues {
  lastname: string
  firstname: string
  email: string
  countryCode: string
  mobile: string
  language: string
  adult: boolean
}

/** The newcomer's fields. Autofill is off: the browser's data belong to the inviter. */
export function NewcomerFields({ control }: { control: Control<NewcomerValues, unknown, NewcomerValues> }) {
  const intl = useIntl()
  const { options } = useCountryCodes()
  const { field: country } = useController({ control, name: 'countryCode' })
  return (
    <Stack gap={5}>
      <Grid columns={{ phone: 2, desktop: 2 }}>
        <NameFields
          control={control}
          labels={{
            lastname: intl.formatMessage({ id: 'enrollments.field.lastname' }),
            firstname: intl.formatMessage({ id: 'enrollments.field.firstname' }),
          }}
          isSomebodyElse
        />
      </Grid>
      <FormField control={control} name="email">
        {(field) => (
          <TextField
            {...field}
            label={intl.formatMessage({ id: 'enrollments.field.email' })}
            type="email"
            autoComplete="off"
            spellCheck={false}
            isRequired
          />
        )}
      </FormField>
      <FormField control={control} name="mobile">
        {(field) => (
          <PhoneField
            {...field}
            label={intl.formatMessage({ id: 'enrollments.field.mobile' })}
            countryCode={country.value}
            onCountryCodeChange={country.onChange}
            countryOptions={options}
            autoComplete="off"
            isRequired
          />
        )}
      </FormField>
      <FormField control={control} name="language">
        {(field) => (
          <Select
            {...field}
            label={intl.formatMessage({ id: 'enrollments.field.language' })}
            options={languages.map(({ code, name }) => ({ value: code, label: name }))}
            isRequired
          />
        )}
      </FormField>
      <FormField control={control} name="adult">
        {({ value, ...field }) => (
          <Checkbox {...field} isSelected={value} isRequired>
            {intl.formatMessage({ id: 'enrollments.field.adult' })}
          </Checkbox>
        )}
      </FormField>
    </Stack>
  )
}
