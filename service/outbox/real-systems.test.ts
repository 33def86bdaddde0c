import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as auth from '#domain/auth/api.ts'
import { languages } from '#domain/store/languages.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { startSmsServer, type SmsServer } from '../../tests/outside/sms-server.ts'
import { startSmtpServer, type SmtpServer } from '../../tests/outside/smtp-server.ts'
import { deliverMessages } from './deliver.testing.ts'

let mails: SmtpServer
let sms: SmsServer
let service: TestService
beforeAll(async () => {
  ;[mails, sms] = await Promise.all([startSmtpServer(), startSmsServer()])
  service = await startService({
    SANDBOX: 'off',
    SMTP_URL: mails.url,
    MAIL_FROM: 'shop@jadeleaf.example',
    SMS_URL: sms.url,
    SMS_TOKEN: 'token',
  })
})
afterAll(async () => {
  await service?.stop()
  await Promise.all([mails.close(), sms.close()])
})
beforeEach(async () => {
  for (const table of ['outbox', 'rate_limit', 'sms_code']) await service.db.query(`delete from ${table}`)
  for (const list of [mails.received, mails.asked, sms.received]) list.length = 0
  mails.behave = () => 'accept'
  sms.answer = () => 200
})

const sendCode = (mobile: string, store = 'en') =>
  service.call(auth.sendCode, { params: { type: '2', prefix: '852', mobile } }, { store })
const stored = () =>
  service.db.query<{ body: string; failure: string | null; is_done: boolean }>(
    'select body, failure, sent_at is not null or failed_at is not null as is_done from outbox',
  )

it.each(languages)('a code in $name reaches the phone, and leaves the table', async ({ code }) => {
  expect(await sendCode('51234567', code)).toMatchObject({ ok: true })
  await deliverMessages(service.services)
  expect(sms.received).toHaveLength(1)
  const [{ fields, authorization } = { fields: {} as Record<string, string>, authorization: '' }] =
    sms.received
  expect(fields['to']).toBe('+85251234567')
  expect(authorization).toBe('Bearer token')
  const given = /\b\d{6}\b/.exec(fields['text'] ?? '')?.[0] ?? ''
  expect(
    await service.call(auth.verifyCode, { params: { mobile: '85251234567', code: given } }),
  ).toMatchObject({
    ok: true,
  })
  expect(await stored()).toEqual([{ body: '', failure: null, is_done: true }])
})

it.each(['21234567', '00000000'])('a code is not paid for %s, which is no mobile', async (mobile) => {
  expect(await sendCode(mobile)).toMatchObject({ ok: false, status: 400 })
  expect(await stored()).toEqual([])
})

it('a link for a new password arrives by mail, and leaves the table', async () => {
  await service.expectOk(
    auth.requestPasswordReset,
    { body: { email: 'po.tang@jadeleaf.example', template: 'email_reset' } },
    { store: 'zh_hk' },
  )
  await deliverMessages(service.services)
  expect(mails.received).toMatchObject([{ to: ['po.tang@jadeleaf.example'] }])
  const [link = ''] = /https?:\S+/.exec(mails.received[0]?.text ?? '') ?? []
  expect(link).toContain('/reset_password?')
  expect(mails.received[0]?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  expect(await stored()).toEqual([{ body: '', failure: null, is_done: true }])
})

it('a refused address ends, without being named', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  mails.behave = () => 'refuse'
  await service.expectOk(auth.requestPasswordReset, {
    body: { email: 'po.tang@jadeleaf.example', template: 'email_reset' },
  })
  await deliverMessages(service.services)
  await service.db.query(`update outbox set taken_until = null`)
  await deliverMessages(service.services)
  expect(mails.asked).toEqual(['po.tang@jadeleaf.example'])
  expect(await stored()).toEqual([{ body: '', failure: 'SMTP 550', is_done: true }])
  expect(log.mock.calls.flat().join()).not.toContain('po.tang')
})
