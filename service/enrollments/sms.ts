import { enrollmentRefusals } from '#domain/enrollments/refusals.ts'
import { invitationSms } from '#domain/enrollments/sms-text.ts'
import { paths } from '#domain/store/paths.ts'
import type { Db } from '#service/db/db.ts'
import { tooMany, refuse } from '#service/http/fault.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'
import { queueMessage } from '#service/outbox/store.ts'
import { RESEND_WAIT_MINUTES } from '#domain/enrollments/resend.ts'
import type { NewInvitation } from './store.ts'

/** Limits on SMS to one number, from all inviters together, and on those of one associate. */
const numberLimit: Limit = { name: 'invitation-number', points: 5, seconds: 3_600 }
const inviterLimit: Limit = { name: 'invitation-inviter', points: 30, seconds: 86_400 }

/** Counts an SMS of an invitation. @throws Fault 429 with the seconds to wait */
export async function countInvitationSms(
  db: Db,
  { inviter_id, mobile_prefix, mobile }: Pick<NewInvitation, 'inviter_id' | 'mobile_prefix' | 'mobile'>,
  now: Date,
): Promise<void> {
  const counted = [
    await attempt(db, numberLimit, mobile_prefix + mobile, now),
    await attempt(db, inviterLimit, String(inviter_id), now),
  ]
  const retryAfter = Math.max(0, ...counted.map((each) => (each.allowed ? 0 : each.retryAfter)))
  if (retryAfter > 0) throw tooMany(retryAfter)
}

/** 400 while the last SMS is too recent (C-7.2). */
export const sentTooRecently = () => refuse(enrollmentRefusals.tooSoon, [String(RESEND_WAIT_MINUTES)])

/**
 * Queues an invitation's SMS in the invitee's language. It names the enroller by number and holds nothing that a customer
 * typed (docs/decisions/0030). Pass the transaction of the invitation.
 * @returns the id of the message
 */
export const queueInvitationSms = (
  db: Db,
  row: Pick<NewInvitation, 'mask_id' | 'language' | 'mobile_prefix' | 'mobile' | 'enroller_id'>,
  origin: string,
  now: Date,
): Promise<number> =>
  queueMessage(
    db,
    {
      channel: 'sms',
      recipient: `+${row.mobile_prefix}${row.mobile}`,
      purpose: 'invitation',
      language: row.language,
      body: invitationSms(row.language, row.enroller_id, `${origin}${paths.invite(row.mask_id)}`),
      variables: { enroller: row.enroller_id, link: `${origin}${paths.invite(row.mask_id)}` },
      isTriedOnce: true,
    },
    now,
  )
