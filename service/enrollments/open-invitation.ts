import { isLinkValid } from '#domain/enrollments/link.ts'
import { findAssociateByReferralId } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { findInvitation, type InvitationRow } from './store.ts'

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
