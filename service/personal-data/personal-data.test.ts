import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportPersonalData } from '#domain/personal-data/api.ts'
import { people } from '#service/seed/people.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { treatments } from './deletion-store.ts'
import { notExported, subjects } from './export-store.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  await service.stop()
})

const exportOf = async (persona: string): Promise<Record<string, unknown>> =>
  service.expectOk(exportPersonalData, undefined, { token: await service.tokenOf(persona) })

/** Tables with a column that names a customer, and those whose rows belong to one of them. */
const tablesOfPeople = `with recursive personal (name) as (
    select table_name::text from information_schema.columns where table_schema = 'public'
      and (table_name = 'customer' or column_name in ('customer_id', 'inviter_id', 'recipient'))
  union
    select c.conrelid::regclass::text from pg_constraint c join personal p on c.confrelid = to_regclass(p.name) where c.contype = 'f')
  select name from personal order by name`

it('knows every table that holds something of a customer', async () => {
  const found = (await service.db.query<{ name: string }>(tablesOfPeople)).map(({ name }) => name)
  const exported = new Set<string>(Object.values(subjects).flatMap(({ tables }) => [...tables]))
  const known = [...exported, ...Object.keys(notExported)]
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !found.includes(name))).toEqual([])
})

it('knows for each of them what a deletion does to it', async () => {
  const found = (await service.db.query<{ name: string }>(tablesOfPeople)).map(({ name }) => name)
  const known = Object.keys(treatments)
  expect(found.filter((name) => !known.includes(name))).toEqual([])
  // no column of these names a customer or refers to a row that does
  expect(known.filter((name) => !found.includes(name))).toEqual(['sms_code', 'payment_event'])
  expect(known.at(-1)).toBe('customer')
})

it('holds what a customer left in the shop', async () => {
  const data = await exportOf('preferred')
  expect(Object.keys(data)).toEqual(['exported_at', ...Object.keys(subjects)])
  expect(data['account']).toMatchObject([{ email: 'mei.chan@jadeleaf.example', customer_group: 'preferred' }])
  for (const subject of ['addresses', 'orders', 'messages', 'favourites'])
    expect(data[subject], subject).not.toEqual([])
  const [order] = data['orders'] as { total: unknown; goods: { sku: string }[] }[]
  expect(order?.goods[0]?.sku).toBeTypeOf('string')
  expect(order?.total).toBeTypeOf('number')
})

it.each(['preferred', 'associate', 'fresh'])('holds no secret and nobody else, for %s', async (persona) => {
  const text = JSON.stringify(await exportOf(persona))
  const own = people.find(({ key }) => key === persona)
  expect(own?.email).toBeDefined()
  const others = people.flatMap(({ email }) => (email && email !== own!.email ? [email] : []))
  expect(text).toContain(own!.email)
  expect(others.filter((email) => text.includes(email))).toEqual([])
  expect(text).not.toMatch(/password|hash|salt|token|scrypt|argon/i)
})

it('is for the person alone, and not without end', async () => {
  expect(await service.call(exportPersonalData)).toMatchObject({ ok: false, status: 401 })
  const token = await service.tokenOf('quiet')
  const answers = []
  for (let count = 0; count < 11; count += 1)
    answers.push(await service.call(exportPersonalData, undefined, { token }))
  expect(answers.at(-1)).toMatchObject({ ok: false, status: 429 })
})
