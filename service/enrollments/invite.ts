import { enrollmentRefusals } from '#domain/enrollments/refusals.ts'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Invitee } from '#domain/enrollments/schema.ts'
import { canResend } from '#domain/enrollments/resend.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import { languageOf } from '#domain/store/languages.ts'
import { readMobile } from '#service/credentials/code-store.ts'
import { readEmail } from '#service/customers/email.ts'
import { readNames } from '#service/customers/names.ts'
import { isEmailUsed, lockCustomer } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { invalidValue, required, refuse } from '#service/http/fault.ts'
import type { RequestContext } from '#service/http/route.ts'
import { deliverMessageNow } from '#service/outbox/deliver.ts'
import type { EnrolmentAnswer, EnrolmentPort, Newcomer } from '#service/ports/enrolment.ts'
import { countInvitationSms, queueInvitationSms, sentTooRecently } from './sms.ts'
import { findLatestTo, insertInvitation, type NewInvitation } from './store.ts'
import { readUplines } from './upline.ts'

/** Timeout of the enrolment system in milliseconds. */
const LONGEST_WAIT_MS = 5_000

const emailTaken = () => refuse(enrollmentRefusals.emailTaken)

/**
 * Reads what the inviter typed.
 * @throws Fault 400 for the first invalid value
 */
function readInvitee(
  invitee: Invitee,
): Pick<NewInvitation, 'firstname' | 'lastname' | 'email' | 'mobile_prefix' | 'mobile' | 'language'> {
  const { lastname, firstname } = readNames(invitee)
  if (!invitee.email.trim()) throw required('email')
  const email = readEmail(invitee.email)
  if (!isEmailAddress(email)) throw invalidValue('email', email)
  const mobile = readMobile(invitee.prefix, invitee.mobile)
  const language = languageOf(invitee.language)
  if (!language) throw invalidValue('language', invitee.language)
  if (!invitee.over18) throw refuse(enrollmentRefusals.minor)
  return {
    firstname,
    lastname,
    email,
    mobile_prefix: mobile.prefix,
    mobile: mobile.number,
    language: language.code,
  }
}

/**
 * Calls the enrolment system, outside any transaction.
 * @throws Fault 400 when it refuses or does not answer in time
 */
async function askEnrolmentSystem(port: EnrolmentPort, newcomer: Newcomer): Promise<void> {
  const late: Promise<EnrolmentAnswer | undefined> = sleep(LONGEST_WAIT_MS, undefined, { ref: false })
  const answer = await Promise.race([port.invite(newcomer), late]).catch(() => undefined)
  switch (answer?.outcome) {
    case 'accepted':
      return
    case 'emailExists':
      throw emailTaken()
    case 'declined':
      throw refuse(enrollmentRefusals.declined)
    case 'invalid':
      throw invalidValue(answer.field, answer.value)
    case undefined:
      throw refuse(enrollmentRefusals.later)
  }
}

/** @throws Fault 400 while this inviter's last SMS to the number is too recent */
async function checkLastSms(
  db: Db,
  row: Pick<NewInvitation, 'inviter_id' | 'mobile_prefix' | 'mobile'>,
  now: Date,
): Promise<void> {
  const last = await findLatestTo(db, row.inviter_id, row.mobile_prefix, row.mobile)
  if (last && !canResend(last.status, last.sent_at, now)) throw sentTooRecently()
}

/** Time of an SMS, in whole seconds: the wire has no fractions, and both sides must count from the same moment. */
export const wholeSecond = (now: Date): Date => new Date(Math.floor(now.getTime() / 1000) * 1000)

/**
 * Invites a person: validates the input and the people above the newcomer, calls the enrolment system, stores the
 * invitation and sends its SMS (C-7.2, R-662 to R-669).
 * @returns the id of the invitation
 * @throws Fault 400, 429
 */
export async function invite(given: Invitee, inviterId: number, context: RequestContext): Promise<number> {
  const { db: database, ports, origin } = context
  const now = wholeSecond(context.now)
  const invitee = readInvitee(given)
  const { enroller, sponsor } = await readUplines(database, given, inviterId)
  const row: NewInvitation = {
    ...invitee,
    mask_id: randomBytes(12).toString('base64url'),
    inviter_id: inviterId,
    enroller_id: enroller,
    sponsor_id: sponsor,
  }
  if (await isEmailUsed(database, row.email)) throw emailTaken()
  await checkLastSms(database, row, now)
  await askEnrolmentSystem(ports.enrolment, {
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    mobile: `+${row.mobile_prefix}${row.mobile}`,
    enrollerId: row.enroller_id,
    sponsorId: row.sponsor_id,
    isAdult: given.over18,
  })
  await countInvitationSms(database, row, now)
  const written = await database.tx(async (db) => {
    // Serialises the invitations of an inviter, so that a second press finds the first one's SMS.
    await lockCustomer(db, inviterId)
    await checkLastSms(db, row, now)
    const smsId = await queueInvitationSms(db, row, origin, now)
    return { id: await insertInvitation(db, row, smsId, now), smsId }
  })
  await deliverMessageNow(context, written.smsId)
  return written.id
}
