import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { searchCatalogue } from '#domain/catalogue/api.ts'
import { placeOrder } from '#domain/checkout/api.ts'
import { createService, createServices } from '#service/app.ts'
import { createCachedRead } from '#service/db/cached-read.ts'
import { connectDatabase, type Database } from '#service/db/db.ts'
import { newShopper, readyCart } from '#service/orders/buying.testing.ts'
import { readControls } from '#service/sandbox/control-store.ts'
import { startService, type TestService } from '../harness/service.ts'
import { isSettingsRead, statementsOf } from './counting.ts'

let service: TestService
/** A second process, as far as the settings are concerned: another connection. */
let elsewhere: Database
beforeEach(async () => {
  service = await startService()
  elsewhere = connectDatabase(service.db.url, { connections: 1 })
})
afterEach(async () => {
  await elsewhere.close()
  await service.stop()
})

/** Notifications arrive within milliseconds; a value is cached for ten seconds. */
const soon = { timeout: 5_000, interval: 50 }

const setClockElsewhere = (seconds: number) =>
  elsewhere.query(
    `insert into setting (key, value) values ('clock', to_jsonb($1::int)) on conflict (key) do update set value = excluded.value`,
    [seconds],
  )
const clockOffset = async () => {
  const answer = await service.request('/sandbox/clock')
  return ((await answer.json()) as { offset_seconds: number }).offset_seconds
}
const list = () => service.expectOk(searchCatalogue, { query: { pageSize: 4 } })
const order = async () => {
  const shopper = await newShopper(service)
  await readyCart(service, shopper, 'reishi-spore')
  await service.expectOk(
    placeOrder,
    { body: { paymentMethod: { method: 'worldpay' } } },
    { token: shopper.token },
  )
}
const settingsReads = async (call: () => Promise<unknown>) =>
  (await statementsOf(call)).filter(isSettingsRead).length

describe('settings of the sandbox', () => {
  it('are read once after a change, however many calls follow', async () => {
    await list()
    const reads = await settingsReads(async () => {
      await setClockElsewhere(60)
      await expect.poll(clockOffset, soon).toBe(60)
      await Promise.all([list(), list()])
      await order()
    })
    expect(reads).toBe(1)
  })

  it('are read once by calls that come together', async () => {
    const invalidate = vi.spyOn(service.services.controls, 'invalidate')
    await setClockElsewhere(60)
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalled(), soon)
    expect(await settingsReads(() => Promise.all([list(), list(), list()]))).toBe(1)
  })

  it('show in the very next call of the process that changed them, also before it is notified', async () => {
    const controls = createCachedRead(readControls)
    // Active without a subscription: no notification ever arrives.
    controls.setActive(true)
    const app = createService(createServices({ ...service.services, controls }))
    const sandbox = async (method: string, path: string, body?: object) => {
      const answer = await app.request(`/sandbox/${path}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return (await answer.json()) as unknown
    }
    await sandbox('GET', 'clock')
    await setClockElsewhere(10)
    expect(await sandbox('GET', 'clock'), 'is cached').toMatchObject({ offset_seconds: 0 })

    await sandbox('PUT', 'clock', { offset_seconds: 20 })
    expect(await sandbox('GET', 'clock')).toMatchObject({ offset_seconds: 20 })
    await sandbox('PUT', 'inventory', { enabled: true })
    expect(await sandbox('GET', 'inventory')).toEqual({ enabled: true })

    const rule = { match: 'GET /catalogue/search', status: 503, times: 2 }
    const { status } = rule
    await sandbox('PUT', 'faults', rule)
    expect((await app.request('/rest/en/V1/catalogue/search')).status).toBe(status)
    expect(await sandbox('GET', 'faults'), 'one time is left').toEqual([{ ...rule, times: 1 }])
    await sandbox('DELETE', 'faults')
    expect(await sandbox('GET', 'faults')).toEqual([])

    await sandbox('POST', 'reset')
    expect(await sandbox('GET', 'clock')).toMatchObject({ offset_seconds: 0 })
  })

  it('show soon in a process when another one changed them', async () => {
    expect(await clockOffset()).toBe(0)
    await setClockElsewhere(3_600)
    await expect.poll(clockOffset, soon).toBe(3_600)
    const { headers } = await service.call(searchCatalogue, { query: { pageSize: 4 } })
    expect(Date.parse(headers.get('Date') ?? '') - Date.now()).toBeGreaterThan(3_500_000)
  })

  it.each([
    ['updated', `update setting set value = '60' where key = 'clock'`, 60],
    ['deleted', `delete from setting where key = 'clock'`, 0],
    ['truncated', 'truncate setting', 0],
  ])('show soon when the table is %s', async (_how, sql, offset) => {
    await service.setClock(30)
    expect(await clockOffset()).toBe(30)
    await elsewhere.query(sql)
    await expect.poll(clockOffset, soon).toBe(offset)
  })
})

describe('when the connection that listens is lost', () => {
  let admin: pg.Client
  const database = () => new URL(service.db.url).pathname.slice(1)
  const allowConnections = (isAllowed: boolean) =>
    admin.query(`alter database "${database()}" with allow_connections ${isAllowed}`)
  beforeEach(async () => {
    admin = new pg.Client({ connectionString: inject('adminUrl') })
    await admin.connect()
    // Both pools have their connection before no more can be made.
    await Promise.all([list(), setClockElsewhere(0)])
    await expect.poll(() => settingsReads(list), soon).toBe(0)
    await allowConnections(false)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jadeleaf-changes' and datname = $1`,
      [database()],
    )
    await expect.poll(() => settingsReads(list), soon).toBe(1)
  })
  afterEach(async () => {
    await allowConnections(true)
    await admin.end()
  })

  it('every call reads the settings, so that a change shows at once', async () => {
    expect(await settingsReads(async () => [await list(), await list(), await list()])).toBe(3)
    await setClockElsewhere(300)
    expect(await clockOffset()).toBe(300)
  })

  it('they are cached again once it is back, without what was missed', async () => {
    await setClockElsewhere(400)
    await allowConnections(true)
    await expect.poll(() => settingsReads(list), soon).toBe(0)
    expect(await clockOffset()).toBe(400)
    await setClockElsewhere(500)
    await expect.poll(clockOffset, soon).toBe(500)
  })
})

it.each([
  ['by the same process', () => service.setClock(60)],
  ['by another one', () => setClockElsewhere(60)],
])('a read that began before a change %s is not cached', async (_who, change) => {
  await service.setClock(30)
  const invalidate = vi.spyOn(service.services.controls, 'invalidate')
  const { one } = service.db
  let hasRead = () => {}
  let release = () => {}
  const read = new Promise<void>((resolve) => {
    hasRead = resolve
  })
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.spyOn(service.db, 'one').mockImplementationOnce(async <T extends object>(sql: string) => {
    expect(isSettingsRead(sql)).toBe(true)
    const row = await one<T>(sql)
    hasRead()
    await gate
    return row
  })
  const early = clockOffset()
  await read
  await change()
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalled(), soon)
  expect(await clockOffset()).toBe(60)
  release()
  expect(await early).toBe(30)
  expect(await clockOffset()).toBe(60)
})
