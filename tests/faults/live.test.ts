import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startSmsServer, type SmsServer } from '../outside/sms-server.ts'
import { startSmtpServer, type SmtpServer } from '../outside/smtp-server.ts'
import { connectDatabase, type Database } from '../../service/db/db.ts'
import { queueMessage } from '../../service/outbox/store.ts'
import { ask, startProcess, type ServiceProcess } from './process.ts'

let mails: SmtpServer
let sms: SmsServer
let db: Database
const processes: ServiceProcess[] = []
const env = () => ({
  SANDBOX: 'off',
  DATABASE_URL: db.url,
  SMTP_URL: mails.url,
  MAIL_FROM: 'shop@jadeleaf.example',
  SMS_URL: sms.url,
})
/** A process of a shop without the sandbox. */
async function live(): Promise<ServiceProcess> {
  const started = await startProcess(env())
  processes.push(started)
  return started
}
beforeAll(async () => {
  ;[mails, sms] = await Promise.all([startSmtpServer(), startSmsServer()])
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  const name = `${inject('run')}_live_${process.pid}`
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  db = connectDatabase(url.href)
  await (await startProcess(env())).stop()
}, 60_000)
afterAll(async () => {
  await db.close()
  await Promise.all([mails.close(), sms.close()])
})
beforeEach(async () => {
  await db.query('delete from outbox')
  mails.behave = () => 'accept'
  for (const list of [mails.received, mails.asked, sms.received]) list.length = 0
})
afterEach(async () => {
  await Promise.all(processes.splice(0).map((each) => each.stop()))
})

const queueMails = async (count: number) => {
  for (let at = 0; at < count; at++)
    await queueMessage(
      db,
      {
        channel: 'email',
        recipient: `${at}@b.example`,
        purpose: 'order',
        language: 'en',
        subject: 'Order',
        body: 'Hello',
      },
      new Date(),
    )
}
const unsent = async () =>
  (await db.one<{ n: number }>('select count(*) as n from outbox where sent_at is null'))?.n
const recipients = () => mails.received.flatMap(({ to }) => to)

describe('a shop without the sandbox', () => {
  it('starts empty, and stays so', async () => {
    const service = await live()
    for (const table of ['product', 'customer', 'sales_order', 'cms_page'])
      expect(await db.one(`select count(*) as n from ${table}`), table).toEqual({ n: 0 })
    expect((await ask(service, 'GET', '/products/spirulina')).status).toBe(404)
    expect((await fetch(`${service.url}/sandbox`)).status).toBe(404)
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
  })

  it('sends each mail once from two processes, and a code at once, although the mail server is slow', async () => {
    mails.behave = () => ({ slow: 600 })
    const [first] = await Promise.all([live(), live()])
    await queueMails(40)
    const begun = Date.now()
    await ask(first, 'GET', '/customer/mobile/sendcode/2/852/51234567')
    await expect.poll(() => sms.received.length, { timeout: 4_000, interval: 20 }).toBe(1)
    expect(Date.now() - begun).toBeLessThan(2_000)
    await expect.poll(unsent, { timeout: 20_000, interval: 100 }).toBe(0)
    expect(recipients().toSorted()).toEqual(
      Array.from({ length: 40 }, (_, at) => `${at}@b.example`).toSorted(),
    )
  }, 90_000)

  it('sends what a killed process had begun', async () => {
    mails.behave = () => 'hang'
    const first = await live()
    await queueMails(10)
    await expect.poll(() => mails.asked.length, { timeout: 10_000, interval: 20 }).toBeGreaterThan(2)
    await first.kill()
    expect(await unsent()).toBe(10)
    mails.behave = () => 'accept'
    // Its claims last for 35 seconds.
    await db.query(`update outbox set taken_until = taken_until - interval '35 seconds'`)
    await live()
    await expect.poll(unsent, { timeout: 15_000, interval: 100 }).toBe(0)
    expect(new Set(recipients()).size).toBe(10)
    expect(mails.received).toHaveLength(10)
  }, 90_000)
})
