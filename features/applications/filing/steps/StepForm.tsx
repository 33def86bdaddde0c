import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Stack } from '#design-system/layout/Stack'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'

/** Form of a step: its faults, its fields and the button to continue. */
export function StepForm<T extends FieldValues, Output extends FieldValues>({
  form,
  onNext,
  children,
}: {
  form: UseFormReturn<T, unknown, Output>
  onNext: (values: Output) => void | Promise<void>
  children: ReactNode
}) {
  const intl = useIntl()
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit(onNext)(event)
      }}
    >
      <Stack gap={5}>
        <FormErrors form={form} />
        {children}
        <div>
          <SendButton type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {intl.formatMessage({ id: 'applications.step.continue' })}
          </SendButton>
        </div>
      </Stack>
    </form>
  )
}
