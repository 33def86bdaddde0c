import { languages } from '#domain/store/languages.ts'
import { Grid } from '#design-system/Grid'
import { Stack } from '#design-system/Stack'
import { FormFields } from '#features/kit/form/form-fields.tsx'
import { useCountryCodes } from '#features/kit/form/use-country-codes.ts'
import type { Control } from 'react-hook-form'
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
  return (
    <Stack gap={5}>
      <Grid columns={{ phone: 2, desktop: 2 }}>
        <FormFields.Text
          control={control}
          name="lastname"
          label={intl.formatMessage({ id: 'enrollments.field.lastname' })}
          autoComplete="off"
          isRequired
        />
        <FormFields.Text
          control={control}
          name="firstname"
          label={intl.formatMessage({ id: 'enrollments.field.firstname' })}
          autoComplete="off"
          isRequired
        />
      </Grid>
      <FormFields.Text
        control={control}
        name="email"
        label={intl.formatMessage({ id: 'enrollments.field.email' })}
        type="email"
        autoComplete="off"
        spellCheck={false}
        isRequired
      />
      <FormFields.Phone
        control={control}
        name="mobile"
        countryName="countryCode"
        label={intl.formatMessage({ id: 'enrollments.field.mobile' })}
        countryOptions={options}
        autoComplete="off"
        isRequired
      />
      <FormFields.Select
        control={control}
        name="language"
        label={intl.formatMessage({ id: 'enrollments.field.language' })}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        isRequired
      />
      <FormFields.Checkbox control={control} name="adult" isRequired>
        {intl.formatMessage({ id: 'enrollments.field.adult' })}
      </FormFields.Checkbox>
    </Stack>
  )
}
