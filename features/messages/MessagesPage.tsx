import { markMessageRead, removeMessage } from '#domain/messages/api.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useMutate } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useIntl } from 'react-intl'
import { MessagesView } from './MessagesView.tsx'
import { useMessages } from './queries.ts'

/** /dashboard/messages: the notification centre. What fails is told by the call itself. */
export function MessagesPage() {
  const intl = useIntl()
  const messages = useMessages()
  const read = useMutate(markMessageRead)
  const remove = useMutate(removeMessage)
  const { enqueue } = useNotifications()
  return (
    <MessagesView
      messages={messages.data}
      failure={readFailure(messages)}
      onRead={({ id }) => {
        read.mutate({ params: { id } })
      }}
      onRemove={async ({ id }) => {
        try {
          await remove.mutateAsync({ params: { id } })
        } catch {
          return
        }
        enqueue({ message: intl.formatMessage({ id: 'dashboard.messages.removed' }), variant: 'success' })
      }}
    />
  )
}
