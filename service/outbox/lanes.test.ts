import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { followChanges, type Changes } from '#service/db/changes.ts'
import { connectDatabase } from '#service/db/db.ts'
import type { Mail } from '#service/ports/mail.ts'
import { NotSent } from '#service/ports/not-sent.ts'
import type { Sms } from '#service/ports/sms.ts'
import { freshDatabase, type FreshDatabase } from '../../tests/harness/database.ts'
import { openLanes, type Lanes } from './lanes.ts'
import { queueMessage, type Channel, type OutgoingMessage } from './store.ts'

let db: FreshDatabase
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.drop())
beforeEach(async () => {
  await db.query('delete from outbox')
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})
const closing: (() => Promise<unknown>)[] = []

interface Senders {
  mail(mail: Mail): Promise<void>
  sms(sms: Sms): Promise<void>
}

interface Process {
  readonly lanes: Lanes
  readonly changes: Changes
  /** Times that the process has looked for a message in a channel so far. */
  looks(channel: Channel): number
}

/** A timer that does not come while a test runs. */
const idleTimer = () => setInterval(() => undefined, 1_000_000)

/**
 * What one process has for its messages: lanes with two connections, woken by notifications, and by the clock unless a test counts
 * looks.
 * @param lookMs how long each look takes more than it does
 */
async function processWith({ mail, sms }: Senders, counted?: { lookMs: number }): Promise<Process> {
  const own = connectDatabase(db.url, { connections: 2, strict: true })
  const look = own.one.bind(own)
  const asked = vi.spyOn(own, 'one')
  if (counted)
    asked.mockImplementation(async (...statement) => {
      await sleep(counted.lookMs)
      return look(...statement)
    })
  const clock = counted && vi.spyOn(globalThis, 'setInterval').mockReturnValue(idleTimer())
  const lanes = openLanes({
    db: own,
    ports: {
      mail: { timeout: 60_000, send: mail },
      sms: { timeout: 10_000, canReceive: () => true, send: sms },
      clock: () => Promise.resolve(new Date()),
      keepsMessages: false,
    },
  })
  clock?.mockRestore()
  const changes = followChanges(db.url, { outbox_change: lanes })
  await changes.ready
  closing.push(async () => {
    await Promise.all([changes.close(), lanes.close()])
    await own.close()
  })
  const looks = (channel: Channel) => asked.mock.calls.filter(([, values]) => values?.[0] === channel).length
  return { lanes, changes, looks }
}

const queue = (message: Partial<OutgoingMessage>) =>
  queueMessage(
    db,
    {
      channel: 'email',
      recipient: 'a@b.example',
      purpose: 'order',
      language: 'en',
      body: 'text',
      ...message,
    },
    new Date(),
  )
const code = (recipient: string): Partial<OutgoingMessage> => ({ channel: 'sms', purpose: 'code', recipient })
const nothing = () => Promise.resolve()
const never = () => new Promise<void>(() => undefined)
const counts = (all: readonly string[]) =>
  new Set(Object.values(Object.groupBy(all, (to) => to)).map((group) => group?.length))

describe('lanes', () => {
  it('of two processes send every message once, with a server that is slow', async () => {
    const mails: string[] = []
    const mail = async ({ to }: Mail) => {
      mails.push(to)
      await sleep(150)
    }
    await processWith({ mail, sms: nothing })
    await processWith({ mail, sms: nothing })
    const sent = Array.from({ length: 45 }, (_, at) => `${at}@b.example`)
    for (const recipient of sent) await queue({ recipient })
    await vi.waitFor(
      async () =>
        expect(await db.one('select count(*) as n from outbox where sent_at is not null')).toEqual({ n: 45 }),
      { timeout: 15_000 },
    )
    expect(mails.toSorted()).toEqual(sent.toSorted())
  })

  it('send a code at once while the mail server hangs and the carrier is slow with other messages', async () => {
    const codes = new Map<string, number>()
    const sms = async ({ to, purpose }: Sms) => {
      if (purpose !== 'code') return never()
      codes.set(to, Date.now())
      await sleep(50)
    }
    await processWith({ mail: never, sms })
    await processWith({ mail: never, sms })
    for (let at = 0; at < 300; at++) {
      await queue({ recipient: `${at}@b.example` })
      await queue({ channel: 'sms', recipient: `+8525${at}` })
      await queue({ channel: 'sms', recipient: `+8526${at}`, purpose: 'numberTaken' })
    }
    const asked = new Map<string, number>()
    for (let at = 0; at < 20; at++) {
      asked.set(`+8529${at}`, Date.now())
      await queue(code(`+8529${at}`))
    }
    await vi.waitFor(() => expect(codes.size).toBe(20), { timeout: 5_000 })
    const waits = [...asked].map(([to, at]) => (codes.get(to) ?? Infinity) - at)
    expect(Math.max(...waits)).toBeLessThan(2_000)
  }, 60_000)

  it('look once for a message that comes alone, and not at all in the other channel', async () => {
    const mail = vi.fn<(mail: Mail) => Promise<void>>().mockResolvedValue()
    const { looks } = await processWith({ mail, sms: nothing }, { lookMs: 0 })
    await vi.waitFor(() => expect([looks('email'), looks('sms')]).toEqual([1, 1]))
    for (let sent = 1; sent <= 20; sent++) {
      await queue({})
      await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(sent), { interval: 5 })
    }
    expect([looks('email'), looks('sms')]).toEqual([21, 1])
  })

  it('look once for a message that comes while the one before is being sent, though the look takes long', async () => {
    const first = Promise.withResolvers<undefined>()
    const mail = vi.fn<(mail: Mail) => Promise<void>>().mockReturnValueOnce(first.promise).mockResolvedValue()
    const { looks } = await processWith({ mail, sms: nothing }, { lookMs: 300 })
    await vi.waitFor(() => expect(looks('email')).toBe(1))
    await queue({})
    await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(1), { timeout: 5_000 })
    await queue({})
    await vi.waitFor(() => expect(looks('email')).toBe(3))
    // the first sender is free while the second still looks
    first.resolve(undefined)
    await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(2), { timeout: 5_000 })
    expect(looks('email')).toBe(3)
  })

  it('find a message whose notification was lost within two seconds', async () => {
    const sms = vi.fn<(sms: Sms) => Promise<void>>().mockResolvedValue()
    const { changes } = await processWith({ mail: nothing, sms })
    await changes.close()
    const begun = Date.now()
    await queue(code('+85251000001'))
    await vi.waitFor(() => expect(sms).toHaveBeenCalled(), { timeout: 4_000, interval: 20 })
    expect(Date.now() - begun).toBeLessThan(2_000)
  })

  it('send again what failed, and what another process has left behind', async () => {
    const tries: string[] = []
    const sms = ({ to }: Sms) => {
      tries.push(to)
      return tries.length === 1 ? Promise.reject(new NotSent('HTTP 503')) : Promise.resolve()
    }
    await queue(code('+85251000002'))
    await db.query(`update outbox set attempts = 1, taken_until = clock_timestamp() + interval '1 second'`)
    await processWith({ mail: nothing, sms })
    await vi.waitFor(() => expect(tries).toHaveLength(2), { timeout: 12_000 })
    expect(counts(tries)).toEqual(new Set([2]))
  })

  it('start nothing after they were closed', async () => {
    const mail = vi.fn<(mail: Mail) => Promise<void>>().mockResolvedValue()
    const { lanes } = await processWith({ mail, sms: nothing })
    await lanes.close()
    await queue({})
    lanes.wake()
    await sleep(300)
    expect(mail).not.toHaveBeenCalled()
  })

  it('go on after the database was away', async () => {
    const mail = vi.fn<(mail: Mail) => Promise<void>>().mockResolvedValue()
    await processWith({ mail, sms: nothing })
    await db.query('alter table outbox rename to outbox_away')
    await sleep(1_700)
    await db.query('alter table outbox_away rename to outbox')
    await queue({})
    await vi.waitFor(() => expect(mail).toHaveBeenCalledTimes(1), { timeout: 5_000 })
  })
})
