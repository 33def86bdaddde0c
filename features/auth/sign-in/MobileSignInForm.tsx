import { loginByMobile } from '#domain/auth/api.ts'
import { normaliseMobile } from '#domain/auth/phone.ts'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Stack } from '#design-system/layout/Stack'
import { call } from '#features/kit/call.ts'
import { useSchemaForm } from '#features/kit/form/form.tsx'
import { report } from '#features/kit/service-fault.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { useAccountChoice } from '../use-account-choice.ts'
import { MobileCodeFields } from '../code/MobileCodeFields.tsx'
import { readFault } from '#features/kit/form/refusal.ts'
import { refuseAtField, useCode } from '../code/use-code.ts'
import { useSecondStep } from '../second-step/use-second-step.tsx'
import { isExpected, isRefused } from '../server-faults.ts'

/** Sign-in with a code. If the mobile has several accounts, the customer chooses one. */
export function MobileSignInForm({
  onToken,
  outboxHref,
}: {
  onToken: (token: string) => Promise<void>
  outboxHref?: string | undefined
}) {
  const intl = useIntl()
  const [refusal, setRefusal] = useState<string>()
  const { choice, find, ask, stop } = useAccountChoice()
  const secondStep = useSecondStep('code')
  const form = useSchemaForm(() => import('../forms.ts').then((forms) => forms.mobileForm), {
    countryCode: '852',
    mobile: '',
    code: '',
  })
  const code = useCode('known', refuseAtField(form, { mobile: 'mobile', code: 'code' }))

  const tell = (error: unknown) => {
    report(error, 'sign-in')
    const { field, text } = readFault(
      intl,
      error,
      isRefused(error) ? 'account.signin.wrong' : 'account.error.load',
    )
    if (field === 'mobile' || field === 'code') form.setError(field, { message: text })
    else setRefusal(text)
  }
  const enter = async (customerId?: number) => {
    const { countryCode, mobile, code: typed } = form.getValues()
    const digits = normaliseMobile(countryCode, mobile)
    setRefusal(undefined)
    const account = customerId === undefined ? {} : { customerId }
    const body = { mobile: digits, countryCode, code: typed, ...account }
    await secondStep.enter(
      async (otp) =>
        onToken(await call(loginByMobile, { body: { ...body, ...(otp && { otp }) } }, { handled: true })),
      async (error) => {
        if (!isExpected(error)) {
          stop()
          tell(error)
          return
        }
        try {
          const found = await find({ countryCode, mobile, code: typed })
          if (found.accounts.length > 0) ask(found)
          else setRefusal(intl.formatMessage({ id: 'forms.validation.noCustomer' }))
        } catch (fault) {
          tell(fault)
        }
      },
    )
  }
  const submit = form.handleSubmit(() => enter())

  if (secondStep.form) return secondStep.form
  if (choice)
    return <choice.Form accounts={choice.accounts} onChoose={enter} onBack={stop} refusal={refusal} />
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
      </Stack>
    </form>
  )
}
