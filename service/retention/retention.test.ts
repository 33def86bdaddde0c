import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobsOf } from '#service/app.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { retentionJob } from './job.ts'
import { defaultDays, readKeptDays, type Kept } from './kept-days.ts'
import { removeOld } from './retention-store.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  await service.stop()
})

const day = 86_400_000
const written = new Date('2020-01-01T00:00:00Z')
const after = (days: number) => new Date(written.getTime() + days * day)
const countOf = async (text: string) =>
  (await service.db.one<{ count: number }>(`select count(*)::int as count from feedback where text = $1`, [
    text,
  ]))!.count

it('deletes what is older than its days, however much there is, and nothing newer', async () => {
  await service.db.query(
    `insert into feedback (language, text, page, created_at) select 'en', 'old', '/', $1 from generate_series(1, 2500)`,
    [written],
  )
  await service.db.query(
    `insert into feedback (language, text, page, created_at) values ('en', 'new', '/', $1)`,
    [after(1)],
  )
  const job = retentionJob({ ...defaultDays, feedback: 90 })
  await job.run(service.services, after(90))
  expect(await countOf('old')).toBe(2_500)
  await job.run(service.services, after(90.5))
  expect(await countOf('old')).toBe(0)
  expect(await countOf('new')).toBe(1)
})

it('keeps sent messages where people read them, and nowhere else', async () => {
  const addMail = () =>
    service.db.query(
      `insert into outbox (channel, recipient, subject, body, created_at, sent_at) values ('email', 'kept@jadeleaf.example', 'Subject', 'Text', $1, $1)`,
      [written],
    )
  const count = async () =>
    (await service.db.query(`select 1 from outbox where recipient = 'kept@jadeleaf.example'`)).length
  await addMail()
  const { db, ports } = service.services
  await retentionJob(defaultDays).run({ db, ports }, after(31))
  expect(await count()).toBe(1)
  await retentionJob(defaultDays).run({ db, ports: { ...ports, keepsMessages: false } }, after(31))
  expect(await count()).toBe(0)
})

it('keeps a cart that a customer still uses, and the orders of one that was placed', async () => {
  const carts = async () =>
    (await service.db.one<{ count: number }>(
      `select count(*)::int as count from cart where customer_id is not null and not is_active`,
    ))!.count
  const placed = await carts()
  await service.db.query(
    `insert into cart (masked_id, customer_id, store_id, is_active, created_at, updated_at)
     select 'retention-test', id, 1, true, $1, $1 from customer c
     where not exists (select 1 from cart where customer_id = c.id and is_active) limit 1`,
    [written],
  )
  const isThere = async () =>
    (await service.db.one(`select 1 from cart where masked_id = 'retention-test'`)) !== undefined
  await retentionJob(defaultDays).run(service.services, after(365))
  expect(await isThere()).toBe(true)
  await retentionJob(defaultDays).run(service.services, after(366))
  expect(await isThere()).toBe(false)
  expect(await carts()).toBe(placed)
})

it.each(Object.keys(defaultDays) as Kept[])(
  'finds %s by their age, of which none is as old',
  async (kept) => {
    expect(await removeOld(service.db, kept, after(-1))).toBe(0)
  },
)

it('is one of the jobs', () => {
  expect(jobsOf(service.services.settings).map(({ name }) => name)).toContain(retentionJob(defaultDays).name)
})

it('reads days by name', () => {
  expect(readKeptDays('mails=14, feedback=90')).toEqual({ ...defaultDays, mails: 14, feedback: 90 })
  for (const wrong of ['', 'mails', 'mails=0', 'mails=3651', 'mails=-1', 'trams=3', 'toString=3', 'mails=1,'])
    expect(readKeptDays(wrong), wrong).toBeUndefined()
})
