import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Dialog } from '#design-system/overlays/Dialog'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextArea } from '#design-system/fields/TextArea'
import { sendFeedback } from '#domain/feedback/api.ts'
import { FEEDBACK_MAX_CHARACTERS } from '#domain/feedback/feedback.ts'
import { call } from '#features/kit/call.ts'
import { FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { messageText } from '#features/kit/form/message.ts'
import { faultText, report, ServiceFault } from '#features/kit/service-fault.ts'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'

const feedback = z.object({ text: z.string() })

/**
 * Asks what the user did when the page failed. Sends the text to the service, which forwards it to support, and to
 * error reporting if configured. If it cannot be sent, the text stays.
 */
export function FeedbackDialog({
  isOpen,
  error,
  onClose,
}: {
  isOpen: boolean
  error: unknown
  onClose: () => void
}) {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const form = useSchemaForm(feedback, { text: '' })
  const send = form.handleSubmit(async ({ text }) => {
    try {
      await call(
        sendFeedback,
        {
          body: {
            text: text.trim(),
            page: location.pathname,
            ...(error instanceof Error ? { error: error.message.slice(0, 500) } : {}),
          },
        },
        { handled: true },
      )
      report(new Error(text, { cause: error }), 'feedback')
      form.reset()
      onClose()
      enqueue({ message: intl.formatMessage({ id: 'shell.feedback.thanks' }), variant: 'success' })
    } catch (failure) {
      // A rate limit has its own message; in all other cases it is enough to know that nothing was sent.
      form.setError('root', {
        message:
          failure instanceof ServiceFault && failure.status === 429
            ? faultText(intl, failure, 'shell.feedback.failed')
            : intl.formatMessage({ id: 'shell.feedback.failed' }),
      })
    }
  })
  const fault = form.formState.errors.root?.message
  return (
    <Dialog
      title={intl.formatMessage({ id: 'shell.feedback.title' })}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <SendButton
          variant="primary"
          isDisabled={form.watch('text').trim() === ''}
          isPending={form.formState.isSubmitting}
          onPress={() => void send()}
        >
          {intl.formatMessage({ id: 'shell.feedback.send' })}
        </SendButton>
      }
    >
      <Stack gap={3}>
        <Text>{intl.formatMessage({ id: 'shell.feedback.copy' })}</Text>
        <FormField control={form.control} name="text">
          {(field) => (
            <TextArea
              {...field}
              label={intl.formatMessage({ id: 'shell.feedback.label' })}
              maxLength={FEEDBACK_MAX_CHARACTERS}
              hasCounter
            />
          )}
        </FormField>
        {fault && (
          <InlineMessage tone="critical" isLive>
            {messageText(intl, fault)}
          </InlineMessage>
        )}
      </Stack>
    </Dialog>
  )
}
