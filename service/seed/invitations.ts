import { randomBytes } from 'node:crypto'
import { invitationSms } from '#domain/enrollments/sms-text.ts'
import { paths } from '#domain/store/paths.ts'
import type { InvitationStatus } from '#domain/enrollments/invitation-statuses.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import type { Db } from '#service/db/db.ts'
import { queueMessage } from '#service/outbox/store.ts'
import { insertInvitation } from '#service/enrollments/store.ts'
import { person } from './people.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE

interface Invited {
  readonly lastname: string
  readonly firstname: string
  readonly prefix: string
  readonly mobile: string
  readonly language: LanguageCode
  readonly status: InvitationStatus
  /** How long ago the SMS was sent. */
  readonly age: number
}

const invited = (
  status: InvitationStatus,
  age: number,
  [lastname, firstname]: readonly [string, string],
  [prefix, mobile]: readonly [string, string],
  language: LanguageCode,
): Invited => ({ status, age, lastname, firstname, prefix, mobile, language })

/** Invitations of the associate in every state; one was sent just now and cannot be sent again yet. */
const invitations: readonly Invited[] = [
  invited('failed', 2 * DAY, ['Cheung', 'Ka Yi'], ['852', '51552210'], 'zh_hk'),
  invited('pending', 13 * MINUTE, ['Tam', 'Wai Sum'], ['852', '51557735'], 'zh_hk'),
  invited('pending', 3 * DAY, ['ใจดีมากเหลือเกิน', 'สมชาย'], ['66', '815554410'], 'th'),
  invited('pending', 9 * DAY, ['Fong', 'Wai Ling'], ['852', '51553186'], 'zh_hk'),
  invited('sent', 4 * DAY, ['陈', '美仪'], ['86', '13855558001'], 'zh_cn'),
  invited('sent', 11 * DAY, ['Ieong', 'Chi Meng'], ['853', '66555121'], 'zh_hk'),
  invited('registered', 16 * DAY, ['binti Mohd Hassan', 'Nurul Aisyah'], ['60', '125559023'], 'ms'),
  invited('registered', 24 * DAY, ['Ho', 'Siu Ming'], ['852', '51556402'], 'zh_hk'),
  invited('upgraded', 39 * DAY, ['Nguyễn', 'Văn An'], ['84', '905551177'], 'vi'),
  invited('upgraded', 88 * DAY, ['Kwok', 'Mei Fong'], ['852', '51558530'], 'zh_hk'),
  invited('upgraded', 131 * DAY, ['林', '志强'], ['86', '13855554092'], 'zh_cn'),
  invited('upgraded', 190 * DAY, ['Tan', 'Wei Jie'], ['60', '125552718'], 'en'),
]

/** What became of the SMS. One that is under way is held by nobody who would send it. */
const smsState: Readonly<Record<'failed' | 'sent' | 'arrived', string>> = {
  failed: 'failed_at = created_at',
  sent: `taken_until = 'infinity'`,
  arrived: 'sent_at = created_at',
}

/** Writes the invitations of the associate with their SMS. */
export async function seedInvitations(db: Db, now: Date): Promise<void> {
  const { id, referralId } = person('associate')
  for (const [index, each] of invitations.toReversed().entries()) {
    const at = new Date(Math.floor((now.getTime() - each.age) / 1000) * 1000)
    const maskId = randomBytes(12).toString('base64url')
    const smsId = await queueMessage(
      db,
      {
        channel: 'sms',
        recipient: `+${each.prefix}${each.mobile}`,
        purpose: 'invitation',
        language: each.language,
        body: invitationSms(each.language, referralId, paths.invite(maskId)),
        isTriedOnce: true,
      },
      at,
    )
    const state = each.status === 'failed' || each.status === 'sent' ? each.status : 'arrived'
    await db.query(`update outbox set ${smsState[state]} where id = $1`, [smsId])
    const invitationId = await insertInvitation(
      db,
      {
        mask_id: maskId,
        inviter_id: id,
        firstname: each.firstname,
        lastname: each.lastname,
        email: `invited${index + 1}@jadeleaf.example`,
        mobile_prefix: each.prefix,
        mobile: each.mobile,
        language: each.language,
        enroller_id: referralId,
        sponsor_id: referralId,
      },
      smsId,
      at,
    )
    await db.query(
      `update invitation set registered_at = case when $2 in ('registered', 'upgraded') then sent_at + interval '1 day' end,
         upgraded_at = case when $2 = 'upgraded' then sent_at + interval '3 days' end where id = $1`,
      [invitationId, each.status],
    )
  }
}
