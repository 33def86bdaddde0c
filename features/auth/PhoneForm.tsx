import { formatMobile, normaliseMobile } from '#domain/auth/phone.ts'
import type { BoundMobile, NewMobile } from '#domain/customers/bound-mobile.ts'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { PasswordField } from '#design-system/fields/PasswordField'
import { Stack } from '#design-system/layout/Stack'
import { FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { useIntl } from 'react-intl'
import { CodeField } from './code/CodeField.tsx'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { newMobileMessage, phoneForm } from './forms.ts'
import { MobileCodeFields } from './code/MobileCodeFields.tsx'
import { ProofCards } from './ProofCards.tsx'
import { refuseAtField, useCode } from './code/use-code.ts'
import { useRefusal } from '#features/kit/form/refusal.ts'

export interface PhoneFormProps {
  /** The bound number; null binds the first one. */
  bound: BoundMobile | null
  onSave: (mobile: NewMobile) => Promise<void>
  outboxHref?: string | undefined
}

/**
 * Changes the mobile number. A code to the new number proves that it is the customer's; a code to the bound number or
 * the password proves that the caller is the customer.
 */
export function PhoneForm({ bound, onSave, outboxHref }: PhoneFormProps) {
  const intl = useIntl()
  const form = useSchemaForm(phoneForm(bound), {
    proof: bound ? 'sms' : 'password',
    countryCode: bound?.countryCode ?? '852',
    mobile: '',
    code: '',
    ownCode: '',
    password: '',
  })
  const { refusal, catchRefusal } = useRefusal(form, {
    mobile: 'mobile',
    code: 'code',
    ownCode: 'ownCode',
    current: 'password',
  })
  const bySms = form.watch('proof') === 'sms'
  const code = useCode('free', refuseAtField(form, { mobile: 'mobile', code: 'code' }))
  const ownCode = useCode('known', refuseAtField(form, { mobile: 'ownCode', code: 'ownCode' }))
  const send = () => {
    const { countryCode, mobile } = form.getValues()
    const fault = mobile.trim() ? newMobileMessage(bound, countryCode, mobile) : undefined
    if (fault) refuseAtField(form, { mobile: 'mobile', code: 'code' })({ field: 'mobile', text: fault })
    else void code.send(countryCode, mobile)
  }
  const submit = form.handleSubmit(
    catchRefusal(async (values) => {
      await onSave({
        countryCode: values.countryCode,
        mobile: normaliseMobile(values.countryCode, values.mobile),
        proof: {
          security_code: values.code,
          ...(values.proof === 'sms'
            ? { current_code: values.ownCode }
            : { current_password: values.password }),
        },
      })
    }),
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
        <MobileCodeFields
          control={form.control}
          code={code}
          onSend={send}
          label={intl.formatMessage({ id: bound ? 'dashboard.phone.new' : 'account.field.mobile' })}
          outboxHref={outboxHref}
        />
        {bySms && bound && (
          <FormField control={form.control} name="ownCode">
            {(field) => (
              <CodeField
                {...field}
                label={intl.formatMessage(
                  { id: 'dashboard.phone.ownCode' },
                  { mobile: formatMobile(bound.countryCode, bound.mobile) },
                )}
                code={ownCode}
                onSend={() => {
                  void ownCode.send(bound.countryCode, bound.mobile)
                }}
              />
            )}
          </FormField>
        )}
        {!bySms && (
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
        <div>
          <SendButton
            type="submit"
            variant="primary"
            size="lg"
            isPending={form.formState.isSubmitting}
            pendingLabel={intl.formatMessage({ id: 'account.address.saving' })}
          >
            {intl.formatMessage({ id: bound ? 'dashboard.phone.submit' : 'dashboard.phone.bind' })}
          </SendButton>
        </div>
      </Stack>
    </form>
  )
}
