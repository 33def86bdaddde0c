import { loginByAccount } from '#domain/auth/api.ts'
import { Button } from '#design-system/Button'
import { Stack } from '#design-system/Stack'
import { TextLink } from '#design-system/TextLink'
import { call } from '#features/kit/call.ts'
import { FormFields, useSchemaForm } from '#features/kit/form.tsx'
import { report } from '#features/kit/service-fault.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormMistakes } from './FormMistakes.tsx'
import { accountForm } from './forms.ts'
import { isRefused, readFault } from './server-faults.ts'

/** Signing in by e-mail, member number or user name and a password. What was typed stays after a refusal. */
export function AccountSignInForm({ onToken }: { onToken: (token: string) => Promise<void> }) {
  const intl = useIntl()
  const [refusal, setRefusal] = useState<string>()
  const form = useSchemaForm(accountForm(intl), { username: '', password: '' })
  const submit = form.handleSubmit(async ({ username, password }) => {
    setRefusal(undefined)
    try {
      await onToken(await call(loginByAccount, { body: { username: username.trim(), password } }, { handled: true }))
    } catch (error) {
      // besides the message, a failed sign-in is reported
      report(error, 'sign-in')
      setRefusal(readFault(intl, error, isRefused(error) ? 'account.signin.wrong' : 'account.error.load').text)
    }
  })
  return (
    <form noValidate onSubmit={(event) => { void submit(event) }}>
      <Stack gap={5}>
        <FormMistakes form={form} refusal={refusal} />
        <FormFields.Text control={form.control} name="username" label={intl.formatMessage({ id: 'account.signin.account' })} autoComplete="username" isRequired spellCheck={false} />
        <FormFields.Password control={form.control} name="password" label={intl.formatMessage({ id: 'account.field.password' })} autoComplete="current-password" isRequired />
        <Button type="submit" variant="primary" size="lg" wide pending={form.formState.isSubmitting} pendingLabel={intl.formatMessage({ id: 'account.signin.pending' })}>{intl.formatMessage({ id: 'account.signin.submit' })}</Button>
        <TextLink href="/forgot_password">{intl.formatMessage({ id: 'account.signin.forgot' })}</TextLink>
      </Stack>
    </form>
  )
}
