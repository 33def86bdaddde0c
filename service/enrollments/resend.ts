import { enrollmentRefusals } from '#domain/enrollments/refusals.ts'
import { canResend, isOpen } from '#domain/enrollments/resend.ts'
import type { RequestContext } from '#service/http/route.ts'
import { noSuchEntity, refuse } from '#service/http/fault.ts'
import { deliverMessageNow } from '#service/outbox/deliver.ts'
import { wholeSecond } from './invite.ts'
import { countInvitationSms, queueInvitationSms, sentTooRecently } from './sms.ts'
import { lockInvitation, setInvitationSms } from './store.ts'
import { readUplines } from './upline.ts'

/** Maximum id of the table. */
const MAX_ID = 2_147_483_647

/**
 * Sends an invitation's SMS again. The row is locked, so that a second device finds the first one's SMS.
 * @throws Fault 404 for an id that is not the inviter's, 400 while the last SMS is too recent or when the people above no longer fit
 */
export async function resend(givenId: string, inviterId: number, context: RequestContext): Promise<void> {
  const { db: database, origin } = context
  const now = wholeSecond(context.now)
  const id = /^\d{1,10}$/.test(givenId) ? Number(givenId) : 0
  const smsId = await database.tx(async (db) => {
    const row = id > 0 && id <= MAX_ID ? await lockInvitation(db, id, inviterId) : undefined
    if (!row) throw noSuchEntity('id', givenId)
    if (!isOpen(row.status)) throw refuse(enrollmentRefusals.registered)
    if (!canResend(row.status, row.sent_at, now)) throw sentTooRecently()
    await countInvitationSms(db, row, now)
    // Somebody may have moved, or left, since the invitation was written.
    await readUplines(db, row, inviterId)
    const queued = await queueInvitationSms(db, row, origin, now)
    await setInvitationSms(db, row.id, queued, now)
    return queued
  })
  await deliverMessageNow(context, smsId)
}
