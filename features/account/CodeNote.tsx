import { InlineMessage } from '#design-system/InlineMessage'
import { Stack } from '#design-system/Stack'
import { TextLink } from '#design-system/TextLink'
import { useIntl } from 'react-intl'
import type { CodeState } from './use-code.ts'

/** Where the code went. `message` comes in debug mode only; the outbox exists in the sandbox only. */
export function CodeNote({ sent, outboxHref }: { sent: CodeState['sent']; outboxHref?: string | undefined }) {
  const intl = useIntl()
  if (!sent) return null
  return (
    <Stack gap={1}>
      <InlineMessage tone="success">{intl.formatMessage({ id: 'account.code.sent' }, { mobile: sent.mobile, minutes: Math.ceil(sent.expires_in / 60) })}</InlineMessage>
      {sent.message && <div role="alert"><InlineMessage tone="info">{intl.formatMessage({ id: 'account.code.debug' }, { message: sent.message })}</InlineMessage></div>}
      {outboxHref && <TextLink href={outboxHref} isExternal>{intl.formatMessage({ id: 'account.code.outbox' })}</TextLink>}
    </Stack>
  )
}
