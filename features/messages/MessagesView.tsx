import type { Message } from '#domain/messages/schema.ts'
import { Button } from '#design-system/Button'
import { ConfirmDialog } from '#design-system/ConfirmDialog'
import { EmptyState } from '#design-system/EmptyState'
import { ErrorState } from '#design-system/ErrorState'
import { Heading } from '#design-system/Heading'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { MessageRow } from './MessageRow.tsx'

export interface MessagesViewProps {
  /** Undefined while they are being read. */
  messages: readonly Message[] | undefined
  hasFailed?: boolean
  onRetry: () => void
  onRead: (message: Message) => void
  onRemove: (message: Message) => Promise<void>
}

/** The notification centre: what the shop had to say, newest first. Opening a message reads it; deleting asks once. */
export function MessagesView({ messages, hasFailed = false, onRetry, onRead, onRemove }: MessagesViewProps) {
  const intl = useIntl()
  const [doomed, setDoomed] = useState<Message | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const leaving = useRef<number | null>(null)
  const unread = messages?.filter(({ is_read: isRead }) => !isRead).length ?? 0
  const remove = async () => {
    if (!doomed) return
    setRemoving(true)
    leaving.current = doomed.id
    try { await onRemove(doomed) } finally { setRemoving(false); setDoomed(null) }
  }
  // The button that opened the question goes with its message, and the focus must not go with it.
  useEffect(() => {
    if (leaving.current === null || !messages || messages.some(({ id }) => id === leaving.current)) return
    leaving.current = null
    // after the dialog has given the focus back
    requestAnimationFrame(() => { requestAnimationFrame(() => { if (document.activeElement === document.body) heading.current?.focus() }) })
  }, [messages])
  const body = () => {
    if (hasFailed && !messages) return <ErrorState title={intl.formatMessage({ id: 'dashboard.messages.error' })} actions={<Button onPress={onRetry}>{intl.formatMessage({ id: 'dashboard.messages.retry' })}</Button>} />
    if (!messages) return <Stack gap={4}><Skeleton shape="block" height="s20" /><Skeleton shape="block" height="s20" /></Stack>
    if (messages.length === 0) return <EmptyState title={intl.formatMessage({ id: 'dashboard.messages.empty' })} icon="bell">{intl.formatMessage({ id: 'dashboard.messages.emptyCopy' })}</EmptyState>
    return <Stack as="ul" gap={2}>{messages.map((message) => <MessageRow key={message.id} message={message} onRead={() => { onRead(message) }} onRemove={() => { setDoomed(message) }} />)}</Stack>
  }
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} size="page" ref={heading} isFocusTarget>{intl.formatMessage({ id: 'dashboard.messages.title' })}</Heading>
        {messages && messages.length > 0 && <Text tone="muted">{intl.formatMessage({ id: 'dashboard.messages.unread' }, { n: unread })}</Text>}
      </Stack>
      {body()}
      <ConfirmDialog
        title={intl.formatMessage({ id: 'dashboard.messages.removeTitle' })}
        isOpen={doomed !== null}
        onConfirm={() => { void remove() }}
        onClose={() => { setDoomed(null) }}
        confirmLabel={intl.formatMessage({ id: 'dashboard.messages.remove' })}
        cancelLabel={intl.formatMessage({ id: 'dashboard.messages.keep' })}
        tone="danger"
        isPending={isRemoving}
      >
        {doomed && <Text>{doomed.title}</Text>}
      </ConfirmDialog>
    </Stack>
  )
}
