import { setTimeout } from 'node:timers/promises'
import { searchTeam } from '#domain/team/api.ts'
import { createService, createServices } from '#service/app.ts'
import { connectDatabase, type Database } from '#service/db/db.ts'
import { migrate } from '#service/db/migrate.ts'
import { openReplica, type Replica } from '#service/db/replica.ts'
import { seed } from '#service/seed/seed.ts'
import { readSettings } from '#service/settings.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startStreamingReplica, type StreamingReplica } from '../harness/streaming-replica.ts'

let servers: StreamingReplica
let main: Database, standby: Database
let replica: Replica

beforeAll(async () => {
  servers = await startStreamingReplica(async (url) => {
    const filling = connectDatabase(url)
    await migrate(url, { afterwards: () => seed(filling) })
    await filling.close()
  })
  main = connectDatabase(servers.main)
  standby = connectDatabase(servers.replica)
}, 120_000)
afterAll(async () => {
  await main.close()
  await standby.close()
  await servers.stop()
})

const isAnsweredByReplica = async () =>
  (await replica.reads.one<{ is: boolean }>('select pg_is_in_recovery() as is'))?.is
const points = async (db: Pick<Database, 'one'>) =>
  (await db.one<{ points: number }>(`select points from rate_limit where key = 'replica-test'`))?.points
const write = (value: number) =>
  main.query(
    `insert into rate_limit (key, points, window_ends_at) values ('replica-test', $1, now() + interval '1 hour')
     on conflict (key) do update set points = excluded.points`,
    [value],
  )

describe('a replica for reading', () => {
  beforeEach(async () => {
    replica = openReplica(servers.replica, main, { lookMs: 100 })
    expect(await isAnsweredByReplica(), 'not before it is known to keep up').toBe(false)
    await expect.poll(isAnsweredByReplica).toBe(true)
  })
  afterEach(() => replica.close())

  it('answers what an associate looks at', async () => {
    const settings = readSettings({ NODE_ENV: 'test' })
    const services = createServices({ db: main, reads: replica.reads, settings })
    const app = createService(services)
    const { token } = (await (
      await app.request('/sandbox/people/associate/token', { method: 'POST' })
    ).json()) as {
      token: string
    }
    const answer = await app.request(`/rest/en/V1${searchTeam.path}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(200)
    expect(((await answer.json()) as { total_count: number }).total_count).toBeGreaterThan(0)
    await services.close()
  })

  it('is not asked while it is behind', async () => {
    await write(7)
    await expect.poll(() => points(standby)).toBe(7)
    await standby.query('select pg_wal_replay_pause()')
    await write(8)
    await expect.poll(isAnsweredByReplica).toBe(false)
    expect([await points(standby), await points(replica.reads)]).toEqual([7, 8])
    await standby.query('select pg_wal_replay_resume()')
    await expect.poll(isAnsweredByReplica).toBe(true)
    expect(await points(replica.reads)).toBe(8)
  })

  it('may freeze: no read waits for it longer than a second, and it is asked again once it goes on', async () => {
    await write(10)
    await expect.poll(() => points(standby)).toBe(10)
    const timedRead = async () => {
      const began = performance.now()
      return { points: await points(replica.reads), ms: performance.now() - began }
    }
    const reads = Array.from({ length: 200 }, async (_, at) => {
      await setTimeout(at)
      return timedRead()
    })
    const frozen = setTimeout(80).then(() => servers.freeze())
    const answers = await Promise.all(reads)
    await frozen
    try {
      expect(new Set(answers.map((answer) => answer.points))).toEqual(new Set([10]))
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(1_000)
      // Those that come later do not wait at all.
      for (let later = 0; later < 20; later++) expect((await timedRead()).ms).toBeLessThan(250)
    } finally {
      servers.thaw()
    }
    await expect.poll(isAnsweredByReplica, { timeout: 5_000 }).toBe(true)
  })

  it('may take long for a report: it is answered, and the replica is asked again', async () => {
    const report = replica.reads.one<{ is_done: boolean }>('select true as is_done from pg_sleep(1.2)')
    expect(await report).toEqual({ is_done: true })
    await expect.poll(isAnsweredByReplica).toBe(true)
  })

  it.each([
    ['reads', 'main', 1],
    ['longReads', 'the replica alone', 0],
  ] as const)('%s that take longer than half a second are worked out by %s', async (kind, _where, times) => {
    const asked: unknown[] = []
    const counted = openReplica(
      servers.replica,
      { ...main, one: (sql, params) => (asked.push(sql), main.one(sql, params)) },
      { lookMs: 100 },
    )
    try {
      const isReplica = async () =>
        (await counted.reads.one<{ is: boolean }>('select pg_is_in_recovery() as is'))?.is
      await expect.poll(isReplica).toBe(true)
      const report = 'select true as is_done from pg_sleep(1.7)'
      expect(await counted[kind].one(report)).toEqual({ is_done: true })
      expect(asked.filter((sql) => sql === report)).toHaveLength(times)
      await expect.poll(isReplica).toBe(true)
    } finally {
      await counted.close()
    }
  })

  it('may freeze under a long read: the main database answers it, and closing waits for no answer', async () => {
    const report = replica.longReads.one('select true as is_done from pg_sleep(0.8)')
    await setTimeout(100)
    servers.freeze()
    try {
      const began = performance.now()
      expect(await report).toEqual({ is_done: true })
      expect(performance.now() - began).toBeLessThan(5_000)
      const closing = performance.now()
      await replica.close()
      expect(performance.now() - closing).toBeLessThan(2_000)
    } finally {
      servers.thaw()
    }
  })

  it('may end in the middle: every read is answered, and it is asked again once it is back', async () => {
    await write(9)
    await expect.poll(() => points(standby)).toBe(9)
    const reads = Array.from({ length: 200 }, async (_, at) => {
      await setTimeout(at)
      return points(replica.reads)
    })
    const killed = setTimeout(80).then(() => servers.kill())
    expect(new Set(await Promise.all(reads))).toEqual(new Set([9]))
    await killed
    expect(await isAnsweredByReplica()).toBe(false)
    await servers.restart()
    await expect.poll(isAnsweredByReplica).toBe(true)
  })
})
