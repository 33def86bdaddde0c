import type { BoundMobile } from '#domain/customers/bound-mobile.ts'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Stack } from '#design-system/layout/Stack'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { useRefusal } from '#features/kit/form/refusal.ts'
import { FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { useIntl } from 'react-intl'
import { CodeField } from './CodeField.tsx'
import { refuseAtField, useCode } from './use-code.ts'

export interface CodeFormProps {
  /** The number that the code goes to. */
  mobile: BoundMobile
  /** What the code is for, on the button. */
  submitLabel: string
  pendingLabel: string
  /** Called with the code; an error is shown at the code's field or above it. */
  onCode: (code: string) => Promise<void>
  outboxHref?: string | undefined
}

/** A form for an action that requires an SMS code. */
export function CodeForm({ mobile, submitLabel, pendingLabel, onCode, outboxHref }: CodeFormProps) {
  const intl = useIntl()
  const form = useSchemaForm(() => import('../forms.ts').then((forms) => forms.codeForm), { code: '' })
  const { refusal, catchRefusal } = useRefusal(form, { code: 'code', mobile: 'code' })
  const code = useCode('any', refuseAtField(form, { mobile: 'code', code: 'code' }))
  const submit = form.handleSubmit(catchRefusal(({ code: typed }) => onCode(typed)))
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
        <FormField control={form.control} name="code">
          {(field) => (
            <CodeField
              {...field}
              label={intl.formatMessage({ id: 'account.field.code' })}
              code={code}
              onSend={() => {
                void code.send(mobile.countryCode, mobile.mobile)
              }}
              outboxHref={outboxHref}
            />
          )}
        </FormField>
        <div>
          <SendButton
            type="submit"
            variant="primary"
            size="lg"
            isPending={form.formState.isSubmitting}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </SendButton>
        </div>
      </Stack>
    </form>
  )
}
