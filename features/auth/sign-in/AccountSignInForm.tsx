import { loginByAccount } from '#domain/auth/api.ts'
import { paths } from '#domain/store/paths.ts'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { PasswordField } from '#design-system/fields/PasswordField'
import { Stack } from '#design-system/layout/Stack'
import { TextField } from '#design-system/fields/TextField'
import { TextLink } from '#design-system/text/TextLink'
import { call } from '#features/kit/call.ts'
import { FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { report } from '#features/kit/service-fault.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { readFault } from '#features/kit/form/refusal.ts'
import { useSecondStep } from '../second-step/use-second-step.tsx'
import { isRefused } from '../server-faults.ts'

/** Sign-in with email, member number or user name and a password. Typed values stay after a refusal. */
export function AccountSignInForm({ onToken }: { onToken: (token: string) => Promise<void> }) {
  const intl = useIntl()
  const [refusal, setRefusal] = useState<string>()
  const form = useSchemaForm(() => import('../forms.ts').then((forms) => forms.accountForm), {
    username: '',
    password: '',
  })
  const secondStep = useSecondStep('password')
  const tell = (error: unknown) => {
    // a failed sign-in is shown and also reported
    report(error, 'sign-in')
    setRefusal(readFault(intl, error, isRefused(error) ? 'account.signin.wrong' : 'account.error.load').text)
  }
  const submit = form.handleSubmit(async ({ username, password }) => {
    setRefusal(undefined)
    const body = { username: username.trim(), password }
    await secondStep.enter(
      async (otp) =>
        onToken(await call(loginByAccount, { body: { ...body, ...(otp && { otp }) } }, { handled: true })),
      tell,
    )
  })
  if (secondStep.form) return secondStep.form
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
        <FormField control={form.control} name="username">
          {(field) => (
            <TextField
              {...field}
              label={intl.formatMessage({ id: 'account.signin.account' })}
              autoComplete="username"
              isRequired
              spellCheck={false}
            />
          )}
        </FormField>
        <FormField control={form.control} name="password">
          {(field) => (
            <PasswordField
              {...field}
              label={intl.formatMessage({ id: 'account.field.password' })}
              autoComplete="current-password"
              isRequired
            />
          )}
        </FormField>
        <SendButton
          type="submit"
          variant="primary"
          size="lg"
          isWide
          isPending={form.formState.isSubmitting}
          pendingLabel={intl.formatMessage({ id: 'account.signin.pending' })}
        >
          {intl.formatMessage({ id: 'account.signin.submit' })}
        </SendButton>
        <TextLink href={paths.forgotPassword()}>
          {intl.formatMessage({ id: 'account.signin.forgot' })}
        </TextLink>
      </Stack>
    </form>
  )
}
