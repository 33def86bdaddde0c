import type { Message } from '#domain/messages/schema.ts'
import { ConfirmDialog } from '#design-system/overlays/ConfirmDialog'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Heading } from '#design-system/text/Heading'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { MessageRow } from './MessageRow.tsx'

export interface MessagesViewProps {
  /** Undefined while loading. */
  messages: readonly Message[] | undefined
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  onRead: (message: Message) => void
  onRemove: (message: Message) => Promise<void>
}

/** The notification centre: what the shop had to say, newest first. Opening a message reads it; deleting asks once. */
export function MessagesView({ messages, failure, onRead, onRemove }: MessagesViewProps) {
  const intl = useIntl()
  const [toRemove, setToRemove] = useState<Message | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const unread = messages?.filter(({ is_read: isRead }) => !isRead).length ?? 0
  const remove = async () => {
    if (!toRemove) return
    setRemoving(true)
    try {
      await onRemove(toRemove)
    } finally {
      setRemoving(false)
      setToRemove(null)
    }
  }
  const body = () => {
    if (failure)
      return <ReadError failure={failure} title={intl.formatMessage({ id: 'dashboard.messages.error' })} />
    if (!messages)
      return (
        <Stack gap={4}>
          <Skeleton shape="block" height="s20" />
          <Skeleton shape="block" height="s20" />
        </Stack>
      )
    if (messages.length === 0)
      return (
        <EmptyState title={intl.formatMessage({ id: 'dashboard.messages.empty' })} icon="bell">
          {intl.formatMessage({ id: 'dashboard.messages.emptyCopy' })}
        </EmptyState>
      )
    return (
      <Stack as="ul" gap={2}>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            onRead={() => {
              onRead(message)
            }}
            onRemove={() => {
              setToRemove(message)
            }}
          />
        ))}
      </Stack>
    )
  }
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'dashboard.messages.title' })}
        </Heading>
        {messages && messages.length > 0 && (
          <Text tone="muted">{intl.formatMessage({ id: 'dashboard.messages.unread' }, { n: unread })}</Text>
        )}
      </Stack>
      {body()}
      <ConfirmDialog
        title={intl.formatMessage({ id: 'dashboard.messages.removeTitle' })}
        isOpen={toRemove !== null}
        onConfirm={() => {
          void remove()
        }}
        onClose={() => {
          setToRemove(null)
        }}
        confirmLabel={intl.formatMessage({ id: 'dashboard.messages.remove' })}
        cancelLabel={intl.formatMessage({ id: 'dashboard.messages.keep' })}
        tone="danger"
        isPending={isRemoving}
      >
        {toRemove && <Text>{toRemove.title}</Text>}
      </ConfirmDialog>
    </Stack>
  )
}
