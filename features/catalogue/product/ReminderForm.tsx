import { saveArrivalReminder } from '#domain/catalogue/api.ts'
import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'
import { InlineMessage } from '#design-system/InlineMessage'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { TextField } from '#design-system/TextField'
import { call } from '#features/kit/call.ts'
import { useSession } from '#features/kit/session.ts'
import { inventorySlot } from '#features/kit/storage.ts'
import { faultText } from '#features/kit/service-fault.ts'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Asks for a message when a product is back (contract.md §6.1). The chosen inventory source goes along as `code`, if there is one. */
export function ReminderForm({ productId, name, onClose }: { productId: number; name: string; onClose: () => void }) {
  const intl = useIntl()
  const { customer } = useSession()
  const [email, setEmail] = useState(customer?.email ?? '')
  const [isWrong, setWrong] = useState(false)
  const saving = useMutation({
    mutationFn: () => {
      const code = inventorySlot.read()?.sourceCode
      return call(saveArrivalReminder, { ...(code ? { query: { code } } : {}), body: { productId, email } }, { handled: true })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = !looksLikeEmail.test(email)
    setWrong(wrong)
    if (!wrong && !saving.isPending) saving.mutate()
  }
  return (
    <Dialog title={intl.formatMessage({ id: 'catalogue.reminder.title' })} isOpen onClose={onClose}>
      {saving.isSuccess
        ? <Stack gap={4}><InlineMessage tone="success" isLive>{intl.formatMessage({ id: 'catalogue.reminder.done' }, { email })}</InlineMessage><Button wide onPress={onClose}>{intl.formatMessage({ id: 'catalogue.reminder.close' })}</Button></Stack>
        : (
          <form onSubmit={submit} noValidate>
            <Stack gap={4}>
              <Text>{intl.formatMessage({ id: 'catalogue.reminder.text' }, { name })}</Text>
              <TextField
                label={intl.formatMessage({ id: 'catalogue.reminder.email' })} type="email" autoComplete="email" isRequired value={email} onChange={(next) => { setEmail(next); setWrong(false) }}
                errorMessage={isWrong ? intl.formatMessage({ id: 'catalogue.reminder.emailFault' }) : undefined}
              />
              {saving.isError && <InlineMessage tone="critical" isLive>{faultText(intl, saving.error, 'catalogue.error.title')}</InlineMessage>}
              <Button type="submit" variant="primary" wide pending={saving.isPending}>{intl.formatMessage({ id: 'catalogue.reminder.send' })}</Button>
            </Stack>
          </form>
        )}
    </Dialog>
  )
}
