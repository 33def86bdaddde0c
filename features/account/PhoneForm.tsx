import { normaliseMobile } from '#domain/auth/phone.ts'
import { Button } from '#design-system/Button'
import { Stack } from '#design-system/Stack'
import { FormFields, useSchemaForm } from '#features/kit/form.tsx'
import { useIntl } from 'react-intl'
import { FormMistakes } from './FormMistakes.tsx'
import { newMobileFault, phoneForm, type BoundMobile } from './forms.ts'
import { MobileCodeFields } from './MobileCodeFields.tsx'
import { useCode } from './use-code.ts'
import { useRefusal } from './use-refusal.ts'

/** A new number with the proof that it may be bound. */
export interface NewMobile extends BoundMobile { proof: { security_code: string } | { current_password: string } }

export interface PhoneFormProps {
  /** The number that is bound now; null binds a first one, which only a code proves. */
  bound: BoundMobile | null
  onSave: (mobile: NewMobile) => Promise<void>
  outboxHref?: string | undefined
}

/** Sets a number, verified by SMS or by the password (shopping.md §2 "Profile"). A code goes to the new number only. */
export function PhoneForm({ bound, onSave, outboxHref }: PhoneFormProps) {
  const intl = useIntl()
  const form = useSchemaForm(phoneForm(intl, bound), { proof: 'sms', countryCode: bound?.countryCode ?? '852', mobile: '', code: '', password: '' })
  const { refusal, telling } = useRefusal(form, { mobile: 'mobile', code: 'code', current: 'password' })
  const bySms = form.watch('proof') === 'sms'
  const code = useCode('free', (message) => { form.setError('mobile', { message }) })
  const send = () => {
    const { countryCode, mobile } = form.getValues()
    const fault = mobile.trim() ? newMobileFault(intl, bound, countryCode, mobile) : undefined
    if (fault) form.setError('mobile', { message: fault })
    else void code.send(countryCode, mobile)
  }
  const submit = form.handleSubmit(telling(async (values) => {
    await onSave({ countryCode: values.countryCode, mobile: normaliseMobile(values.countryCode, values.mobile), proof: values.proof === 'sms' ? { security_code: values.code } : { current_password: values.password } })
  }))
  return (
    <form noValidate onSubmit={(event) => { void submit(event) }}>
      <Stack gap={5}>
        <FormMistakes form={form} refusal={refusal} />
        {bound && (
          <FormFields.RadioCards
            control={form.control}
            name="proof"
            label={intl.formatMessage({ id: 'dashboard.phone.proof' })}
            options={[
              { value: 'sms', label: intl.formatMessage({ id: 'dashboard.phone.bySms' }), description: intl.formatMessage({ id: 'dashboard.phone.bySmsHint' }) },
              { value: 'password', label: intl.formatMessage({ id: 'dashboard.phone.byPassword' }), description: intl.formatMessage({ id: 'dashboard.phone.byPasswordHint' }) },
            ]}
          />
        )}
        <MobileCodeFields control={form.control} code={code} onSend={send} withCode={bySms} label={intl.formatMessage({ id: bound ? 'dashboard.phone.new' : 'account.field.mobile' })} outboxHref={outboxHref} />
        {!bySms && <FormFields.Password control={form.control} name="password" label={intl.formatMessage({ id: 'dashboard.password.current' })} autoComplete="current-password" isRequired />}
        <div><Button type="submit" variant="primary" size="lg" pending={form.formState.isSubmitting} pendingLabel={intl.formatMessage({ id: 'account.address.saving' })}>{intl.formatMessage({ id: bound ? 'dashboard.phone.submit' : 'dashboard.phone.bind' })}</Button></div>
      </Stack>
    </form>
  )
}
