import { isLinkValid } from '#domain/enrollments/link.ts'
import { findAssociateByReferralId } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { fault, type Fault } from '#service/http/fault.ts'
import { findInvitation, type InvitationRow } from './store.ts'

/** Refusal of a link that is unknown, used or expired; the message does not say which. */
export const invalidInvitation = (status: 400 | 404): Fault =>
  fault(status, 'This invitation is invalid or has expired, please request a new one.')

/** Finds the invitation of a link while it can be used to register, and its sponsor is an associate. */
export async function findOpenInvitation(
  db: Db,
  maskId: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const invitation = await findInvitation(db, maskId)
  if (!invitation || !isLinkValid(invitation.status, invitation.sent_at, now)) return undefined
  return (await findAssociateByReferralId(db, invitation.sponsor_id)) === undefined ? undefined : invitation
}
