import { maskMobile } from '#domain/enrollments/invitation-list.ts'
import type { Invitation } from '#domain/enrollments/schema.ts'
import { joinName } from '#domain/customers/name.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { formatDateTime } from '#domain/dates/format-date.ts'
import { Stack } from '#design-system/layout/Stack'
import { Table, type TableColumn } from '#design-system/data/Table'
import { Text } from '#design-system/text/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { InvitationStatusTag } from './InvitationStatusTag.tsx'
import { ResendCell, type ServiceClock } from './ResendCell.tsx'

export interface InvitationTableProps {
  invitations: readonly Invitation[]
  empty: ReactNode
  /** Time of this browser's last SMS by invitation id, in milliseconds since 1970. */
  sends: Readonly<Record<string, number>>
  clock: ServiceClock
  /** Id of the invitation whose SMS is being sent. */
  pendingId: number | undefined
  onResend: (invitation: Invitation) => void
}

interface Row {
  id: string
  name: string
  invitation: Invitation
}

/** The associate's invitations: the invitee, the last SMS, its outcome, and a button to send it again. */
export function InvitationTable({
  invitations,
  empty,
  sends,
  clock,
  pendingId,
  onResend,
}: InvitationTableProps) {
  const intl = useIntl()
  const columns: TableColumn<Row>[] = [
    {
      id: 'name',
      label: intl.formatMessage({ id: 'enrollments.column.name' }),
      isRowHeader: true,
      text: ({ name }) => name,
      cell: ({ name, invitation: { prefix, mobile } }) => (
        <Stack gap={1}>
          <Text as="span" weight="strong">
            {name}
          </Text>
          <Text as="span" size="small" tone="muted" isTabular isUnbroken>
            {maskMobile(prefix, mobile)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'status',
      label: intl.formatMessage({ id: 'enrollments.column.state' }),
      isLabelHidden: true,
      cell: ({ invitation: { status, sent_at: sentAt, created_at: createdAt } }) => (
        <Stack gap={1}>
          <Text as="span" isUnbroken>
            <InvitationStatusTag status={status} />
          </Text>
          <Text as="span" size="small" tone="muted" isUnbroken>
            {formatDateTime(parseServiceTime(sentAt ?? createdAt ?? ''), intl.locale)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'action',
      label: intl.formatMessage({ id: 'enrollments.column.action' }),
      isLabelHidden: true,
      cell: ({ invitation, name }) => (
        <Text as="span" isUnbroken>
          <ResendCell
            invitation={invitation}
            name={name}
            sentHere={sends[invitation.id]}
            clock={clock}
            isPending={pendingId === invitation.id}
            onResend={() => {
              onResend(invitation)
            }}
          />
        </Text>
      ),
    },
  ]
  return (
    <Table
      label={intl.formatMessage({ id: 'enrollments.title' })}
      columns={columns}
      rows={invitations.map((invitation) => ({
        id: String(invitation.id),
        name: joinName(invitation.firstname, invitation.lastname),
        invitation,
      }))}
      empty={empty}
      phone="rows"
    />
  )
}
