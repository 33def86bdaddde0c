import { createResetToken } from '#domain/auth/api.ts'
import { normaliseMobile } from '#domain/auth/phone.ts'
import type { AccountChoice } from '#domain/auth/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Stack } from '#design-system/layout/Stack'
import { call } from '#features/kit/call.ts'
import { useSchemaForm } from '#features/kit/form/form.tsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { useAccountChoice } from '../use-account-choice.ts'
import { MobileCodeFields } from '../code/MobileCodeFields.tsx'
import { refuseAtField, useCode } from '../code/use-code.ts'
import { recoveryFault } from '../server-faults.ts'

/** Recovery by mobile: the code returns a reset token, which is passed to the reset screen (C-6.2). */
export function ForgotByMobileForm({ outboxHref }: { outboxHref?: string | undefined }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const { choice, find, ask, stop } = useAccountChoice()
  const form = useSchemaForm(() => import('../forms.ts').then((forms) => forms.mobileForm), {
    countryCode: '852',
    mobile: '',
    code: '',
  })
  const code = useCode('known', refuseAtField(form, { mobile: 'mobile', code: 'code' }))

  const recover = async (list: readonly AccountChoice[], customerId: number) => {
    const { countryCode, mobile, code: typed } = form.getValues()
    const resetToken = await call(
      createResetToken,
      { body: { mobile: normaliseMobile(countryCode, mobile), countryCode, code: typed, customerId } },
      { handled: true },
    )
    const account = list.find(({ customer_id: id }) => id === customerId)
    // The token is passed in the navigation's state, because an address would stay in the history.
    void navigate(paths.resetPassword(), {
      state: { resetToken, email: account?.email ?? account?.username ?? '' },
    })
  }
  const tell = (error: unknown) => {
    const { field, text } = recoveryFault(intl, error)
    stop()
    if (field === 'mobile' || field === 'code') form.setError(field, { message: text })
    else setRefusal(text)
  }
  const choose = (id: number) => recover(choice?.accounts ?? [], id).catch(tell)
  const submit = form.handleSubmit(async (proof) => {
    setRefusal(undefined)
    try {
      const found = await find(proof)
      const only = found.accounts.length === 1 ? found.accounts[0] : undefined
      if (only) await recover(found.accounts, only.customer_id)
      else if (found.accounts.length > 0) ask(found)
      else setRefusal(intl.formatMessage({ id: 'forms.validation.noCustomer' }))
    } catch (error) {
      tell(error)
    }
  })

  if (choice) return <choice.Form accounts={choice.accounts} onChoose={choose} onBack={stop} />
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
        <MobileCodeFields
          control={form.control}
          code={code}
          outboxHref={outboxHref}
          onSend={() => {
            void code.send(form.getValues('countryCode'), form.getValues('mobile'))
          }}
        />
        <SendButton type="submit" variant="primary" size="lg" isWide isPending={form.formState.isSubmitting}>
          {intl.formatMessage({ id: 'account.forgot.next' })}
        </SendButton>
      </Stack>
    </form>
  )
}
