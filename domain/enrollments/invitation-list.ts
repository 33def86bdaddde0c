import { invitationStatuses, type InvitationStatus } from './invitation-statuses.ts'
import type { Invitation } from './schema.ts'

type Listed = Pick<Invitation, 'id' | 'status' | 'sent_at' | 'created_at'>

const lastTry = ({ sent_at, created_at }: Listed): string => sent_at ?? created_at ?? ''

/** Sorts failed invitations first, because they need action, then by their last SMS, newest first. */
export const sortInvitations = <T extends Listed>(invitations: readonly T[]): T[] =>
  invitations.toSorted(
    (a, b) =>
      Number(b.status === 'failed') - Number(a.status === 'failed') ||
      lastTry(b).localeCompare(lastTry(a)) ||
      b.id - a.id,
  )

/** Number of invitations in each state. */
export function countInvitations(
  invitations: readonly Pick<Invitation, 'status'>[],
): Record<InvitationStatus, number> {
  const counts = Object.fromEntries(invitationStatuses.map((status) => [status, 0])) as Record<
    InvitationStatus,
    number
  >
  for (const { status } of invitations) counts[status]++
  return counts
}

/** Masks another person's mobile to its last four digits: '+852 •••• 2210'. */
export function maskMobile(prefix: string | null | undefined, mobile: string | null | undefined): string {
  const digits = mobile ?? ''
  const hidden = '•'.repeat(Math.max(0, digits.length - 4))
  return [prefix && `+${prefix}`, hidden, digits.slice(-4)].filter(Boolean).join(' ')
}
