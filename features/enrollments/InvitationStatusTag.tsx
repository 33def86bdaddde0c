import type { InvitationStatus } from '#domain/enrollments/invitation-statuses.ts'
import { moreIcons, type IconName } from '#design-system/text/Icon'
import { StatusTag, type StatusTone } from '#design-system/data/StatusTag'
import { useIntl } from 'react-intl'
import { statusText } from './labels.ts'

const looks: Readonly<Record<InvitationStatus, { tone: StatusTone; icon: IconName }>> = {
  failed: { tone: 'critical', icon: 'warning' },
  sent: { tone: 'info', icon: moreIcons.send },
  pending: { tone: 'waiting', icon: 'clock' },
  registered: { tone: 'active', icon: 'user' },
  upgraded: { tone: 'success', icon: 'check' },
}

/** The state of an invitation, as an icon and a word. */
export function InvitationStatusTag({ status }: { status: InvitationStatus }) {
  const intl = useIntl()
  return <StatusTag {...looks[status]}>{statusText(intl, status)}</StatusTag>
}
