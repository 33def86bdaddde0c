import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '#domain/enrollments/api.ts'
import { sortInvitations } from '#domain/enrollments/invitation-list.ts'
import { invitationStatuses } from '#domain/enrollments/invitation-statuses.ts'
import type { Invitee } from '#domain/enrollments/schema.ts'
import { enrolmentMarks } from '#service/sandbox/enrolment.ts'
import { smsMarks } from '#service/sandbox/messages.ts'
import { countInvitationSms } from './sms.ts'
import { deliverMessages } from '#service/outbox/deliver.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
let token: string
beforeAll(async () => {
  service = await startService({}, { connections: 3 })
})
afterAll(() => service.stop())
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await service.setClock(0)
  await service.db.query('delete from rate_limit')
  token = await service.tokenOf('associate')
})

let made = 0
/** Somebody whom nobody has invited yet. */
const invitee = (more: Partial<Invitee> = {}): Invitee => {
  const number = String(++made).padStart(4, '0')
  return {
    lastname: 'Fong',
    firstname: 'Wai Ling',
    email: `new${number}@example.com`,
    prefix: '852',
    mobile: `6300${number}`,
    language: 'zh_hk',
    enroller_id: '8000003',
    sponsor_id: '8000003',
    over18: true,
    ...more,
  }
}
const invite = (more: Partial<Invitee> = {}, as = token) =>
  service.call(api.inviteNewcomer, { body: { invitee: invitee(more) } }, { token: as })
const invited = async (more: Partial<Invitee> = {}) => {
  const answer = await invite(more)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}
const resend = (id: number | string, as = token) =>
  service.call(api.resendInvitation, { params: { id: String(id) } }, { token: as })
const list = (as = token) => service.expectOk(api.listInvitations, undefined, { token: as })
const statusOf = async (id: number) => (await list()).find((each) => each.id === id)?.status
const search = (account: string, type: 'enroller' | 'sponsor' = 'enroller') =>
  service.call(api.searchUpline, { body: { account, type } }, { token })
const sent = async (mobile: string) => (await service.outbox(mobile)).length
const LINE = 'The enroller and the sponsor must be you or associates below you in your team.'
const TOO_SOON = 'Invitation was sent less than %1 minutes ago.'

describe('finding an enroller or sponsor', () => {
  it('tells the name, the type and the country of an associate who shares the name (R-705)', async () => {
    await service.db.query('update customer set shares_details = true where id = 5')
    expect(await search(' 8000005 ')).toMatchObject({
      ok: true,
      value: { account: '8000005', name: 'Hoi Lam', user_type: 'associate', country: 'HK' },
    })
    await service.db.query('update customer set shares_details = false where id = 5')
  })
  it('tells initials of anybody else, and the whole name of oneself', async () => {
    expect(await search('8000005')).toMatchObject({ value: { account: '8000005', name: 'H. L.' } })
    await service.db.query('update customer set shares_details = false where id = 3')
    expect(await search('8000003')).toMatchObject({ value: { name: 'Wing Lee' } })
    expect(
      await service.call(
        api.searchUpline,
        { body: { account: '8000003', type: 'sponsor' } },
        { token: await service.tokenOf('renewal') },
      ),
    ).toMatchObject({ value: { name: 'W. L.' } })
    await service.db.query('update customer set shares_details = true where id = 3')
  })
  it.each(['9999999', '', 'wing.lee@jadeleaf.example', "8000003' or '1'='1"])(
    'finds nobody under "%s" (R-667)',
    async (account) => {
      expect(await search(account)).toMatchObject({ status: 400, message: 'No Associate was found' })
    },
  )
  it.each(['enroller', 'sponsor'] as const)(
    'takes no preferred customer as %s (R-665, R-666)',
    async (type) => {
      expect(await search('80000001', type)).toMatchObject({
        status: 400,
        message: `User type does not match; only associate accounts can be used as ${type}s.`,
      })
    },
  )
  it('stops after sixty searches', async () => {
    for (let count = 0; count < 60; count++) await search('8000005')
    expect(await search('8000005')).toMatchObject({ status: 429 })
  })
})

describe('inviting', () => {
  it('writes an invitation and sends its link in the language of the invitee (R-576, R-706)', async () => {
    const made = await invited({ mobile: '63110001', email: ' New.Person@Example.com' })
    expect(made).toMatchObject({
      status: 'pending',
      firstname: 'Wai Ling',
      email: 'new.person@example.com',
      prefix: '852',
      mobile: '63110001',
      enroller_id: '8000003',
      sponsor_id: '8000003',
    })
    expect(made.mask_id).toMatch(/^[\w-]{16}$/)
    expect(await statusOf(made.id)).toBe('pending')
    const [sms] = await service.outbox('+85263110001')
    expect(sms?.body).toMatch(/^事業夥伴 8000003 邀請您加入翠葉。.*http\S+\/invite\//)
    expect(sms?.body.endsWith(`/invite/${made.mask_id}`)).toBe(true)
  })
  it.each([
    [{ email: 'abc@' }, 'Invalid value of "%value" provided for the %fieldName field.'],
    [{ email: '' }, '"%fieldName" is required. Enter and try again.'],
    [{ lastname: ' ', firstname: '' }, '"%fieldName" is required. Enter and try again.'],
    [{ firstname: '<b>' }, 'Invalid value of "%value" provided for the %fieldName field.'],
    [{ mobile: '123' }, 'Not a valid EC mobile number'],
    [{ prefix: '999' }, 'Not a valid EC mobile number'],
    [{ language: 'fr' }, 'Invalid value of "%value" provided for the %fieldName field.'],
    [{ over18: false }, 'Please confirm that the person you invite is 18 or older.'],
    [{ email: 'mei.chan@jadeleaf.example' }, 'Email address already exists'],
    [{ email: `somebody${enrolmentMarks.knownDomain}` }, 'Email address already exists'],
    [{ lastname: enrolmentMarks.declined }, 'Your submission has been declined, please verify your input'],
    [{ lastname: enrolmentMarks.invalid }, 'Invalid value of "%value" provided for the %fieldName field.'],
    [
      { firstname: 'http://evil.example/prize You won' },
      'Invalid value of "%value" provided for the %fieldName field.',
    ],
    [{ lastname: 'x.yz' }, 'Invalid value of "%value" provided for the %fieldName field.'],
    [{ enroller_id: 'somebody' }, 'No Associate was found'],
    [{ sponsor_id: '' }, 'No Associate was found'],
    [
      { enroller_id: '80000001' },
      'User type does not match; only associate accounts can be used as enrollers.',
    ],
    [
      { sponsor_id: '80000001' },
      'User type does not match; only associate accounts can be used as sponsors.',
    ],
    [{ enroller_id: '8000005', sponsor_id: '8000006' }, "The enroller is not in the sponsor's upline."],
  ] as const)(
    'refuses %j (R-662, R-663, R-664, R-665, R-666, R-667, R-668, R-669, R-728)',
    async (more, message) => {
      const before = (await list()).length
      expect(await invite(more)).toMatchObject({ ok: false, status: 400, message })
      expect(await list()).toHaveLength(before)
    },
  )
  it.each([
    ['an enroller of another line', { enroller_id: '9500001', sponsor_id: '8000005' }],
    ['a sponsor of another line', { enroller_id: '8000005', sponsor_id: '9500001' }],
    ['an enroller above', { enroller_id: '8000003', sponsor_id: '8000005' }],
    ['a sponsor above', { enroller_id: '8000005', sponsor_id: '8000003' }],
    ['an enroller beside', { enroller_id: '8000006', sponsor_id: '8000005' }],
    // the same sentence: an invitation does not tell which numbers exist
    ['a number that nobody has', { enroller_id: '9999999', sponsor_id: '8000005' }],
    ['a preferred customer of another line', { enroller_id: '80000001', sponsor_id: '8000005' }],
  ] as const)('refuses %s', async (_what, uplines) => {
    await service.db.query(
      `insert into customer (firstname, lastname, password_hash, group_label, referral_id) values ('Other', 'Line', 'x', 'associate', '9500001') on conflict do nothing`,
    )
    const before = (await service.outbox('+85263110010')).length
    expect(await invite({ ...uplines, mobile: '63110010' }, await service.tokenOf('renewal'))).toMatchObject({
      status: 400,
      message: LINE,
    })
    expect(await service.outbox('+85263110010')).toHaveLength(before)
  })
  it('takes a sponsor below the enroller', async () => {
    expect(await invite({ enroller_id: '8000003', sponsor_id: '8000006' })).toMatchObject({ ok: true })
  })
  it('waits only so long for the enrolment system', async () => {
    expect(await invite({ lastname: enrolmentMarks.late })).toMatchObject({
      status: 400,
      message: 'Something went wrong. Please try again later.',
    })
  }, 20_000)
  it('sends one SMS however often it is pressed', async () => {
    const body = { invitee: invitee({ mobile: '63110002' }) }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.call(api.inviteNewcomer, { body }, { token })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.message === TOO_SOON).length).toBeGreaterThan(0)
    expect(await sent('+85263110002')).toBe(1)
  })
  it('is not for preferred customers and guests (R-696)', async () => {
    const preferred = await service.tokenOf('preferred')
    for (const answer of [
      await invite({}, preferred),
      await service.call(api.listInvitations, undefined, { token: preferred }),
      await service.call(
        api.searchUpline,
        { body: { account: '8000003', type: 'enroller' } },
        { token: preferred },
      ),
    ])
      expect(answer).toMatchObject({ ok: false, status: 403 })
    expect(await resend(1, preferred)).toMatchObject({ status: 404 })
    expect(await service.call(api.listInvitations)).toMatchObject({ status: 401 })
  })
  it('sends thirty SMS a day of one associate', async () => {
    const now = new Date()
    const count = (number: number) =>
      countInvitationSms(
        service.db,
        { inviter_id: 3, mobile_prefix: '852', mobile: String(63_200_000 + number) },
        now,
      )
    for (let number = 0; number < 30; number++) await count(number)
    await expect(count(30)).rejects.toMatchObject({ status: 429 })
    expect(await invite({ mobile: '63110011' })).toMatchObject({ status: 429 })
  })
  it('is not sent again once the sponsor has left the line', async () => {
    const { id } = await invited({ mobile: '63110012', sponsor_id: '8000006' })
    await service.db.query(`update invitation set sent_at = sent_at - interval '31 minutes' where id = $1`, [
      id,
    ])
    const upline = (above: string) =>
      service.db.query('update customer set upline = $1::int[] where id = 6', [above])
    await upline('{}')
    expect(await resend(id)).toMatchObject({
      status: 400,
      message: LINE,
    })
    await upline('{3}')
    expect(await resend(id)).toMatchObject({ ok: true })
  })
  it('sends five SMS an hour to one number, whoever invites', async () => {
    const [first] = [await invited({ mobile: '63110009' })]
    for (let count = 0; count < 4; count++) {
      await service.db.query(`update outbox set failed_at = created_at where recipient = '+85263110009'`)
      expect(await resend(first.id)).toMatchObject({ ok: true })
    }
    await service.db.query(`update outbox set failed_at = created_at where recipient = '+85263110009'`)
    expect(await resend(first.id)).toMatchObject({ ok: false, status: 429 })
  })
})

describe('the list', () => {
  it('has invitations in every state, failed ones first, then the newest (R-577, R-627, R-709)', async () => {
    const invitations = await list()
    expect(new Set(invitations.map(({ status }) => status))).toEqual(new Set(invitationStatuses))
    expect(invitations.map(({ id }) => id)).toEqual(sortInvitations(invitations).map(({ id }) => id))
    expect(invitations[0]?.status).toBe('failed')
  })
  it("holds nobody else's", async () => {
    expect(await list(await service.tokenOf('renewal'))).toEqual([])
  })
})

describe('sending again', () => {
  it('is refused for 30 minutes, and allowed at 30:00 exactly (R-635, R-707)', async () => {
    const { id } = await invited({ mobile: '63110003' })
    await service.db.query(
      `update invitation set sent_at = sent_at - interval '1799 seconds' where id = $1`,
      [id],
    )
    const [row] = await service.db.query<{ sent_at: Date }>('select sent_at from invitation where id = $1', [
      id,
    ])
    // the clock of the sandbox is set to the moment itself
    const offset = (at: number) => Math.ceil((at - Date.now()) / 1000)
    await service.setClock(offset(row!.sent_at.getTime() + 1_798_000))
    expect(await resend(id)).toMatchObject({ status: 400, message: TOO_SOON, parameters: ['30'] })
    await service.setClock(offset(row!.sent_at.getTime() + 1_800_000))
    expect(await resend(id)).toMatchObject({ ok: true, value: true })
    expect(await sent('+85263110003')).toBe(2)
    expect(await resend(id)).toMatchObject({ status: 400, message: TOO_SOON })
  })
  it('sends one SMS when it is pressed on two devices at once', async () => {
    const { id } = await invited({ mobile: '63110004' })
    await service.db.query(`update invitation set sent_at = sent_at - interval '31 minutes' where id = $1`, [
      id,
    ])
    const answers = await Promise.all(Array.from({ length: 8 }, () => resend(id)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await sent('+85263110004')).toBe(2)
  })
  it('is allowed at once after a failure, once (R-630)', async () => {
    const { id, status } = await invited({ mobile: smsMarks.failing.slice(4) })
    expect(status).toBe('failed')
    await service.db.query(`update invitation set mobile = '63110005' where id = $1`, [id])
    const answers = await Promise.all(Array.from({ length: 4 }, () => resend(id)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await statusOf(id)).toBe('pending')
  })
  it('is not tried again by the outbox after a failure', async () => {
    const { id } = await invited({ mobile: smsMarks.failing.slice(4) })
    await service.db.query(`update outbox set taken_until = null where recipient = $1`, [smsMarks.failing])
    expect(await deliverMessages(service.services)).toBe(0)
    expect(await statusOf(id)).toBe('failed')
  })
  it('leaves an SMS that gets no answer as sent until the answer comes', async () => {
    const { id, status } = await invited({ mobile: smsMarks.late.slice(4) })
    expect(status).toBe('sent')
    await vi.waitFor(async () => expect(await statusOf(id)).toBe('pending'), {
      timeout: 8_000,
      interval: 500,
    })
  }, 20_000)
  it.each(['registered', 'upgraded'])('is over for one that is %s', async (wanted) => {
    const done = (await list()).find(({ status }) => status === wanted)
    expect(await resend(done!.id)).toMatchObject({
      status: 400,
      message: 'The invitee has already registered.',
    })
  })
  it("answers other people's invitations like ids that do not exist", async () => {
    const { id } = await invited()
    const other = await service.tokenOf('renewal')
    const missing = { status: 404, message: 'No such entity with %fieldName = %fieldValue' }
    expect(await resend(id, other)).toMatchObject(missing)
    for (const none of ['999999', '0', '-1', 'abc', '99999999999', '1.5'])
      expect(await resend(none)).toMatchObject(missing)
  })
})
