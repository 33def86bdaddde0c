import { resetPassword } from '#domain/auth/api.ts'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { Heading } from '#design-system/Heading'
import { LinkButton } from '#design-system/LinkButton'
import { Stack } from '#design-system/Stack'
import { TextLink } from '#design-system/TextLink'
import { call } from '#features/kit/call.ts'
import { FormFields, useSchemaForm } from '#features/kit/form.tsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useSearchParams } from 'react-router-dom'
import { FormMistakes } from './FormMistakes.tsx'
import { resetForm } from './forms.ts'
import { readFault } from './server-faults.ts'

const fromState = (state: unknown, key: string): string => (typeof state === 'object' && state !== null && typeof (state as Record<string, unknown>)[key] === 'string' ? String((state as Record<string, unknown>)[key]) : '')

/** Sets a new password. Token and e-mail come from the link that was sent (`?email=&token=`) or from the recovery by mobile. */
export function ResetPasswordPage() {
  const intl = useIntl()
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const email = search.get('email') ?? fromState(state, 'email')
  const resetToken = search.get('token') ?? search.get('resetToken') ?? fromState(state, 'resetToken')
  const [refusal, setRefusal] = useState<string>()
  const [isDone, setDone] = useState(false)
  const form = useSchemaForm(resetForm(intl), { password: '', again: '' })
  const submit = form.handleSubmit(async ({ password }) => {
    setRefusal(undefined)
    try {
      await call(resetPassword, { body: { email, resetToken, newPassword: password } }, { handled: true })
      setDone(true)
    } catch (error) { setRefusal(readFault(intl, error, 'account.reset.invalid').text) }
  })
  const again = <TextLink href="/forgot_password">{intl.formatMessage({ id: 'account.reset.again' })}</TextLink>
  return (
    <Container width="measure" block="page">
      <Stack gap={6}>
        <Heading level={1} size="page">{intl.formatMessage({ id: 'account.reset.title' })}</Heading>
        {isDone
          ? <><Banner tone="success" isLive>{intl.formatMessage({ id: 'account.reset.done' })}</Banner><LinkButton href="/signin" variant="primary" size="lg">{intl.formatMessage({ id: 'account.signin.title' })}</LinkButton></>
          : !resetToken
            ? <Banner tone="critical" action={again}>{intl.formatMessage({ id: 'account.reset.invalid' })}</Banner>
            : (
              <form noValidate onSubmit={(event) => { void submit(event) }}>
                <Stack gap={5}>
                  <FormMistakes form={form} />
                  {refusal && <Banner tone="critical" isLive action={again}>{refusal}</Banner>}
                  <FormFields.Password control={form.control} name="password" label={intl.formatMessage({ id: 'account.field.newPassword' })} description={intl.formatMessage({ id: 'account.field.passwordRule' })} autoComplete="new-password" isRequired />
                  <FormFields.Password control={form.control} name="again" label={intl.formatMessage({ id: 'account.field.confirmPassword' })} autoComplete="new-password" isRequired />
                  <Button type="submit" variant="primary" size="lg" wide pending={form.formState.isSubmitting}>{intl.formatMessage({ id: 'account.reset.submit' })}</Button>
                </Stack>
              </form>
            )}
      </Stack>
    </Container>
  )
}
