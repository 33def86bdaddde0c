import { utc } from '../dates/utc.ts'
import type { InvitationStatus } from './invitation-statuses.ts'
import { isOpen, LINK_LIFETIME_DAYS } from './resend.ts'

/** When an invitation's link expires. */
export const linkExpiresAt = (sentAt: Date): Date => utc(sentAt).add(LINK_LIFETIME_DAYS, 'day').toDate()

/** Whether an invitation's link still works; at the exact time of expiry it does not. */
export const isLinkValid = (status: InvitationStatus, sentAt: Date, now: Date): boolean =>
  isOpen(status) && now.getTime() < linkExpiresAt(sentAt).getTime()
