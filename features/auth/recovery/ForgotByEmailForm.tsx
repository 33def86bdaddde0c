import { requestPasswordReset } from '#domain/auth/api.ts'
import { Banner } from '#design-system/feedback/Banner'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Stack } from '#design-system/layout/Stack'
import { TextField } from '#design-system/fields/TextField'
import { TextLink } from '#design-system/text/TextLink'
import { call } from '#features/kit/call.ts'
import { FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { recoveryFault } from '../server-faults.ts'

/** Requests a link by email (C-4.2: the key is sent under both names). */
export function ForgotByEmailForm({ outboxHref }: { outboxHref?: string | undefined }) {
  const intl = useIntl()
  const [result, setResult] = useState<{ isSent: boolean; text: string }>()
  const form = useSchemaForm(() => import('../forms.ts').then((forms) => forms.forgotForm), { key: '' })
  const submit = form.handleSubmit(async ({ key }) => {
    setResult(undefined)
    const email = key.trim()
    try {
      await call(
        requestPasswordReset,
        { body: { email, keyField: email, template: 'email_reset', websiteId: '1' } },
        { handled: true },
      )
      setResult({ isSent: true, text: intl.formatMessage({ id: 'account.forgot.sent' }) })
    } catch (error) {
      setResult({ isSent: false, text: recoveryFault(intl, error).text })
    }
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        void submit(event)
      }}
    >
      <Stack gap={5}>
        <FormErrors form={form} />
        {result?.isSent && (
          <Banner
            tone="success"
            isLive
            title={intl.formatMessage({ id: 'account.forgot.sentTitle' })}
            action={
              outboxHref && (
                <TextLink href={outboxHref} isExternal>
                  {intl.formatMessage({ id: 'account.forgot.outbox' })}
                </TextLink>
              )
            }
          >
            {result.text}
          </Banner>
        )}
        {result && !result.isSent && (
          <Banner tone="critical" isLive>
            {result.text}
          </Banner>
        )}
        <FormField control={form.control} name="key">
          {(field) => (
            <TextField
              {...field}
              label={intl.formatMessage({ id: 'account.forgot.key' })}
              autoComplete="username"
              spellCheck={false}
              isRequired
            />
          )}
        </FormField>
        <SendButton type="submit" variant="primary" size="lg" isWide isPending={form.formState.isSubmitting}>
          {intl.formatMessage({ id: 'account.forgot.submit' })}
        </SendButton>
      </Stack>
    </form>
  )
}
