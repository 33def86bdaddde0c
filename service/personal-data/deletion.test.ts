import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as auth from '#domain/auth/api.ts'
import { listReviews } from '#domain/reviews/api.ts'
import { getMe } from '#domain/customers/api.ts'
import { deleteAccount } from '#domain/personal-data/api.ts'
import { searchTeam } from '#domain/team/api.ts'
import { closePeriods } from '#service/commissions/close.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import type { Db } from '#service/db/db.ts'
import { retentionJob } from '#service/retention/job.ts'
import { defaultDays } from '#service/retention/kept-days.ts'
import { peoplePassword, startService, type TestService } from '../../tests/harness/service.ts'
import { readPersonalData } from './export-store.ts'
import { personalDataJobs } from './jobs.ts'
import { leaving, password } from './leaving.testing.ts'
import { plantPerson, planted, type Planted } from './planted-person.testing.ts'

/** Ends a transaction without an effect. */
class Undo extends Error {}

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
beforeEach(() => service.db.query('delete from rate_limit'))

const { leave, isDeleted, shopperWithPassword } = leaving(() => service)

/** Columns of the whole database that hold one of the texts, except what stands for the books of other companies. */
async function placesOf(texts: Planted, db: Db = service.db): Promise<string[]> {
  const columns = await db.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and table_name not like 'sandbox%' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY') order by 1, 2`,
  )
  const found: string[] = []
  for (const { table, column } of columns)
    if (
      await db.one(`select 1 from ${table} where ${column}::text ilike any($1) limit 1`, [
        Object.values(texts).map((text) => `%${text}%`),
      ])
    )
      found.push(`${table}.${column}`)
  return found
}

describe('an account with nothing open', () => {
  let person: Awaited<ReturnType<typeof plantPerson>>
  let before: string[]
  let left: unknown
  beforeAll(async () => {
    person = await plantPerson(service)
    before = await placesOf(planted)
    left = await leave(person.token)
  })

  it('is deleted with everything that names the person, apart from the message that says so', async () => {
    expect(before).toEqual(person.places)
    expect(left).toMatchObject({ ok: true, value: true })
    expect(await placesOf(planted)).toEqual(['outbox.body', 'outbox.recipient'])
    const [mail, ...others] = await service.outbox(planted.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('您的翠葉帳戶已刪除')
  })

  it('leaves nothing at all once that message has been kept long enough', async () => {
    const { db, ports } = service.services
    const wait = (defaultDays.mails + 1) * 86_400_000
    const inVain = db.tx(async (tx) => {
      await tx.query('update outbox set sent_at = now() where sent_at is null')
      await retentionJob(defaultDays).run(
        { db: tx, ports: { ...ports, keepsMessages: false } },
        new Date(Date.now() + wait),
      )
      expect(await placesOf(planted, tx)).toEqual([])
      throw new Undo()
    })
    await expect(inVain).rejects.toThrow(Undo)
  })

  it('leaves its orders with amounts, country and district', async () => {
    const kept = await service.db.query<{ increment_id: string; shipping_address: unknown; total: number }>(
      'select increment_id, shipping_address, grand_total_minor as total from sales_order where customer_id = $1 order by id',
      [person.id],
    )
    expect(kept.map(({ increment_id }) => increment_id)).toEqual(person.orders)
    expect(kept[0]?.total).toBeGreaterThan(0)
    expect(kept[0]?.shipping_address).toEqual({
      country_id: 'HK',
      region: 'Kowloon',
      city: 'Yau Tsim Mong',
      extension_attributes: { district: 'Mong Kok', district_id: '12' },
    })
  })

  it('leaves its reviews to nobody', async () => {
    const { items } = await service.expectOk(
      listReviews,
      { params: { id: person.reviewed } },
      { store: 'th' },
    )
    expect(items.map(({ nickname }) => nickname)).toContain('อดีตลูกค้า')
  })

  it('loses what a call of the person still wrote after the deletion', async () => {
    await service.db.query(
      `insert into feedback (customer_id, language, text, created_at) values ($1, 'en', 'late', now())`,
      [person.id],
    )
    for (const job of personalDataJobs) await job.run(service.services, new Date())
    expect(await service.db.query(`select 1 from feedback where text = 'late'`)).toEqual([])
  })

  it('signs nobody in any more, and its email and number are free for an account that knows nothing', async () => {
    expect(await service.call(getMe, undefined, { token: await service.tokenOf('preferred') })).toMatchObject(
      {
        status: 401,
      },
    )
    for (const username of [planted.email, '80000001'])
      expect(
        await service.call(auth.loginByAccount, { body: { username, password: peoplePassword } }),
      ).toMatchObject({ ok: false, status: 401 })
    const inVain = service.db.tx(async (tx) => {
      const row = await tx.one<{ id: number }>(
        `insert into customer (email, firstname, lastname, mobile_prefix, mobile, password_hash) values ($1, 'New', 'Person', '852', $2, 'x') returning id`,
        [planted.email, planted.mobile],
      )
      const data = await readPersonalData(tx, row?.id ?? 0)
      const subjects = Object.entries(data).filter(([, entries]) => entries.length > 0)
      expect(subjects.map(([subject]) => subject)).toEqual(['account'])
      throw new Undo()
    })
    await expect(inVain).rejects.toThrow(Undo)
  })
})

it('takes no proof but the right one, and is for the person alone', async () => {
  const { token, customerId } = await shopperWithPassword()
  expect(await service.call(deleteAccount, { body: password })).toMatchObject({ status: 401 })
  expect(await leave(token, {})).toMatchObject({ status: 400, code: 'passwordNeeded' })
  expect(await leave(token, { current_password: 'Wrong-2026' })).toMatchObject({
    status: 401,
    code: 'passwordWrong',
  })
  expect(await isDeleted(customerId)).toBe(false)
  const other = await issueToken(service.db, customerId, new Date())
  expect(await leave(token)).toMatchObject({ ok: true })
  expect(await leave(other)).toMatchObject({ status: 401 })
})

describe('a deletion whose answer was lost', () => {
  it('is answered again to the token that made it, whatever is sent with it, for some hours', async () => {
    const { token } = await shopperWithPassword()
    expect(await leave(token)).toMatchObject({ ok: true })
    expect(await leave(token)).toMatchObject({ ok: true, value: true })
    expect(await leave(token, {})).toMatchObject({ ok: true })
    expect(await service.call(getMe, undefined, { token })).toMatchObject({ status: 401 })
    const run = async (at: number) => {
      for (const job of personalDataJobs) await job.run(service.services, new Date(at))
    }
    await run(Date.now() + 3_500_000)
    expect(await leave(token)).toMatchObject({ ok: true })
    await run(Date.now() + 4 * 3_600_000)
    expect(await leave(token)).toMatchObject({ status: 401 })
  })
  it('is made once by calls at the same time, and all are told', async () => {
    const { token, customerId } = await shopperWithPassword()
    const account = (await service.db.one<{ email: string }>(
      `update customer set mobile_prefix = '852', mobile = '63456780' where id = $1 returning email`,
      [customerId],
    ))!
    await service.expectOk(auth.sendCode, { params: { type: '2', prefix: '852', mobile: '63456780' } })
    const body = { current_code: await service.codeOf('+85263456780') }
    const answers = await Promise.all([1, 2, 3].map(() => leave(token, body)))
    expect(answers).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    const { email } = account
    expect(await service.outbox(email)).toHaveLength(1)
  })
})

it('takes a code that was sent to the number on record', async () => {
  const { token, customerId } = await shopperWithPassword()
  await service.db.query(`update customer set mobile_prefix = '852', mobile = '63456789' where id = $1`, [
    customerId,
  ])
  await service.expectOk(auth.sendCode, { params: { type: '2', prefix: '852', mobile: '63456789' } })
  const code = await service.codeOf('+85263456789')
  expect(await leave(token, { current_code: code === '000000' ? '000001' : '000000' })).toMatchObject({
    status: 400,
    code: 'auth.currentCode',
  })
  expect(await leave(token, { current_code: code })).toMatchObject({ ok: true })
})

it('is not guessed without end', async () => {
  const { token } = await shopperWithPassword()
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) statuses.push((await leave(token, {})).status)
  expect(statuses.at(-1)).toBe(429)
})

describe('the place of a former member', () => {
  it('stays in the team without a name, and earns nothing when a period closes', async () => {
    const child = await service.db.one<{ id: number; upline: number[]; downline_count: number }>(
      `select id, upline, downline_count from customer where upline @> array[3] and shares_details and group_label = 'associate' and persona is null
       and downline_count > 0 order by id limit 1`,
    )
    if (!child) throw new Error('the team has nobody to leave it')
    const { id } = child
    await service.db.query(
      `update customer set ipayout_minor = 0, password_hash = (select password_hash from customer where id = 1) where id = $1`,
      [id],
    )
    await service.db.query(`update sales_order set status = 'complete' where customer_id = $1`, [id])
    // Early in a month the last one is not paid yet.
    await service.db.query(
      `update commission_payment set payment_date = '2020-01-15', check_number = '0000001' where customer_id = $1`,
      [id],
    )
    expect(await leave(await issueToken(service.db, id, new Date()))).toMatchObject({ ok: true })
    const token = await service.tokenOf('associate')
    const found = await service.expectOk(searchTeam, { query: { pageSize: 200 } }, { token, store: 'vi' })
    const place = found.items.find((member) => member.id === id)
    expect(place).toMatchObject({
      name: 'Thành viên đã rời đi',
      shares_details: false,
      below: child.downline_count,
    })
    expect(JSON.stringify(place)).not.toContain('@')
    const paid = async () =>
      (await service.db.query('select 1 from commission_payment where customer_id = $1', [id])).length
    const before = await paid()
    await service.db.query(
      `insert into period_figures (customer_id, period, ppv, dpv, generations, pack_minor)
       select $1, to_char(now(), 'YYYYMM'), 100000, 900000, array[500000, 400000], 100000 on conflict (customer_id, period) do update set ppv = 100000, dpv = 900000, pack_minor = 100000`,
      [id],
    )
    expect(await closePeriods(service.db, new Date(Date.now() + 62 * 86_400_000))).not.toEqual([])
    expect(await paid()).toBe(before)
  })
})
