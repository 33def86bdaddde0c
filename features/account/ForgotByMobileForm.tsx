import { createResetToken, listUsernames } from '#domain/auth/api.ts'
import { normaliseMobile } from '#domain/auth/phone.ts'
import type { AccountChoice } from '#domain/auth/schema.ts'
import { Button } from '#design-system/Button'
import { Stack } from '#design-system/Stack'
import { call } from '#features/kit/call.ts'
import { useSchemaForm } from '#features/kit/form.tsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { FormMistakes } from './FormMistakes.tsx'
import { AccountChoiceForm } from './AccountChoiceForm.tsx'
import { mobileForm } from './forms.ts'
import { MobileCodeFields } from './MobileCodeFields.tsx'
import { readFault } from './server-faults.ts'
import { useCode } from './use-code.ts'

/** Recovery by mobile: the code gives a reset token, and the reset screen takes it over (contract.md §6.2). */
export function ForgotByMobileForm({ outboxHref }: { outboxHref?: string | undefined }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const [accounts, setAccounts] = useState<AccountChoice[]>()
  const form = useSchemaForm(mobileForm(intl), { countryCode: '852', mobile: '', code: '' })
  const code = useCode('known', (message) => { form.setError('mobile', { message }) })

  const recover = async (list: readonly AccountChoice[], customerId: number) => {
    const { countryCode, mobile, code: typed } = form.getValues()
    const resetToken = await call(createResetToken, { body: { mobile: normaliseMobile(countryCode, mobile), countryCode, code: typed, customerId } }, { handled: true })
    const account = list.find(({ customer_id: id }) => id === customerId)
    // The token goes by the navigation's state: an address would keep it in the history.
    void navigate('/reset_password', { state: { resetToken, email: account?.email ?? account?.username ?? '' } })
  }
  const tell = (error: unknown) => {
    const { place, text } = readFault(intl, error, 'account.forgot.failed')
    setAccounts(undefined)
    if (place === 'mobile' || place === 'code') form.setError(place, { message: text })
    else setRefusal(text)
  }
  const choose = (id: number) => recover(accounts ?? [], id).catch(tell)
  const submit = form.handleSubmit(async ({ countryCode, mobile, code: typed }) => {
    setRefusal(undefined)
    try {
      const list = await call(listUsernames, { params: { prefix: countryCode, mobile: normaliseMobile(countryCode, mobile), code: typed } }, { handled: true })
      const only = list.length === 1 ? list[0] : undefined
      if (only) await recover(list, only.customer_id)
      else setAccounts(list)
    } catch (error) { tell(error) }
  })

  if (accounts) return <AccountChoiceForm accounts={accounts} onChoose={choose} onBack={() => { setAccounts(undefined) }} />
  return (
    <form noValidate onSubmit={(event) => { void submit(event) }}>
      <Stack gap={5}>
        <FormMistakes form={form} refusal={refusal} />
        <MobileCodeFields control={form.control} code={code} outboxHref={outboxHref} onSend={() => { void code.send(form.getValues('countryCode'), form.getValues('mobile')) }} />
        <Button type="submit" variant="primary" size="lg" wide pending={form.formState.isSubmitting}>{intl.formatMessage({ id: 'account.forgot.next' })}</Button>
      </Stack>
    </form>
  )
}
