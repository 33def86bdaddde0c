import { invitationStatuses, type InvitationStatus } from '#domain/enrollments/invitation-statuses.ts'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { useIntl } from 'react-intl'

/** The number of invitations in each state, for the overview; a dash if unknown. */
export function InvitationCounts({
  counts,
}: {
  counts: Readonly<Record<InvitationStatus, number>> | undefined
}) {
  const intl = useIntl()
  return (
    <DescriptionList
      layout="ends"
      items={invitationStatuses.map((status) => ({
        term: intl.formatMessage({ id: `enrollments.status.${status}` }),
        description: counts ? String(counts[status]) : '–',
      }))}
    />
  )
}
