import { joinName } from '#domain/customers/name.ts'
import type { Invitation } from '#domain/enrollments/schema.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useIntl } from 'react-intl'

/** Returns a function that reports the outcome of an SMS once. */
export function useOutcome(): (
  id: 'invite' | 'resend',
  invitation: Pick<Invitation, 'firstname' | 'lastname' | 'status'>,
) => void {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  return (action, invitation) => {
    const isFailed = invitation.status === 'failed'
    enqueue({
      message: intl.formatMessage(
        { id: `enrollments.${action}.${isFailed ? 'failed' : 'sent'}` },
        { name: joinName(invitation.firstname, invitation.lastname) },
      ),
      variant: isFailed ? 'error' : 'success',
    })
  }
}
