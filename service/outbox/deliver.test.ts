import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mail } from '#service/ports/mail.ts'
import type { Sms } from '#service/ports/sms.ts'
import { freshDatabase, type FreshDatabase } from '../../tests/harness/database.ts'
import { deliverMessages } from './deliver.ts'
import { queueMessage } from './store.ts'

const now = new Date('2026-11-22T10:00:00Z')
let db: FreshDatabase
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.drop())
beforeEach(() => db.query('delete from outbox'))

const mail = { send: vi.fn<(mail: Mail) => Promise<void>>() }
const sms = { send: vi.fn<(sms: Sms) => Promise<void>>() }
const services = () => ({ db, ports: { mail, sms } as never })
beforeEach(() => {
  mail.send.mockReset().mockResolvedValue()
  sms.send.mockReset().mockResolvedValue()
})

describe('the outbox', () => {
  it('gives each message to its system, once, also from several processes at a time', async () => {
    await queueMessage(
      db,
      { channel: 'email', recipient: 'a@b.example', subject: 'Hello', body: 'text' },
      now,
    )
    await queueMessage(db, { channel: 'sms', recipient: '+85251000001', body: 'code' }, now)
    await Promise.all(Array.from({ length: 4 }, () => deliverMessages(services(), now)))
    expect(mail.send.mock.calls).toMatchObject([[{ to: 'a@b.example', subject: 'Hello', body: 'text' }]])
    expect(sms.send.mock.calls).toMatchObject([[{ to: '+85251000001', body: 'code' }]])
  })
  it('sends nothing of a transaction that was rolled back', async () => {
    const refused = db.tx(async (tx) => {
      await queueMessage(tx, { channel: 'sms', recipient: '+85251000001', body: 'code' }, now)
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await deliverMessages(services(), now)).toBe(0)
  })
  it('sends a message that failed again a minute later, under the same id, and the others meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const recipient of ['first@b.example', 'second@b.example'])
      await queueMessage(db, { channel: 'email', recipient, body: 'text' }, now)
    mail.send.mockRejectedValueOnce(new Error('busy'))
    expect(await deliverMessages(services(), now)).toBe(1)
    expect(await deliverMessages(services(), now)).toBe(0)
    await db.query(`update outbox set taken_until = taken_until - interval '1 minute'`)
    expect(await deliverMessages(services(), now)).toBe(1)
    const [first, , again] = mail.send.mock.calls.map(([sent]) => sent)
    expect(again).toEqual(first)
  })
})
