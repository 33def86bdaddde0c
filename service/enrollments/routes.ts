import { enrollmentRefusals } from '#domain/enrollments/refusals.ts'
import * as api from '#domain/enrollments/api.ts'
import { requireAssociate } from '#service/http/associate.ts'
import { tooMany, refuse } from '#service/http/fault.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { invite } from './invite.ts'
import { findOpenInvitation } from './open-invitation.ts'
import { resend } from './resend.ts'
import { listInvitations } from './store.ts'
import { findUpline } from './upline.ts'
import { invitationWire } from './wire.ts'

/** Limit on an associate's searches, because they tell which numbers exist, and names of people who share them. */
const searchLimit: Limit = { name: 'upline-search', points: 60, seconds: 600 }

/**
 * Number of the calling associate.
 * @throws Fault 403 for anyone else (R-696)
 */
const associateOf = (context: RequestContext): number =>
  requireAssociate(context, () => refuse(enrollmentRefusals.notAssociate)).id

/** Names of the two associates above the newcomer; none for a deleted account. */
const namesOf = async ({ db, customer }: RequestContext, enrollerId: string, sponsorId: string) => {
  const nameOf = (account: string, role: 'enroller' | 'sponsor') =>
    findUpline(db, account, role, customer?.id).then(
      ({ name }) => name,
      () => null,
    )
  return {
    enroller_name: await nameOf(enrollerId, 'enroller'),
    sponsor_name: await nameOf(sponsorId, 'sponsor'),
  }
}

/** Invitations of associates, and what invitees see (C-7.2 `/jde/enroller/*`). */
export const enrollmentsRoutes: Route[] = [
  route(api.searchUpline, async ({ body }, context) => {
    const callerId = associateOf(context)
    const { allowed, retryAfter } = await attempt(context.db, searchLimit, String(callerId), context.now)
    if (!allowed) throw tooMany(retryAfter)
    return findUpline(context.db, body.account, body.type, callerId)
  }),
  route(api.inviteNewcomer, async ({ body }, context) => {
    const inviterId = associateOf(context)
    const id = await invite(body.invitee, inviterId, context)
    const written = (await listInvitations(context.db, inviterId)).find((row) => row.id === id)
    return written && invitationWire(written, context.now)
  }),
  route(api.resendInvitation, async ({ params }, context) => {
    await resend(params.id, context.requireCustomer().id, context)
    return true as const
  }),
  route(api.getInvitation, async ({ params }, context) => {
    const { db, now } = context
    const row = await findOpenInvitation(db, params.maskId, now)
    if (!row) throw refuse(enrollmentRefusals.invitationMissing)
    return { ...invitationWire(row, now), ...(await namesOf(context, row.enroller_id, row.sponsor_id)) }
  }),
  route(api.listInvitations, async (_request, context) =>
    (await listInvitations(context.db, associateOf(context))).map((row) => invitationWire(row, context.now)),
  ),
]
