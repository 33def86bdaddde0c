import { Button } from '#design-system/actions/Button'
import { PasswordField } from '#design-system/fields/PasswordField'
import { TextField } from '#design-system/fields/TextField'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { checkedOnceFilled, focusField, FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { useRefusal } from '#features/kit/form/refusal.ts'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { proofForm } from './forms.ts'

export interface ProofFormProps {
  /** Whether a code of the app, or a recovery code, is asked for beside the password. */
  withCode: boolean
  submitLabel: string
  onProof: (proof: { current_password: string; otp: string }) => Promise<void>
  /** Absent where there is nothing to return to. */
  onCancel?: (() => void) | undefined
}

/** Asks for what proves that the owner of the account is at the keyboard. */
export function ProofForm({ withCode, submitLabel, onProof, onCancel }: ProofFormProps) {
  const intl = useIntl()
  const form = useSchemaForm(proofForm(withCode), { password: '', otp: '' })
  const { refusal, catchRefusal } = useRefusal(form, { current: 'password', code: 'otp' })
  useEffect(() => {
    if (withCode) focusField('password')
  }, [withCode])
  const submit = form.handleSubmit(
    catchRefusal(({ password, otp }) => onProof({ current_password: password, otp })),
  )
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
        <FormField control={form.control} name="password">
          {(field) => (
            <PasswordField
              {...checkedOnceFilled(field)}
              label={intl.formatMessage({ id: 'dashboard.password.current' })}
              autoComplete="current-password"
              isRequired
            />
          )}
        </FormField>
        {withCode && (
          <FormField control={form.control} name="otp">
            {(field) => (
              <TextField
                {...checkedOnceFilled(field)}
                label={intl.formatMessage({ id: 'dashboard.twoStep.anyCode' })}
                description={intl.formatMessage({ id: 'dashboard.twoStep.anyCodeHint' })}
                autoComplete="one-time-code"
                spellCheck={false}
                isRequired
              />
            )}
          </FormField>
        )}
        <Inline gap={3}>
          <SendButton type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {submitLabel}
          </SendButton>
          {onCancel && (
            <Button onPress={onCancel}>{intl.formatMessage({ id: 'dashboard.twoStep.cancel' })}</Button>
          )}
        </Inline>
      </Stack>
    </form>
  )
}
