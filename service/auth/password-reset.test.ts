import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as api from '#domain/auth/api.ts'
import { getMe } from '#domain/customers/api.ts'
import type { Db } from '#service/db/db.ts'
import { newShopper } from '#service/orders/buying.testing.ts'
import { peoplePassword, startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: 'on' })
  await service.db.query('create table seeded as select * from customer')
})
afterAll(() => service.stop())
// Every test finds the people as they were seeded, whatever was changed, tried and sent before.
beforeEach(async () => {
  await service.db.query(
    'update customer c set password_hash = s.password_hash, email = s.email, mobile_prefix = s.mobile_prefix, mobile = s.mobile from seeded s where s.id = c.id',
  )
  for (const table of ['rate_limit', 'outbox']) await service.db.query(`delete from ${table}`)
  await service.setClock(0)
})

const mismatch = 'The password token is mismatched. Reset and try again.'
const signIn = (username: string, password: string) =>
  service.call(api.loginByAccount, { body: { username, password } })
const codeFor = async (prefix: string, mobile: string) => {
  await service.expectOk(api.sendCode, { params: { type: '1', prefix, mobile } })
  return service.codeOf(`+${prefix}${mobile}`)
}
const askFor = (email: string, options: { store?: string; headers?: Record<string, string> } = {}) =>
  service.call(api.requestPasswordReset, { body: { email } }, options)
/** The newest link that was sent to an e-mail or number. */
const linkTo = async (to: string) =>
  new URL(/https?:\S+/.exec((await service.outbox(to))[0]?.body ?? '')?.[0] ?? 'http://none.invalid')
const tokenIn = async (to: string) => (await linkTo(to)).searchParams.get('token') ?? ''
const reset = (email: string, resetToken: string, newPassword = 'Fresh123') =>
  service.call(api.resetPassword, { body: { email, resetToken, newPassword } })

describe('passwords', () => {
  it('are reset by the link in an e-mail, once, which ends every session', async () => {
    const session = await service.tokenOf('credit')
    expect(
      await service.expectOk(api.requestPasswordReset, { body: { email: 'po.tang@jadeleaf.example' } }),
    ).toBe(true)
    const message = (await service.outbox('po.tang@jadeleaf.example'))[0]
    const link = new URL(/https?:\S+/.exec(message?.body ?? '')?.[0] ?? '')
    expect(link.pathname).toBe('/reset_password')
    const body = {
      email: 'po.tang@jadeleaf.example',
      resetToken: link.searchParams.get('token') ?? '',
      newPassword: 'Fresh123',
    }
    expect(
      await service.call(api.resetPassword, { body: { ...body, email: 'mei.chan@jadeleaf.example' } }),
    ).toMatchObject({ status: 400, message: 'The password token is mismatched. Reset and try again.' })
    expect(await service.expectOk(api.resetPassword, { body })).toBe(true)
    expect(await service.call(api.resetPassword, { body })).toMatchObject({
      status: 400,
      message: 'The password token is mismatched. Reset and try again.',
    })
    expect(await service.call(getMe, undefined, { token: session })).toMatchObject({ status: 401 })
    expect(await signIn('po.tang@jadeleaf.example', 'Fresh123')).toMatchObject({ ok: true })
  })
  it('are set once by a link that is used in two tabs at once', async () => {
    const { customerId } = await newShopper(service)
    const { email } = (await service.db.one<{ email: string }>('select email from customer where id = $1', [
      customerId,
    ]))!
    await askFor(email)
    const token = await tokenIn(email)
    const waiting = async (tx: Db) => {
      // a transaction keeps the list of connections, and would never see one that is opened later
      await tx.query('select pg_stat_clear_snapshot()')
      return tx.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    }
    // Neither can write its password before both have come so far.
    const { tabs } = await service.db.tx(async (tx) => {
      await tx.query('select 1 from customer where id = $1 for update', [customerId])
      const both = ['Fresh123', 'Fresh456'].map((password) => reset(email, token, password))
      await vi.waitUntil(async () => (await waiting(tx)).length === both.length, { timeout: 10_000 })
      return { tabs: both }
    })
    const answers = await Promise.all(tabs)
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 400, message: mismatch })
  })
  it.each([
    ['Host', 'http://evil.example'],
    ['Host with our name in it', 'http://localhost.evil.example'],
  ])('are never reset by a link to a forged %s', async (_what, origin) => {
    const to = 'an.li@jadeleaf.example'
    await service.request(`${origin}/rest/en/V1/customers/password`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-Host': 'evil.example',
        Origin: 'http://evil.example',
      },
      body: JSON.stringify({ email: to }),
    })
    const body = (await service.outbox(to))[0]?.body ?? ''
    expect(body).toContain('http://127.0.0.1:3000/reset_password?')
    expect(body).not.toContain('evil.example')
  })
  it('reset links end after two hours', async () => {
    await service.expectOk(api.requestPasswordReset, { body: { email: '51000004' } })
    const token =
      new URL(
        /https?:\S+/.exec((await service.outbox('siu.wong@jadeleaf.example'))[0]?.body ?? '')?.[0] ?? '',
      ).searchParams.get('token') ?? ''
    await service.setClock(7201)
    expect(
      await service.call(api.resetPassword, {
        body: { email: '', resetToken: token, newPassword: 'Fresh123' },
      }),
    ).toMatchObject({ status: 400, message: 'The password token is expired. Reset and try again.' })
  })
  it('reset says the same for an unknown e-mail and sends nothing', async () => {
    expect(
      await service.call(api.requestPasswordReset, { body: { email: 'nobody@jadeleaf.example' } }),
    ).toMatchObject({ ok: true, value: true })
    expect(await service.outbox('nobody@jadeleaf.example')).toEqual([])
  })
  it('are reset by a code on the mobile', async () => {
    const code = await codeFor('853', '66000009')
    const resetToken = await service.expectOk(api.createResetToken, {
      body: { mobile: '66000009', countryCode: '853', code },
    })
    expect(
      await service.expectOk(api.resetPassword, { body: { email: '', resetToken, newPassword: 'Fresh123' } }),
    ).toBe(true)
  })
  it('are changed with the current one, keeping this session', async () => {
    const [here, there] = [await service.tokenOf('today'), await service.tokenOf('today')]
    const change = (currentPassword: string) =>
      service.call(
        api.changePassword,
        { body: { currentPassword, newPassword: 'Fresh123' } },
        { token: here },
      )
    expect(await change('Wrong123')).toMatchObject({
      status: 401,
      message: "The password doesn't match this account. Verify the password and try again.",
    })
    expect(await change(peoplePassword)).toMatchObject({ ok: true })
    expect(await service.call(getMe, undefined, { token: here })).toMatchObject({ ok: true })
    expect(await service.call(getMe, undefined, { token: there })).toMatchObject({ status: 401 })
  })
})

describe('links for a new password', () => {
  it('die with a change of the password', async () => {
    const [to, token] = ['po.tang@jadeleaf.example', await service.tokenOf('credit')]
    await askFor(to)
    const resetToken = await tokenIn(to)
    await service.expectOk(
      api.changePassword,
      { body: { currentPassword: peoplePassword, newPassword: 'Fresh124' } },
      { token },
    )
    expect(await reset(to, resetToken, 'Thief123')).toMatchObject({ status: 400, message: mismatch })
    expect(await signIn(to, 'Fresh124')).toMatchObject({ ok: true })
  })
  it('are in the language of the page that asked', async () => {
    await askFor('an.li@jadeleaf.example', { store: 'th' })
    expect((await service.outbox('an.li@jadeleaf.example'))[0]).toMatchObject({
      subject: 'ตั้งรหัสผ่าน Jadeleaf ใหม่',
    })
  })
  it('go to an account without an e-mail by SMS, which the limit of SMS counts', async () => {
    const whole = '85366000009'
    const texts = async () => (await service.outbox(whole)).length
    const before = await texts()
    expect(await askFor(`+${whole}`)).toMatchObject({ ok: true })
    expect(await texts()).toBe(before + 1)
    // the same whether or not the number has an account
    for (const number of [`+${whole}`, whole]) expect(await askFor(number)).toMatchObject({ status: 429 })
    expect(await askFor('+853 6699 9999')).toMatchObject({ ok: true })
    expect(await askFor('+853 6699 9999')).toMatchObject({ status: 429 })
    expect(
      await service.call(api.sendCode, { params: { type: '1', prefix: '853', mobile: '66000009' } }),
    ).toMatchObject({ status: 429 })
    expect(await texts()).toBe(before + 1)
    const { referral_id } = (await service.db.one<{ referral_id: string }>(
      `select referral_id from customer where mobile = '66000009'`,
    ))!
    expect(await askFor(referral_id)).toMatchObject({ ok: true })
    expect(await texts()).toBe(before + 1)
  })
  it('are one SMS for all accounts of a number', async () => {
    await service.db.query(`update customer set email = null where mobile = '13800138000'`)
    await askFor('+86 13800138000')
    const [message, ...others] = (await service.outbox('+8613800138000')).filter(({ body }) =>
      body.includes('/reset_password'),
    )
    expect(message?.body.match(/\/reset_password\?/g)).toHaveLength(2)
    expect(others).toEqual([])
  })
  it('can be asked for only so often from an address, for accounts that exist and for others', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.77' }
    for (let index = 0; index < 8; index++)
      expect(await askFor(`nobody${index}@jadeleaf.example`, { headers })).toMatchObject({ ok: true })
    for (const email of ['nobody9@jadeleaf.example', 'mei.chan@jadeleaf.example'])
      expect(await askFor(email, { headers })).toMatchObject({
        status: 429,
        message: 'Please wait %1 seconds and try again.',
      })
    expect(await service.outbox('mei.chan@jadeleaf.example')).toEqual([])
  })
  it('can be set by an account without an e-mail, under the name that the list of accounts gave it', async () => {
    const [prefix, mobile] = ['853', '66000009']
    const code = await codeFor(prefix, mobile)
    const [account] = await service.expectOk(api.listUsernames, { params: { prefix, mobile, code } })
    expect(account).toMatchObject({ email: null })
    const resetToken = await service.expectOk(api.createResetToken, {
      body: { mobile, countryCode: prefix, code, customerId: account!.customer_id },
    })
    expect(await reset('80000001', resetToken)).toMatchObject({ status: 400, message: mismatch })
    expect(await reset(account!.username, resetToken, 'Fresh125')).toMatchObject({ ok: true })
    expect(await signIn(account!.username, 'Fresh125')).toMatchObject({ ok: true })
  })
})
