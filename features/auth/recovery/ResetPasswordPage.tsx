import { resetPassword } from '#domain/auth/api.ts'
import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Container } from '#design-system/layout/Container'
import { Heading } from '#design-system/text/Heading'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Stack } from '#design-system/layout/Stack'
import { TextLink } from '#design-system/text/TextLink'
import { call } from '#features/kit/call.ts'
import { useSchemaForm } from '#features/kit/form/form.tsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useSearchParams } from 'react-router-dom'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { readFault } from '#features/kit/form/refusal.ts'
import { isRefused } from '../server-faults.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'

const fromState = (state: unknown, key: string): string =>
  typeof state === 'object' && state !== null && typeof (state as Record<string, unknown>)[key] === 'string'
    ? String((state as Record<string, unknown>)[key])
    : ''

/** Sets a new password. Token and e-mail come from the link that was sent (`?email=&token=`) or from the recovery by mobile. */
export function ResetPasswordPage() {
  const intl = useIntl()
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const email = search.get('email') ?? fromState(state, 'email')
  const resetToken = search.get('token') ?? search.get('resetToken') ?? fromState(state, 'resetToken')
  const [refusal, setRefusal] = useState<string>()
  const [isDone, setDone] = useState(false)
  const form = useSchemaForm(() => import('../forms.ts').then((forms) => forms.resetForm({ email })), {
    password: '',
    again: '',
  })
  const submit = form.handleSubmit(async ({ password }) => {
    setRefusal(undefined)
    try {
      await call(resetPassword, { body: { email, resetToken, newPassword: password } }, { handled: true })
      setDone(true)
    } catch (error) {
      const { text } = readFault(
        intl,
        error,
        isRefused(error) ? 'forms.validation.resetInvalid' : 'account.error.load',
      )
      setRefusal(text)
    }
  })
  const again = (
    <TextLink href={paths.forgotPassword()}>{intl.formatMessage({ id: 'account.reset.again' })}</TextLink>
  )
  return (
    <Container width="measure" block="page">
      <Stack gap={6}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'account.reset.title' })}
        </Heading>
        {isDone ? (
          <>
            <Banner tone="success" isLive>
              {intl.formatMessage({ id: 'account.reset.done' })}
            </Banner>
            <LinkButton href={paths.signIn()} variant="primary" size="lg">
              {intl.formatMessage({ id: 'account.signin.title' })}
            </LinkButton>
          </>
        ) : !resetToken ? (
          <Banner tone="critical" action={again}>
            {intl.formatMessage({ id: 'forms.validation.resetInvalid' })}
          </Banner>
        ) : (
          <form
            method="post"
            noValidate
            onSubmit={(event) => {
              void submit(event)
            }}
          >
            <Stack gap={5}>
              <FormErrors form={form} />
              {refusal && (
                <Banner tone="critical" isLive action={again}>
                  {refusal}
                </Banner>
              )}
              <NewPasswordFields
                control={form.control}
                label={intl.formatMessage({ id: 'account.field.newPassword' })}
              />
              <SendButton
                type="submit"
                variant="primary"
                size="lg"
                isWide
                isPending={form.formState.isSubmitting}
              >
                {intl.formatMessage({ id: 'account.reset.submit' })}
              </SendButton>
            </Stack>
          </form>
        )}
      </Stack>
    </Container>
  )
}
