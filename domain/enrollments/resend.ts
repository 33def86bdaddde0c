import type { InvitationStatus } from './invitation-statuses.ts'

/** Minutes after an SMS before the next one can be sent. */
export const RESEND_WAIT_MINUTES = 30

/** Days for which an invitation's link works after its last SMS. */
export const LINK_LIFETIME_DAYS = 30

const RESEND_WAIT_MS = RESEND_WAIT_MINUTES * 60_000

/** Whether an SMS of this invitation can ever be sent again: until the invitee has registered. */
export const isOpen = (status: InvitationStatus): boolean => status !== 'registered' && status !== 'upgraded'

/** Earliest time for the next SMS of an open invitation; null for now. A failed SMS does not count. */
export const resendableAt = (status: InvitationStatus, sentAt: Date | null): Date | null =>
  status === 'failed' || !sentAt ? null : new Date(sentAt.getTime() + RESEND_WAIT_MS)

/** Whether the SMS can be sent again now; exactly 30:00 after the last one it can. */
export function canResend(status: InvitationStatus, sentAt: Date | null, now: Date): boolean {
  if (!isOpen(status)) return false
  const from = resendableAt(status, sentAt)
  return from === null || now.getTime() >= from.getTime()
}
