import type { PasswordOwner } from '#domain/auth/password.ts'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { PasswordField } from '#design-system/fields/PasswordField'
import { Stack } from '#design-system/layout/Stack'
import { FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { useIntl } from 'react-intl'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { passwordForm } from './forms.ts'
import { useRefusal } from '#features/kit/form/refusal.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

/** The current password and the new one, twice. Nothing is sent before all three are right. */
export function ChangePasswordForm({
  owner = {},
  onSave,
}: {
  /** The customer, whose names a password must not contain; absent while the profile is read. */
  owner?: PasswordOwner | undefined
  onSave: (passwords: { currentPassword: string; newPassword: string }) => Promise<void>
}) {
  const intl = useIntl()
  const form = useSchemaForm(passwordForm(owner), { current: '', password: '', again: '' })
  const { refusal, catchRefusal } = useRefusal(form, { current: 'current', password: 'password' })
  const submit = form.handleSubmit(
    catchRefusal(async ({ current, password }) => {
      await onSave({ currentPassword: current, newPassword: password })
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
        <FormField control={form.control} name="current">
          {(field) => (
            <PasswordField
              {...field}
              label={intl.formatMessage({ id: 'dashboard.password.current' })}
              autoComplete="current-password"
              isRequired
            />
          )}
        </FormField>
        <NewPasswordFields
          control={form.control}
          label={intl.formatMessage({ id: 'account.field.newPassword' })}
        />
        <div>
          <SendButton
            type="submit"
            variant="primary"
            size="lg"
            isPending={form.formState.isSubmitting}
            pendingLabel={intl.formatMessage({ id: 'account.address.saving' })}
          >
            {intl.formatMessage({ id: 'dashboard.password.title' })}
          </SendButton>
        </div>
      </Stack>
    </form>
  )
}
