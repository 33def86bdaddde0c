import type { InvitationStatus } from '#domain/enrollments/invitation-statuses.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import type { Db } from '#service/db/db.ts'
import { computed, defineRow, int, text, textOf, timestamptz, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** An invitation. */
const invitationRow = defineRow('invitation', {
  id: int,
  mask_id: text,
  inviter_id: int,
  firstname: text,
  lastname: text,
  email: text,
  mobile_prefix: text,
  mobile: text,
  language: textOf<LanguageCode>(),
  enroller_id: text,
  sponsor_id: text,
  sent_at: timestamptz,
  created_at: timestamptz,
})

/** An invitation with its current state. */
export interface InvitationRow extends RowOf<typeof invitationRow> {
  status: InvitationStatus
}

/** State of an invitation `i` whose last SMS is `o`: what the invitee has done, otherwise what became of the SMS. */
const status = `(case when i.upgraded_at is not null then 'upgraded' when i.registered_at is not null then 'registered'
  when o.failed_at is not null then 'failed' when o.id is null or o.sent_at is not null then 'pending' else 'sent' end)`

const invitations = sql`select ${invitationRow.of('i')}, ${computed('status', textOf<InvitationStatus>(), status)} from invitation i left join outbox o on o.id = i.sms_id`

/** An associate's invitations: failed ones first, then by last SMS, newest first. */
export const listInvitations = (db: Db, inviterId: number): Promise<InvitationRow[]> =>
  db.query(
    sql`${invitations} where i.inviter_id = $1 order by ${status} <> 'failed', i.sent_at desc, i.id desc`,
    [inviterId],
  )

/** The invitation behind a link, used or not. */
export const findInvitation = (db: Db, maskId: string): Promise<InvitationRow | undefined> =>
  db.one(sql`${invitations} where i.mask_id = $1`, [maskId])

/** An invitation of this inviter, locked until the end of the transaction. */
export async function lockInvitation(
  db: Db,
  id: number,
  inviterId: number,
): Promise<InvitationRow | undefined> {
  // Locks first: a statement that waits for the lock would join the previous SMS.
  if (
    !(await db.one('select 1 from invitation where id = $1 and inviter_id = $2 for update', [id, inviterId]))
  )
    return undefined
  return db.one(sql`${invitations} where i.id = $1`, [id])
}

/** The newest unused invitation that an inviter sent to a number. */
export const findLatestTo = (
  db: Db,
  inviterId: number,
  prefix: string,
  mobile: string,
): Promise<InvitationRow | undefined> =>
  db.one(
    sql`${invitations} where i.inviter_id = $1 and i.mobile_prefix = $2 and i.mobile = $3 and i.registered_at is null order by i.sent_at desc, i.id desc limit 1`,
    [inviterId, prefix, mobile],
  )

export type NewInvitation = Omit<InvitationRow, 'id' | 'status' | 'sent_at' | 'created_at'>

/** Writes an invitation. @returns the id */
export async function insertInvitation(
  db: Db,
  row: NewInvitation,
  smsId: number,
  now: Date,
): Promise<number> {
  const written = await db.one(
    sql`insert into invitation (mask_id, inviter_id, firstname, lastname, email, mobile_prefix, mobile, language, enroller_id, sponsor_id, sms_id, sent_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning ${invitationRow.only('id')}`,
    [
      row.mask_id,
      row.inviter_id,
      row.firstname,
      row.lastname,
      row.email,
      row.mobile_prefix,
      row.mobile,
      row.language,
      row.enroller_id,
      row.sponsor_id,
      smsId,
      now,
    ],
  )
  if (!written) throw new Error('The invitation was not written')
  return written.id
}

/** Records another SMS of an invitation. */
export const setInvitationSms = (db: Db, id: number, smsId: number, now: Date): Promise<unknown> =>
  db.query('update invitation set sms_id = $2, sent_at = $3 where id = $1', [id, smsId, now])

/**
 * Marks an invitation as used by a new customer, once.
 * @returns whether it was unused
 */
export const redeemInvitation = async (db: Db, id: number, customerId: number, now: Date): Promise<boolean> =>
  (await db.one(
    'update invitation set customer_id = $2, registered_at = $3 where id = $1 and registered_at is null returning id',
    [id, customerId, now],
  )) !== undefined

/** Records that an invited customer has paid for the membership. */
export const markInviteeUpgraded = (db: Db, customerId: number, now: Date): Promise<unknown> =>
  db.query('update invitation set upgraded_at = $2 where customer_id = $1 and upgraded_at is null', [
    customerId,
    now,
  ])

/** Undoes `markInviteeUpgraded` for somebody whose membership was refunded. */
export const markInviteeNotUpgraded = (db: Db, customerId: number): Promise<unknown> =>
  db.query('update invitation set upgraded_at = null where customer_id = $1', [customerId])
