import { Banner } from '#design-system/Banner'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { messageText } from './message.ts'

/**
 * Says that a form was not sent because its rules could not be loaded. Takes the focus on every attempt. `SubmitErrors`
 * includes it; a form that shows its faults at the fields alone needs it above them.
 */
export function RulesFailure<T extends FieldValues, Output extends FieldValues>({
  form,
}: {
  form: UseFormReturn<T, unknown, Output>
}) {
  const intl = useIntl()
  const { errors, submitCount } = form.formState
  const fault = errors.root?.message
  if (submitCount === 0 || !fault) return null
  return (
    <Banner tone="critical" focusKey={submitCount}>
      {messageText(intl, fault)}
    </Banner>
  )
}
