import { Fieldset } from '#design-system/Fieldset'
import { Grid } from '#design-system/Grid'
import { Stack } from '#design-system/Stack'
import { FormFields } from '#features/kit/form/form-fields.tsx'
import type { Control } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { SignUpValues } from '../forms.ts'

interface AboutYouFieldsProps {
  control: Control<SignUpValues, unknown, SignUpValues>
  /** Asks who referred the newcomer. */
  withReferrer: boolean
}

/** Name, email, password, referrer and age of somebody who registers. */
export function AboutYouFields({ control, withReferrer }: AboutYouFieldsProps) {
  const intl = useIntl()
  return (
    <Fieldset legend={intl.formatMessage({ id: 'account.signup.aboutYou' })}>
      <Stack gap={5}>
        <Grid columns={{ phone: 2, desktop: 2 }}>
          <FormFields.Text
            control={control}
            name="lastname"
            label={intl.formatMessage({ id: 'account.field.lastname' })}
            autoComplete="family-name"
            isRequired
          />
          <FormFields.Text
            control={control}
            name="firstname"
            label={intl.formatMessage({ id: 'account.field.firstname' })}
            autoComplete="given-name"
            isRequired
          />
        </Grid>
        <FormFields.Text
          control={control}
          name="email"
          label={intl.formatMessage({ id: 'account.field.email' })}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <FormFields.Password
          control={control}
          name="password"
          label={intl.formatMessage({ id: 'account.field.password' })}
          description={intl.formatMessage({ id: 'account.field.passwordRule' })}
          autoComplete="new-password"
          isRequired
        />
        <FormFields.Password
          control={control}
          name="again"
          label={intl.formatMessage({ id: 'account.field.confirmPassword' })}
          autoComplete="new-password"
          isRequired
        />
        {withReferrer && (
          <FormFields.Text
            control={control}
            name="referrer"
            label={intl.formatMessage({ id: 'account.field.referrer' })}
            description={intl.formatMessage({ id: 'account.field.referrerHint' })}
            inputMode="numeric"
          />
        )}
        <FormFields.Checkbox control={control} name="adult" isRequired>
          {intl.formatMessage({ id: 'account.signup.adult' })}
        </FormFields.Checkbox>
      </Stack>
    </Fieldset>
  )
}
