import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'
import { useNotifications } from '#design-system/NotificationStack'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { TextArea } from '#design-system/TextArea'
import { languageOf } from '#domain/store/languages.ts'
import { callLanguage } from '#features/kit/call.ts'
import { report } from '#features/kit/service-fault.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { loadMessages } from './messages.ts'

/** Characters of one report. */
const longest = 500

/** What the person did when it broke, sent with the error to where errors are reported. */
export function FeedbackDialog({ isOpen, error, onClose }: { isOpen: boolean; error: unknown; onClose: () => void }) {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const [text, setText] = useState('')
  const send = () => {
    report(new Error(text, { cause: error }), 'feedback')
    setText('')
    onClose()
    enqueue({ message: intl.formatMessage({ id: 'shell.feedback.thanks' }), variant: 'success' })
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: 'shell.feedback.title' })}
      isOpen={isOpen}
      onClose={onClose}
      footer={<Button variant="primary" isDisabled={text.trim() === ''} onPress={send}>{intl.formatMessage({ id: 'shell.feedback.send' })}</Button>}
    >
      <Stack gap={3}>
        <Text>{intl.formatMessage({ id: 'shell.feedback.copy' })}</Text>
        <TextArea label={intl.formatMessage({ id: 'shell.feedback.label' })} value={text} onChange={setText} maxLength={longest} counter />
      </Stack>
    </Dialog>
  )
}

/** The dialog with its words, which a page that does not break needs none of. */
export async function loadFeedback(): Promise<typeof FeedbackDialog> {
  await loadMessages(languageOf(callLanguage())?.code ?? 'zh_cn', ['shell-more'])
  return FeedbackDialog
}
