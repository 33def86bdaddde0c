import { isNewEmail } from '#domain/customers/new-email.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Grid } from '#design-system/layout/Grid'
import { Inline } from '#design-system/layout/Inline'
import { PasswordField } from '#design-system/fields/PasswordField'
import { Stack } from '#design-system/layout/Stack'
import { TextField } from '#design-system/fields/TextField'
import { FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { NameFields } from '#features/kit/form/NameFields.tsx'
import { useIntl } from 'react-intl'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { profileForm } from './forms.ts'
import { useRefusal } from '#features/kit/form/refusal.ts'

export interface ProfileChange {
  firstname: string
  lastname: string
  email: string | null
  /** Given with an email other than the one on record. */
  password?: string
}

/** Name and email; a new email requires the current password. The input stays after a refusal. */
export function ProfileForm({
  customer,
  onSave,
  onCancel,
}: {
  customer: Customer
  onSave: (change: ProfileChange) => Promise<void>
  onCancel: () => void
}) {
  const intl = useIntl()
  const form = useSchemaForm(profileForm(customer.email), {
    lastname: customer.lastname ?? '',
    firstname: customer.firstname ?? '',
    email: customer.email ?? '',
    password: '',
  })
  const needsPassword = isNewEmail(customer.email, form.watch('email'))
  const { refusal, catchRefusal } = useRefusal(form, { email: 'email', current: 'password' })
  const submit = form.handleSubmit(
    catchRefusal(async ({ lastname, firstname, email, password }) => {
      await onSave({
        lastname: lastname.trim(),
        firstname: firstname.trim(),
        email: email.trim() || null,
        ...(isNewEmail(customer.email, email) ? { password } : {}),
      })
    }),
  )
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        void submit(event)
      }}
    >
      <Stack gap={5}>
        <FormErrors form={form} refusal={refusal} />
        <Grid columns={{ phone: 2, desktop: 2 }}>
          <NameFields
            control={form.control}
            labels={{
              lastname: intl.formatMessage({ id: 'account.field.lastname' }),
              firstname: intl.formatMessage({ id: 'account.field.firstname' }),
            }}
            maxLength={60}
          />
        </Grid>
        <FormField control={form.control} name="email">
          {(field) => (
            <TextField
              {...field}
              label={intl.formatMessage({ id: 'account.field.email' })}
              type="email"
              autoComplete="email"
              spellCheck={false}
              isRequired={Boolean(customer.email)}
            />
          )}
        </FormField>
        {needsPassword && (
          <FormField control={form.control} name="password">
            {(field) => (
              <PasswordField
                {...field}
                label={intl.formatMessage({ id: 'dashboard.password.current' })}
                description={intl.formatMessage({ id: 'dashboard.profile.passwordHint' })}
                autoComplete="current-password"
                isRequired
              />
            )}
          </FormField>
        )}
        <Inline gap={3}>
          <SendButton
            type="submit"
            variant="primary"
            size="lg"
            isPending={form.formState.isSubmitting}
            pendingLabel={intl.formatMessage({ id: 'account.address.saving' })}
          >
            {intl.formatMessage({ id: 'dashboard.profile.save' })}
          </SendButton>
          <Button variant="text" size="lg" onPress={onCancel}>
            {intl.formatMessage({ id: 'account.address.cancel' })}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
