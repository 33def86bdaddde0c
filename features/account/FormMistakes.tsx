import { Banner } from '#design-system/Banner'
import { SubmitErrors } from '#features/kit/form.tsx'
import { useIntl } from 'react-intl'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** The list of mistakes after a refused submit; when all of them are empty fields it says so in one sentence. Below it what the service said about the whole. */
export function FormMistakes<T extends FieldValues, Output extends FieldValues>({ form, refusal }: { form: UseFormReturn<T, unknown, Output>; refusal?: string | undefined }) {
  const intl = useIntl()
  const required = intl.formatMessage({ id: 'account.validation.required' })
  const messages = Object.values(form.formState.errors).map((error) => error?.message)
  const isEmpty = messages.length > 1 && messages.every((message) => message === required)
  return (
    <>
      <SubmitErrors form={form} {...(isEmpty && { title: intl.formatMessage({ id: 'account.validation.allRequired' }) })} />
      {refusal && <Banner tone="critical" isLive>{refusal}</Banner>}
    </>
  )
}
