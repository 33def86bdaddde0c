import { TOTP_DIGITS } from '#domain/two-step/code.ts'
import { Button } from '#design-system/actions/Button'
import { OneTimeCodeField } from '#design-system/fields/OneTimeCodeField'
import { TextField } from '#design-system/fields/TextField'
import { Stack } from '#design-system/layout/Stack'
import { Heading } from '#design-system/text/Heading'
import { Text } from '#design-system/text/Text'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { checkedOnceFilled, focusField, FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { useRefusal } from '#features/kit/form/refusal.ts'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { secondStepForm } from './second-step-form.ts'

export interface SecondStepFormProps {
  /** Signs in with a code. @throws what is shown at the field or above it */
  onCode: (otp: string) => Promise<void>
  /** Returns to the first step. */
  onBack: () => void
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function SecondStepForm({ onCode, onBack }: SecondStepFormProps) {
  const intl = useIntl()
  const [isRecovery, setRecovery] = useState(false)
  const form = useSchemaForm(secondStepForm, { otp: '' })
  const { refusal, catchRefusal } = useRefusal(form, { code: 'otp' })
  useEffect(() => {
    focusField('otp')
  }, [isRecovery])
  const submit = form.handleSubmit(catchRefusal(({ otp }) => onCode(otp)))
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        void submit(event)
      }}
    >
      <Stack gap={5}>
        <Heading level={2} size="section">
          {intl.formatMessage({ id: 'account.otp.title' })}
        </Heading>
        <FormErrors form={form} refusal={refusal} />
        <FormField control={form.control} name="otp">
          {(field) =>
            isRecovery ? (
              <TextField
                {...checkedOnceFilled(field)}
                key="recovery"
                label={intl.formatMessage({ id: 'account.otp.recoveryCode' })}
                description={intl.formatMessage({ id: 'account.otp.recoveryHint' })}
                autoComplete="off"
                spellCheck={false}
                isRequired
              />
            ) : (
              <OneTimeCodeField
                {...checkedOnceFilled(field)}
                key="app"
                label={intl.formatMessage({ id: 'account.otp.code' })}
                description={intl.formatMessage({ id: 'account.otp.hint' })}
                length={TOTP_DIGITS}
                isRequired
              />
            )
          }
        </FormField>
        <SendButton
          type="submit"
          variant="primary"
          size="lg"
          isWide
          isPending={form.formState.isSubmitting}
          pendingLabel={intl.formatMessage({ id: 'account.signin.pending' })}
        >
          {intl.formatMessage({ id: 'account.signin.submit' })}
        </SendButton>
        <Button
          variant="text"
          onPress={() => {
            form.reset()
            setRecovery(!isRecovery)
          }}
        >
          {intl.formatMessage({ id: isRecovery ? 'account.otp.useApp' : 'account.otp.useRecovery' })}
        </Button>
        <Button variant="text" onPress={onBack}>
          {intl.formatMessage({ id: 'account.otp.back' })}
        </Button>
        <Text tone="muted">{intl.formatMessage({ id: 'account.otp.lost' })}</Text>
      </Stack>
    </form>
  )
}
