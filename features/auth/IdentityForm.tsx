import { formatMobile } from '#domain/auth/phone.ts'
import type { BoundMobile, IdentityProof } from '#domain/customers/bound-mobile.ts'
import { Button } from '#design-system/actions/Button'
import { PasswordField } from '#design-system/fields/PasswordField'
import { TextField } from '#design-system/fields/TextField'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { checkedOnceFilled, FormField, useSchemaForm, type FormFieldProps } from '#features/kit/form/form.tsx'
import { useRefusal } from '#features/kit/form/refusal.ts'
import { useIntl } from 'react-intl'
import { CodeField } from './code/CodeField.tsx'
import { refuseAtField, useCode } from './code/use-code.ts'
import { identityForm } from './forms.ts'
import { ProofCards } from './ProofCards.tsx'

export interface IdentityFormProps {
  /** The number that a code can be sent to; null leaves the password alone. */
  bound: BoundMobile | null
  /**
   * Does what the proof is for. A refusal is shown at its field, and what was typed stays.
   * @param otp the code of the second step as typed; '' where none is asked for
   */
  onProve: (proof: IdentityProof, otp: string) => Promise<void>
  /** Absent where there is nothing to return to. */
  onCancel?: (() => void) | undefined
  labels: { submit: string; pending?: string | undefined; cancel?: string | undefined }
  /** The submit button of what cannot be undone is `danger`. */
  variant: 'primary' | 'danger'
  /** Whether a code of the authenticator app, or a recovery code, is asked for as well. */
  withSecondStep?: boolean
  /** Address of the sandbox's outbox; absent outside the sandbox. */
  outboxHref?: string | undefined
}

/** The field of a code of the authenticator app, or of a recovery code. */
function SecondStepField(field: FormFieldProps<string>) {
  const intl = useIntl()
  return (
    <TextField
      {...checkedOnceFilled(field)}
      label={intl.formatMessage({ id: 'dashboard.twoStep.anyCode' })}
      description={intl.formatMessage({ id: 'dashboard.twoStep.anyCodeHint' })}
      autoComplete="one-time-code"
      spellCheck={false}
      isRequired
    />
  )
}

/** Asks customers to prove who they are before they change what protects the account: by the password or a code by SMS. */
export function IdentityForm({
  bound,
  onProve,
  onCancel,
  labels,
  variant,
  withSecondStep = false,
  outboxHref,
}: IdentityFormProps) {
  const intl = useIntl()
  const form = useSchemaForm(identityForm(withSecondStep), {
    proof: 'password',
    ownCode: '',
    password: '',
    otp: '',
  })
  const { refusal, catchRefusal } = useRefusal(form, { ownCode: 'ownCode', current: 'password', code: 'otp' })
  const ownCode = useCode('known', refuseAtField(form, { mobile: 'ownCode', code: 'ownCode' }))
  const bySms = form.watch('proof') === 'sms'
  const submit = form.handleSubmit(
    catchRefusal(({ proof, ownCode: code, password, otp }) =>
      onProve(proof === 'sms' ? { current_code: code } : { current_password: password }, otp),
    ),
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
        {bound && (
          <FormField control={form.control} name="proof">
            {(field) => <ProofCards {...field} bound={bound} />}
          </FormField>
        )}
        {bySms && bound ? (
          <FormField control={form.control} name="ownCode">
            {(field) => (
              <CodeField
                {...field}
                label={intl.formatMessage(
                  { id: 'dashboard.phone.ownCode' },
                  { mobile: formatMobile(bound.countryCode, bound.mobile) },
                )}
                code={ownCode}
                outboxHref={outboxHref}
                onSend={() => {
                  void ownCode.send(bound.countryCode, bound.mobile)
                }}
              />
            )}
          </FormField>
        ) : (
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
        )}
        {withSecondStep && (
          <FormField control={form.control} name="otp">
            {(field) => <SecondStepField {...field} />}
          </FormField>
        )}
        <Inline gap={3}>
          <SendButton
            type="submit"
            variant={variant}
            size="lg"
            isPending={form.formState.isSubmitting}
            {...(labels.pending === undefined ? {} : { pendingLabel: labels.pending })}
          >
            {labels.submit}
          </SendButton>
          {onCancel && (
            <Button variant="text" size="lg" onPress={onCancel}>
              {labels.cancel}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  )
}
