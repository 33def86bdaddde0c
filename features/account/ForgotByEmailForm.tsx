import { requestPasswordReset } from '#domain/auth/api.ts'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { Stack } from '#design-system/Stack'
import { TextLink } from '#design-system/TextLink'
import { call } from '#features/kit/call.ts'
import { FormFields, useSchemaForm } from '#features/kit/form.tsx'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormMistakes } from './FormMistakes.tsx'
import { forgotForm } from './forms.ts'

/** Asks for a link by e-mail (contract.md §4.2: the key goes under both names). */
export function ForgotByEmailForm({ outboxHref }: { outboxHref?: string | undefined }) {
  const intl = useIntl()
  const [result, setResult] = useState<'sent' | 'failed' | 'unknown'>()
  const form = useSchemaForm(forgotForm(intl), { key: '' })
  const submit = form.handleSubmit(async ({ key }) => {
    setResult(undefined)
    const email = key.trim()
    try {
      await call(requestPasswordReset, { body: { email, keyField: email, template: 'email_reset', websiteId: '1' } }, { handled: true })
      setResult('sent')
    } catch (error) {
      setResult(error instanceof ServiceFault && error.template === 'Cannot find customer.' ? 'unknown' : 'failed')
    }
  })
  return (
    <form noValidate onSubmit={(event) => { void submit(event) }}>
      <Stack gap={5}>
        <FormMistakes form={form} />
        {result === 'sent' && <Banner tone="success" isLive title={intl.formatMessage({ id: 'account.forgot.sentTitle' })} action={outboxHref && <TextLink href={outboxHref} isExternal>{intl.formatMessage({ id: 'account.code.outbox' })}</TextLink>}>{intl.formatMessage({ id: 'account.forgot.sent' })}</Banner>}
        {(result === 'failed' || result === 'unknown') && <Banner tone="critical" isLive>{intl.formatMessage({ id: result === 'failed' ? 'account.forgot.failed' : 'account.forgot.noCustomer' })}</Banner>}
        <FormFields.Text control={form.control} name="key" label={intl.formatMessage({ id: 'account.forgot.key' })} autoComplete="username" spellCheck={false} isRequired />
        <Button type="submit" variant="primary" size="lg" wide pending={form.formState.isSubmitting}>{intl.formatMessage({ id: 'account.forgot.submit' })}</Button>
      </Stack>
    </form>
  )
}
