import { Banner } from '#design-system/feedback/Banner'
import { SubmitErrors } from '#features/kit/form/form.tsx'
import { useIntl } from 'react-intl'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Lists the faults after a refused submit, or says in one sentence that all required fields are empty. Below
 * it the service's message about the whole form.
 */
export function FormErrors<T extends FieldValues, Output extends FieldValues>({
  form,
  refusal,
}: {
  form: UseFormReturn<T, unknown, Output>
  refusal?: string | undefined
}) {
  const intl = useIntl()
  const messages = Object.values(form.formState.errors).map((error) => error?.message)
  const isEmpty = messages.length > 1 && messages.every((message) => message === 'forms.validation.required')
  return (
    <>
      <SubmitErrors
        form={form}
        {...(isEmpty && { title: intl.formatMessage({ id: 'forms.validation.allRequired' }) })}
      />
      {refusal && (
        <Banner tone="critical" isLive>
          {refusal}
        </Banner>
      )}
    </>
  )
}
