import { formatDateTime } from '#domain/dates/format-date.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import type { Message } from '#domain/messages/schema.ts'
import { Button } from '#design-system/actions/Button'
import { Disclosure } from '#design-system/data/Disclosure'
import { Divider } from '#design-system/layout/Divider'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Tag } from '#design-system/text/Tag'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { useIntl } from 'react-intl'

/** A way inside the shop: messages come from the service, and no other address is followed. */
const isOwnPage = (url: string | null | undefined): url is string => /^\/(?![/\\])/.test(url ?? '')

/** One message under its title, with what can be done to it. */
export function MessageRow({
  message,
  onRead,
  onRemove,
}: {
  message: Message
  onRead: () => void
  onRemove: () => void
}) {
  const intl = useIntl()
  const { title, content, url, is_read: isRead, created_at: at } = message
  return (
    <Stack as="li" gap={1}>
      <Disclosure
        hasRule={false}
        onOpen={() => {
          if (!isRead) onRead()
        }}
        title={
          <Inline gap={2} as="span">
            <Text as="span" weight={isRead ? 'normal' : 'strong'}>
              {title}
            </Text>
            {!isRead && <Tag tone="brand">{intl.formatMessage({ id: 'dashboard.messages.new' })}</Tag>}
          </Inline>
        }
      >
        <Stack gap={2} align="start">
          <Text>{content}</Text>
          {isOwnPage(url) && (
            <TextLink href={url}>{intl.formatMessage({ id: 'dashboard.messages.more' })}</TextLink>
          )}
        </Stack>
      </Disclosure>
      <Inline gap={4}>
        <Text as="span" size="small" tone="muted">
          {formatDateTime(parseServiceTime(at), intl.locale)}
        </Text>
        {!isRead && (
          <Button
            variant="text"
            size="sm"
            onPress={onRead}
            aria-label={intl.formatMessage({ id: 'dashboard.messages.readOf' }, { title })}
          >
            {intl.formatMessage({ id: 'dashboard.messages.read' })}
          </Button>
        )}
        <Button
          variant="text"
          size="sm"
          onPress={onRemove}
          aria-label={intl.formatMessage({ id: 'dashboard.messages.removeOf' }, { title })}
        >
          {intl.formatMessage({ id: 'dashboard.messages.remove' })}
        </Button>
      </Inline>
      <Divider />
    </Stack>
  )
}
