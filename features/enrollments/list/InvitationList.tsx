import { parseServiceTime } from '#domain/dates/service-time.ts'
import { resendInvitation } from '#domain/enrollments/api.ts'
import { invitationStatuses, type InvitationStatus } from '#domain/enrollments/invitation-statuses.ts'
import type { Invitation } from '#domain/enrollments/schema.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useMutate } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { faultNotice } from '#features/kit/service-fault.ts'
import { useStored } from '#features/kit/storage.ts'
import type { ComponentType, PropsWithChildren } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { InvitationsView } from '../InvitationsView.tsx'
import { lastSendsSlot, rememberSend } from '../last-sends.ts'
import { useInvitations } from '../queries.ts'
import { readRefusal } from '../refusals.ts'
import { useOutcome } from './use-outcome.ts'

/**
 * Reads the invitations and sends one again.
 * @param inviteHref address of the invitation form
 */
export function InvitationList({
  Share,
  inviteHref,
}: {
  Share?: ComponentType<PropsWithChildren> | undefined
  inviteHref: string
}) {
  const intl = useIntl()
  const [search, setSearch] = useSearchParams()
  const { enqueue } = useNotifications()
  const tell = useOutcome()
  const invitations = useInvitations()
  const sends = useStored(lastSendsSlot) ?? {}
  const resend = useMutate(resendInvitation, { handled: true })
  const now = invitations.data?.find((each) => each.now)?.now
  const clockOffset = now ? parseServiceTime(now).getTime() - invitations.dataUpdatedAt : 0
  const shown = (search.get('status') ?? '')
    .split(',')
    .filter((each): each is InvitationStatus => (invitationStatuses as readonly string[]).includes(each))
  const send = async (invitation: Invitation) => {
    if (resend.isPending) return
    try {
      await resend.mutateAsync({ params: { id: String(invitation.id) } })
      rememberSend(invitation.id, Date.now() + clockOffset)
      const { data } = await invitations.refetch()
      const fresh = data?.find(({ id }) => id === invitation.id)
      tell('resend', fresh ?? { ...invitation, status: 'sent' })
    } catch (error) {
      enqueue(faultNotice(error, readRefusal(intl, error).text))
      void invitations.refetch()
    }
  }
  return (
    <InvitationsView
      invitations={invitations.data}
      failure={readFailure(invitations)}
      shown={shown}
      onShow={(wanted) => {
        setSearch(wanted.length > 0 ? { status: wanted.join(',') } : {}, { replace: true })
      }}
      inviteHref={inviteHref}
      Share={Share}
      sends={sends}
      clock={{ readAt: invitations.dataUpdatedAt, offset: clockOffset }}
      pendingId={resend.isPending ? Number(resend.variables.params.id) : undefined}
      onResend={(invitation) => void send(invitation)}
    />
  )
}
