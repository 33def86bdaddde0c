import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { saveArrivalReminder } from '#domain/catalogue/api.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Dialog } from '#design-system/overlays/Dialog'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextField } from '#design-system/fields/TextField'
import { call } from '#features/kit/call.ts'
import { RulesFailure, FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { useSession } from '#features/kit/session.ts'
import { inventorySlot } from '#features/kit/storage.ts'
import { faultText } from '#features/kit/service-fault.ts'
import { useMutation } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'

const reminderForm = z.object({
  email: z
    .string()
    .check(z.refine((email) => isEmailAddress(typedIdentifier(email)), 'catalogue.reminder.emailFault')),
})

/**
 * Asks for a message when a product is back in stock (C-6.8). The chosen inventory source, if any, is sent as `code`.
 */
export function ReminderForm({
  productId,
  name,
  onClose,
}: {
  productId: number
  name: string
  onClose: () => void
}) {
  const intl = useIntl()
  const { customer } = useSession()
  const form = useSchemaForm(reminderForm, { email: customer?.email ?? '' })
  const saving = useMutation({
    mutationFn: (email: string) => {
      const code = inventorySlot.read()?.sourceCode
      return call(
        saveArrivalReminder,
        { ...(code ? { query: { code } } : {}), body: { productId, email: email.trim() } },
        { handled: true },
      )
    },
  })
  const submit = form.handleSubmit(({ email }) => {
    if (!saving.isPending) saving.mutate(email)
  })
  return (
    <Dialog title={intl.formatMessage({ id: 'catalogue.reminder.title' })} isOpen onClose={onClose}>
      {saving.isSuccess ? (
        <Stack gap={4}>
          <InlineMessage tone="success" isLive>
            {intl.formatMessage({ id: 'catalogue.reminder.done' }, { email: saving.variables })}
          </InlineMessage>
          <Button isWide onPress={onClose}>
            {intl.formatMessage({ id: 'catalogue.reminder.close' })}
          </Button>
        </Stack>
      ) : (
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            void submit(event)
          }}
        >
          <Stack gap={4}>
            <Text>{intl.formatMessage({ id: 'catalogue.reminder.text' }, { name })}</Text>
            <RulesFailure form={form} />
            <FormField control={form.control} name="email">
              {(field) => (
                <TextField
                  {...field}
                  label={intl.formatMessage({ id: 'catalogue.reminder.email' })}
                  type="email"
                  autoComplete="email"
                  isRequired
                />
              )}
            </FormField>
            {saving.isError && (
              <InlineMessage tone="critical" isLive>
                {faultText(intl, saving.error, 'catalogue.error.title')}
              </InlineMessage>
            )}
            <SendButton type="submit" variant="primary" isWide isPending={saving.isPending}>
              {intl.formatMessage({ id: 'catalogue.reminder.send' })}
            </SendButton>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
