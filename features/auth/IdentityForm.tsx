import { formatMobile } from '#domain/auth/phone.ts'
import type { BoundMobile, IdentityProof } from '#domain/customers/bound-mobile.ts'
import { Button } from '#design-system/actions/Button'
import { PasswordField } from '#design-system/fields/PasswordField'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { useRefusal } from '#features/kit/form/refusal.ts'
import { useIntl } from 'react-intl'
import { CodeField } from './code/CodeField.tsx'
import { refuseAtField, useCode } from './code/use-code.ts'
import { identityForm } from './forms.ts'
import { ProofCards } from './ProofCards.tsx'

export interface IdentityFormProps {
  /** The number that a code can be sent to; null leaves the password alone. */
  bound: BoundMobile | null
  /** Does what the proof is for. A refusal is shown at its field, and what was typed stays. */
  onProve: (proof: IdentityProof) => Promise<void>
  onCancel: () => void
  labels: { submit: string; pending: string; cancel: string }
  /** Address of the sandbox's outbox; absent outside the sandbox. */
  outboxHref?: string | undefined
}

/** Asks customers to prove who they are before something that cannot be undone: by the password or a code. */
export function IdentityForm({ bound, onProve, onCancel, labels, outboxHref }: IdentityFormProps) {
  const intl = useIntl()
  const form = useSchemaForm(identityForm, { proof: 'password', ownCode: '', password: '' })
  const { refusal, catchRefusal } = useRefusal(form, { ownCode: 'ownCode', current: 'password' })
  const ownCode = useCode('known', refuseAtField(form, { mobile: 'ownCode', code: 'ownCode' }))
  const bySms = form.watch('proof') === 'sms'
  const submit = form.handleSubmit(
    catchRefusal(({ proof, ownCode: code, password }) =>
      onProve(proof === 'sms' ? { current_code: code } : { current_password: password }),
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
                {...field}
                label={intl.formatMessage({ id: 'dashboard.password.current' })}
                autoComplete="current-password"
                isRequired
              />
            )}
          </FormField>
        )}
        <Inline gap={3}>
          <SendButton
            type="submit"
            variant="danger"
            size="lg"
            isPending={form.formState.isSubmitting}
            pendingLabel={labels.pending}
          >
            {labels.submit}
          </SendButton>
          <Button variant="text" size="lg" onPress={onCancel}>
            {labels.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
