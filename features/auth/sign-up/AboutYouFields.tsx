import { Checkbox } from '#design-system/fields/Checkbox'
import { Fieldset } from '#design-system/fields/Fieldset'
import { Grid } from '#design-system/layout/Grid'
import { Stack } from '#design-system/layout/Stack'
import { TextField } from '#design-system/fields/TextField'
import { FormField } from '#features/kit/form/form.tsx'
import { NameFields } from '#features/kit/form/NameFields.tsx'
import type { Control } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { SignUpValues } from '../forms.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'

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
          <NameFields
            control={control}
            labels={{
              lastname: intl.formatMessage({ id: 'account.field.lastname' }),
              firstname: intl.formatMessage({ id: 'account.field.firstname' }),
            }}
          />
        </Grid>
        <FormField control={control} name="email">
          {(field) => (
            <TextField
              {...field}
              label={intl.formatMessage({ id: 'account.field.email' })}
              type="email"
              autoComplete="email"
              spellCheck={false}
            />
          )}
        </FormField>
        <NewPasswordFields control={control} label={intl.formatMessage({ id: 'account.field.password' })} />
        {withReferrer && (
          <FormField control={control} name="referrer">
            {(field) => (
              <TextField
                {...field}
                label={intl.formatMessage({ id: 'account.field.referrer' })}
                description={intl.formatMessage({ id: 'account.field.referrerHint' })}
                inputMode="numeric"
              />
            )}
          </FormField>
        )}
        <FormField control={control} name="adult">
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value} isRequired>
              {intl.formatMessage({ id: 'account.signup.adult' })}
            </Checkbox>
          )}
        </FormField>
      </Stack>
    </Fieldset>
  )
}
