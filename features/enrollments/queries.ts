import { listInvitations } from '#domain/enrollments/api.ts'
import { countInvitations } from '#domain/enrollments/invitation-list.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import type { InvitationStatus } from '#domain/enrollments/invitation-statuses.ts'
import type { Invitation } from '#domain/enrollments/schema.ts'
import { handledQuery, retriedQuietly } from '#features/kit/query.ts'
import { useQuery } from '@tanstack/react-query'

/** Polling interval for a pending SMS, and how long to poll, in milliseconds. */
const LOOK_AGAIN_MS = 5_000
const LOOK_FOR_MS = 60_000

const isUnderWay = ({ status, sent_at: sentAt, now }: Invitation): boolean =>
  status === 'sent' &&
  Boolean(sentAt && now) &&
  parseServiceTime(now ?? '').getTime() - parseServiceTime(sentAt ?? '').getTime() < LOOK_FOR_MS

/** The associate's invitations, polled while an SMS is pending. */
export const useInvitations = () =>
  useQuery({
    ...handledQuery(listInvitations),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  })

/**
 * Returns the number of invitations in each state, for use outside the page; undefined until loaded. Only an associate
 * (`isAssociate`) has any.
 */
export function useInvitationCounts(isAssociate: boolean): Record<InvitationStatus, number> | undefined {
  const { data } = useQuery({ ...handledQuery(listInvitations), ...retriedQuietly, enabled: isAssociate })
  return data && countInvitations(data)
}
