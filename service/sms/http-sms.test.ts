import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sms } from '#service/ports/sms.ts'
import { readSettings } from '#service/settings.ts'
import { startSmsServer, type SmsServer } from '../../tests/outside/sms-server.ts'
import { httpSms } from './http-sms.ts'

let server: SmsServer
beforeAll(async () => {
  server = await startSmsServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.answer = () => 200
  server.received.length = 0
})

/** The adapter as the settings describe it. */
function systemOf(env: Readonly<Record<string, string>> = {}) {
  const { sms } = readSettings({ SMS_URL: server.url, ...env })
  if (!sms) throw new Error('no SMS system')
  return httpSms(sms, 400)
}
const code: Sms = {
  id: '7-abc',
  to: '+85251234567',
  body: 'Your code is 123456 & secret=1',
  purpose: 'code',
  language: 'en',
  variables: { code: '123456', minutes: '5' },
}

describe('an SMS', () => {
  it('is a form with number and text', async () => {
    await systemOf().send(code)
    expect(server.received).toEqual([
      {
        authorization: undefined,
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        fields: { to: code.to, text: code.body },
      },
    ])
  })
  it('has the fields that the system asks for, and a token', async () => {
    await systemOf({
      SMS_TOKEN: 'abc',
      SMS_FORM: 'api_key=k%26y&mobile={to}&message=%5BShop%5D+{text}&ref={id}&x={nothing}',
    }).send({ ...code, body: '验证码：{to}' })
    expect(server.received).toMatchObject([
      {
        authorization: 'Bearer abc',
        fields: { api_key: 'k&y', mobile: code.to, message: '[Shop] 验证码：{to}', ref: '7-abc', x: '' },
      },
    ])
  })
  it('is a template with its values where the mainland asks for one', async () => {
    const sms = systemOf({
      SMS_TEMPLATES: '{"code":{"zh_cn":"100","*":"101"},"order":{"zh_cn":"200"}}',
      SMS_TEMPLATE_FORM: 'to={to}&template={template}&code={code}&all={variables}',
    })
    const to = '+8613800138000'
    await sms.send({ ...code, to, language: 'zh_cn' })
    await sms.send({ ...code, to })
    await sms.send({ ...code, language: 'zh_cn' })
    const all = '{"code":"123456","minutes":"5"}'
    expect(server.received.map(({ fields }) => fields)).toEqual([
      { to, template: '100', code: '123456', all },
      { to, template: '101', code: '123456', all },
      { to: code.to, text: code.body },
    ])
    await expect(sms.send({ ...code, to, purpose: 'order' })).rejects.toMatchObject({
      message: 'no template for order in en',
      isFinal: true,
    })
  })
})

describe('an answer', () => {
  it.each([
    [400, true],
    [401, false],
    [403, false],
    [422, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
    [302, false],
  ])('%i is final: %s', async (status, isFinal) => {
    server.answer = () => status
    await expect(systemOf({ SMS_TOKEN: 'abc' }).send(code)).rejects.toMatchObject({
      name: 'NotSent',
      message: `HTTP ${status}`,
      isFinal,
    })
    expect(server.received).toHaveLength(1)
  })
  it('that does not come ends within the limit', async () => {
    server.answer = () => 0
    const begun = Date.now()
    await expect(systemOf().send(code)).rejects.toMatchObject({
      message: 'no answer in time',
      isFinal: false,
    })
    expect(Date.now() - begun).toBeLessThan(1_500)
  })
  it('of no system at all is no end', () =>
    expect(systemOf({ SMS_URL: 'http://127.0.0.1:1/' }).send(code)).rejects.toMatchObject({
      message: 'no connection',
      isFinal: false,
    }))
})

describe('a number', () => {
  it.each([
    ['+85251234567', true],
    ['+8613800138000', true],
    ['+85366123456', true],
    ['+60123456789', true],
    ['+84905551177', true],
    ['+66815554410', true],
    ['+12125550123', true],
    ['+85221234567', false],
    ['+861058888888', false],
    ['+85200000000', false],
    ['+8612345678901', false],
    ['+9', false],
    ['', false],
  ])('%s can receive an SMS: %s', (to, can) => expect(systemOf().canReceive(to)).toBe(can))
  it('that cannot receive one costs nothing', async () => {
    await expect(systemOf().send({ ...code, to: '+85221234567' })).rejects.toMatchObject({ isFinal: true })
    expect(server.received).toEqual([])
  })
})

describe('the settings', () => {
  it.each([
    ['SMS_URL', 'ftp://x'],
    ['SMS_FORM', 'no fields'],
    ['SMS_TOKEN', 'a b'],
    ['SMS_TEMPLATES', '{'],
    ['SMS_TEMPLATES', '{"kode":{"en":"1"}}'],
    ['SMS_TEMPLATES', '{"code":{"de":"1"}}'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Shop <a@b.example>'],
  ])('refuse %s=%s', (name, value) =>
    expect(() => readSettings({ [name]: value })).toThrow(`The setting ${name} must be `),
  )
  it('do not repeat what may hold a password', () =>
    expect(() => readSettings({ SMS_FORM: 'secret here' })).toThrow(/; its value is not\.$/))
})
