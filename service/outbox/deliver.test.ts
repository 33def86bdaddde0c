import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mail } from '#service/ports/mail.ts'
import { NotSent } from '#service/ports/not-sent.ts'
import type { Sms } from '#service/ports/sms.ts'
import { freshDatabase, type FreshDatabase } from '../../tests/harness/database.ts'
import { deliverMessages } from './deliver.testing.ts'
import { deliverMessageNow, type Outside } from './deliver.ts'
import { removeOld } from '#service/retention/retention-store.ts'
import { queueMessage, type OutgoingMessage } from './store.ts'

let now = new Date('2026-11-22T10:00:00Z')
let db: FreshDatabase
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.drop())

const mail = { timeout: 500, send: vi.fn<(mail: Mail) => Promise<void>>() }
const sms = { timeout: 500, canReceive: () => true, send: vi.fn<(sms: Sms) => Promise<void>>() }
const outside = (keepsMessages = false): Outside => ({
  db,
  ports: { mail, sms, clock: () => Promise.resolve(now), keepsMessages },
})
const log = vi.spyOn(console, 'error')
beforeEach(async () => {
  await db.query('delete from outbox')
  now = new Date('2026-11-22T10:00:00Z')
  mail.send.mockReset().mockResolvedValue()
  sms.send.mockReset().mockResolvedValue()
  log.mockReset().mockReturnValue()
})

const letter: OutgoingMessage = {
  channel: 'email',
  recipient: 'a@b.example',
  purpose: 'order',
  language: 'th',
  subject: 'Hello',
  body: 'text',
}
const code: OutgoingMessage = {
  channel: 'sms',
  recipient: '+85251000001',
  purpose: 'code',
  language: 'en',
  body: 'Your code is 123456',
  variables: { code: '123456' },
}
const stored = () =>
  db.query<{
    recipient: string
    body: string
    variables: object
    attempts: number
    failure: string | null
    sent_at: Date | null
    failed_at: Date | null
    waits: number
  }>(
    `select recipient, body, variables, attempts, failure, sent_at, failed_at, extract(epoch from taken_until - clock_timestamp())::float8 as waits from outbox order by id`,
  )
/** What a minute, or an hour, changes for messages that wait. */
const later = (time: string) => db.query(`update outbox set taken_until = taken_until - interval '${time}'`)

describe('the outbox', () => {
  it('gives each message to its system, once, also from several processes at a time', async () => {
    await queueMessage(db, letter, now)
    await queueMessage(db, code, now)
    await Promise.all(Array.from({ length: 4 }, () => deliverMessages(outside())))
    expect(mail.send.mock.calls).toMatchObject([
      [{ to: 'a@b.example', subject: 'Hello', body: 'text', language: 'th' }],
    ])
    expect(sms.send.mock.calls).toMatchObject([
      [{ to: '+85251000001', body: 'Your code is 123456', purpose: 'code', variables: { code: '123456' } }],
    ])
  })
  it('sends codes first, and what an account waits for before orders', async () => {
    for (const purpose of ['order', 'numberTaken', 'code', 'order', 'code'] as const)
      await queueMessage(db, { ...code, purpose }, now)
    await deliverMessages(outside())
    expect(sms.send.mock.calls.map(([{ purpose }]) => purpose)).toEqual([
      'code',
      'code',
      'numberTaken',
      'order',
      'order',
    ])
  })
  it('sends nothing of a transaction that was rolled back', async () => {
    const refused = db.tx(async (tx) => {
      await queueMessage(tx, code, now)
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await deliverMessages(outside())).toBe(0)
  })
  it('is not emptied inside a transaction', async () => {
    await queueMessage(db, letter, now)
    await expect(db.tx((tx) => deliverMessages({ ...outside(), db: tx }))).rejects.toThrow(
      'A transaction is open',
    )
    expect(mail.send).not.toHaveBeenCalled()
  })
})

describe('a message that failed', () => {
  it('is sent again under the same id, later each time, and the others meanwhile', async () => {
    for (const recipient of ['first@b.example', 'second@b.example'])
      await queueMessage(db, { ...letter, recipient }, now)
    mail.send.mockRejectedValueOnce(new NotSent('SMTP 451')).mockResolvedValueOnce()
    mail.send.mockRejectedValueOnce(new NotSent('SMTP 452'))
    expect(await deliverMessages(outside())).toBe(1)
    expect(await deliverMessages(outside())).toBe(0)
    expect((await stored())[0]).toMatchObject({ attempts: 1, failure: 'SMTP 451', failed_at: null })
    expect((await stored())[0]?.waits).toBeGreaterThan(10)
    expect((await stored())[0]?.waits).toBeLessThan(16)
    await later('15 seconds')
    expect(await deliverMessages(outside())).toBe(0)
    expect((await stored())[0]?.waits).toBeGreaterThan(25)
    await later('30 seconds')
    expect(await deliverMessages(outside())).toBe(1)
    const [first, , again, last] = mail.send.mock.calls.map(([sent]) => sent)
    expect([again, last]).toEqual([first, first])
    expect((await stored())[0]).toMatchObject({ attempts: 3, failure: null, sent_at: now })
    expect(log.mock.calls.flat().join()).not.toContain('b.example')
  })
  it('is given up at once when it was refused for good', async () => {
    await queueMessage(db, letter, now)
    mail.send.mockRejectedValue(new NotSent('SMTP 550', { isFinal: true }))
    await deliverMessages(outside())
    await later('1 day')
    await deliverMessages(outside())
    expect(mail.send).toHaveBeenCalledTimes(1)
    expect(await stored()).toMatchObject([{ failed_at: now, failure: 'SMTP 550', sent_at: null }])
    expect(log.mock.calls).toEqual([['A message (email, order) was given up after 1 attempt: SMTP 550.']])
  })
  it('is given up after a day of attempts', async () => {
    await queueMessage(db, letter, now)
    mail.send.mockRejectedValue(new Error('550 no <a@b.example> here'))
    for (let hour = 0; hour < 30; hour++) {
      await deliverMessages(outside())
      await later('1 hour')
      now = new Date(now.getTime() + 3_600_000)
    }
    expect(mail.send.mock.calls.length).toBeGreaterThan(15)
    expect(mail.send.mock.calls.length).toBeLessThan(27)
    expect((await stored())[0]?.failed_at).not.toBeNull()
    // An error of another kind may quote the address.
    expect((await stored())[0]?.failure).toBe('unexpected error')
    expect(log.mock.calls.flat().join()).not.toContain('a@b.example')
  })
  it('counts as failed when its system does not answer in time', async () => {
    await queueMessage(db, letter, now)
    mail.send.mockReturnValue(new Promise(() => undefined))
    await deliverMessages(outside())
    expect(await stored()).toMatchObject([{ attempts: 1, failure: 'no answer in time' }])
  })
  it('is left alone by a process whose claim has ended', async () => {
    await queueMessage(db, letter, now)
    const slow = Promise.withResolvers<void>()
    mail.send.mockReturnValueOnce(slow.promise)
    const first = deliverMessages(outside())
    await vi.waitFor(() => expect(mail.send).toHaveBeenCalledTimes(1))
    await later('1 hour')
    const second = Promise.withResolvers<void>()
    mail.send.mockReturnValueOnce(second.promise)
    const other = deliverMessages(outside())
    await vi.waitFor(() => expect(mail.send).toHaveBeenCalledTimes(2))
    slow.reject(new NotSent('late', { isFinal: true }))
    await first
    expect(await stored()).toMatchObject([{ failed_at: null, attempts: 2 }])
    second.resolve()
    await other
    expect(await stored()).toMatchObject([{ failed_at: null, sent_at: now }])
  })
})

describe('a code', () => {
  it('is not sent once it has expired', async () => {
    await queueMessage(db, code, now)
    now = new Date(now.getTime() + 300_000)
    expect(await deliverMessages(outside())).toBe(0)
    expect(sms.send).not.toHaveBeenCalled()
    expect(await stored()).toMatchObject([{ failure: 'it waited too long', body: '', failed_at: now }])
  })
  it('is readable in the outbox only until it was sent', async () => {
    await queueMessage(db, code, now)
    await queueMessage(db, letter, now)
    await deliverMessages(outside())
    expect(await stored()).toMatchObject([
      { body: '', variables: {}, sent_at: now },
      { body: 'text', sent_at: now },
    ])
  })
  it('is readable in the outbox only until it was given up', async () => {
    await queueMessage(db, code, now)
    sms.send.mockRejectedValue(new NotSent('HTTP 400', { isFinal: true }))
    await deliverMessages(outside())
    expect(await stored()).toMatchObject([{ body: '', variables: {}, failed_at: now }])
  })
  it('stays readable where the sandbox shows it', async () => {
    await queueMessage(db, code, now)
    await deliverMessages(outside(true))
    expect(await stored()).toMatchObject([{ body: code.body, variables: code.variables, sent_at: now }])
  })
})

describe('a message that its caller sends', () => {
  const own = { ...code, purpose: 'invitation', isTriedOnce: true } as const
  it('waits for the caller before the outbox sends it', async () => {
    const id = await queueMessage(db, own, now)
    expect(await deliverMessages(outside())).toBe(0)
    await deliverMessageNow(outside(), id)
    await deliverMessageNow(outside(), id)
    expect(sms.send).toHaveBeenCalledTimes(1)
    expect((await stored())[0]?.sent_at).toEqual(now)
  })
  it('is sent by the outbox when the caller has died', async () => {
    await queueMessage(db, own, now)
    await later('11 seconds')
    expect(await deliverMessages(outside())).toBe(1)
  })
  it('is given up after one failure', async () => {
    sms.send.mockRejectedValue(new NotSent('HTTP 500'))
    await deliverMessageNow(outside(), await queueMessage(db, own, now))
    expect(await stored()).toMatchObject([{ failed_at: now, failure: 'HTTP 500' }])
  })
})

it('forgets messages that ended long ago, and none that still waits', async () => {
  await queueMessage(db, letter, now)
  await deliverMessages(outside())
  await queueMessage(db, code, now)
  await removeOld(db, 'mails', now)
  expect(await stored()).toHaveLength(2)
  await removeOld(db, 'mails', new Date(now.getTime() + 1))
  expect(await stored()).toMatchObject([{ recipient: code.recipient }])
})
