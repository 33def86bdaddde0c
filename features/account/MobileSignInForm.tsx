import { listUsernames, loginByMobile } from '#domain/auth/api.ts'
import { normaliseMobile } from '#domain/auth/phone.ts'
import type { AccountChoice } from '#domain/auth/schema.ts'
import { Button } from '#design-system/Button'
import { Stack } from '#design-system/Stack'
import { call } from '#features/kit/call.ts'
import { useSchemaForm } from '#features/kit/form.tsx'
import { report } from '#features/kit/service-fault.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormMistakes } from './FormMistakes.tsx'
import { AccountChoiceForm } from './AccountChoiceForm.tsx'
import { mobileForm } from './forms.ts'
import { MobileCodeFields } from './MobileCodeFields.tsx'
import { isRefused, needsChoice, readFault } from './server-faults.ts'
import { useCode } from './use-code.ts'

/** Signing in by a code. When the mobile has several accounts, the person chooses one (shopping.md §2 "Login"). */
export function MobileSignInForm({ onToken, outboxHref }: { onToken: (token: string) => Promise<void>; outboxHref?: string | undefined }) {
  const intl = useIntl()
  const [refusal, setRefusal] = useState<string>()
  const [accounts, setAccounts] = useState<AccountChoice[]>()
  const form = useSchemaForm(mobileForm(intl), { countryCode: '852', mobile: '', code: '' })
  const code = useCode('known', (message) => { form.setError('mobile', { message }) })

  const tell = (error: unknown) => {
    report(error, 'sign-in')
    const { place, text } = readFault(intl, error, isRefused(error) ? 'account.signin.wrong' : 'account.error.load')
    if (place === 'mobile' || place === 'code') form.setError(place, { message: text })
    else setRefusal(text)
  }
  const enter = async (customerId?: number) => {
    const { countryCode, mobile, code: typed } = form.getValues()
    const digits = normaliseMobile(countryCode, mobile)
    setRefusal(undefined)
    try {
      await onToken(await call(loginByMobile, { body: { mobile: digits, countryCode, code: typed, ...(customerId === undefined ? {} : { customerId }) } }, { handled: true }))
    } catch (error) {
      if (!needsChoice(error)) { setAccounts(undefined); tell(error); return }
      try {
        setAccounts(await call(listUsernames, { params: { prefix: countryCode, mobile: digits, code: typed } }, { handled: true }))
      } catch (fault) { tell(fault) }
    }
  }
  const submit = form.handleSubmit(() => enter())

  if (accounts) return <AccountChoiceForm accounts={accounts} onChoose={enter} onBack={() => { setAccounts(undefined) }} refusal={refusal} />
  return (
    <form noValidate onSubmit={(event) => { void submit(event) }}>
      <Stack gap={5}>
        <FormMistakes form={form} refusal={refusal} />
        <MobileCodeFields control={form.control} code={code} outboxHref={outboxHref} onSend={() => { void code.send(form.getValues('countryCode'), form.getValues('mobile')) }} />
        <Button type="submit" variant="primary" size="lg" wide pending={form.formState.isSubmitting} pendingLabel={intl.formatMessage({ id: 'account.signin.pending' })}>{intl.formatMessage({ id: 'account.signin.submit' })}</Button>
      </Stack>
    </form>
  )
}
