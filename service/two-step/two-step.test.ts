import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loginByAccount, loginByMobile, resetPassword, sendCode } from '#domain/auth/api.ts'
import { getMe } from '#domain/customers/api.ts'
import * as api from '#domain/two-step/api.ts'
import { issueResetToken } from '#service/credentials/token-store.ts'
import { log } from '#service/log/log.ts'
import { peoplePassword, person, startService, type TestService } from '../../tests/harness/service.ts'

const SECONDS = 30
let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  await service?.stop()
})

/** Seconds by which the service's clock is ahead. */
let ahead = 0
const toNextCode = async () => {
  ahead += SECONDS
  await service.setClock(ahead)
}
beforeEach(async () => {
  await service.db.query('delete from rate_limit')
  await service.db.query('delete from two_step')
  // the code of an earlier test is no code of this one
  await toNextCode()
})

const codeOf = async (secret: string, periods = 0): Promise<string> => {
  const timestamp = (await service.services.ports.clock()).getTime() + periods * SECONDS * 1000
  return new TOTP({ secret, digits: 6, period: SECONDS }).generate({ timestamp })
}
const wrong = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 5) % 10))
const account = (key: string) => person(key).email!
const signIn = (key: string, otp?: string, password = peoplePassword) =>
  service.call(loginByAccount, { body: { username: account(key), password, ...(otp && { otp }) } })
const proof = { current_password: peoplePassword }

/** Switches two-step sign-in on, and waits for the next code. */
async function switchOn(key = 'preferred', token?: string) {
  const own = token ?? (await service.tokenOf(key))
  const { secret } = await service.expectOk(api.beginTwoStep, { body: proof }, { token: own })
  const { recovery_codes: codes } = await service.expectOk(
    api.confirmTwoStep,
    { body: { code: await codeOf(secret) } },
    { token: own },
  )
  await toNextCode()
  return { token: own, secret, codes }
}
const refusedAs = (code: string) => ({ ok: false, code })
const codeIsWanted = { ok: false, status: 400, code: 5020, parameters: { wanted: 'otp' } }

describe('switching on', () => {
  it('takes a proof of identity and a code of the key; until then nothing changes', async () => {
    const token = await service.tokenOf('preferred')
    const begin = (body: object) => service.call(api.beginTwoStep, { body }, { token })
    expect(await begin({})).toMatchObject(refusedAs('passwordNeeded'))
    expect(await begin({ current_password: 'Wrong123' })).toMatchObject(refusedAs('passwordWrong'))
    const { secret, uri } = await service.expectOk(api.beginTwoStep, { body: proof }, { token })
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Jadeleaf:mei\.chan/)
    const confirm = (code: string) => service.call(api.confirmTwoStep, { body: { code } }, { token })
    expect(await confirm(wrong(await codeOf(secret)))).toMatchObject(refusedAs('twoStep.code'))
    expect(await signIn('preferred')).toMatchObject({ ok: true })
    expect(await confirm(await codeOf(secret))).toMatchObject({ ok: true })
    expect(await signIn('preferred')).toMatchObject(codeIsWanted)
    expect(await begin(proof)).toMatchObject(refusedAs('twoStep.changed'))
  })
  it('gives ten recovery codes, tells the owner, and ends the other sessions', async () => {
    const other = await service.tokenOf('preferred')
    const { token, codes } = await switchOn()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/)
    expect((await service.outbox(account('preferred')))[0]?.subject).toMatch(/两步验证|Two-step|兩步驗證/)
    expect(await service.call(getMe, undefined, { token })).toMatchObject({ ok: true })
    expect(await service.call(getMe, undefined, { token: other })).toMatchObject({ status: 401 })
    expect(await service.expectOk(api.getTwoStep, undefined, { token })).toEqual({
      is_offered: true,
      is_active: true,
      is_recommended: false,
      recovery_codes_left: 10,
    })
  })
  it('keeps neither key nor codes in the open', async () => {
    const { secret, codes } = await switchOn()
    const stored = JSON.stringify(
      await service.db.query(
        `select encode(secret, 'escape') as s, encode(secret, 'hex') as h, (select string_agg(encode(hash, 'escape'), ' ') from two_step_recovery_code) as c from two_step`,
      ),
    )
    const plain = Buffer.from(new TOTP({ secret }).secret.bytes).toString('hex')
    for (const text of [plain, secret, codes[0]!, codes[0]!.replace('-', '')])
      expect(stored).not.toContain(text)
  })
  it('ends after a quarter of an hour without a code', async () => {
    const token = await service.tokenOf('preferred')
    const { secret } = await service.expectOk(api.beginTwoStep, { body: proof }, { token })
    ahead += 901
    await service.setClock(ahead)
    expect(
      await service.call(api.confirmTwoStep, { body: { code: await codeOf(secret) } }, { token }),
    ).toMatchObject(refusedAs('twoStep.setupEnded'))
  })
  it('is recommended to whoever has or may get a balance', async () => {
    for (const [key, isRecommended] of [
      ['preferred', false],
      ['associate', true],
    ] as const) {
      const token = await service.tokenOf(key)
      expect(await service.expectOk(api.getTwoStep, undefined, { token })).toMatchObject({
        is_recommended: isRecommended,
        is_active: false,
      })
    }
  })
})

describe('signing in', () => {
  it('by password wants a code, and only after the right password', async () => {
    const { secret } = await switchOn()
    expect(await signIn('preferred', undefined, 'Wrong123')).toMatchObject({ status: 401, code: 'signIn' })
    expect(await signIn('preferred', await codeOf(secret), 'Wrong123')).toMatchObject({ status: 401 })
    expect(await signIn('preferred', ' ')).toMatchObject(codeIsWanted)
    expect(await signIn('preferred', wrong(await codeOf(secret)))).toMatchObject(refusedAs('twoStep.code'))
    expect(await signIn('preferred', await codeOf(secret))).toMatchObject({ ok: true })
  })
  it('by SMS wants one too, and the SMS code stays good for the second step', async () => {
    const { secret } = await switchOn()
    const { mobile, mobilePrefix: countryCode } = person('preferred')
    await service.expectOk(sendCode, { params: { type: '1', prefix: countryCode, mobile } })
    const code = await service.codeOf(`+${countryCode}${mobile}`)
    const enter = (otp?: string) =>
      service.call(loginByMobile, { body: { mobile, countryCode, code, ...(otp && { otp }) } })
    expect(await enter()).toMatchObject(codeIsWanted)
    const otp = await codeOf(secret)
    expect(await enter(otp)).toMatchObject({ ok: true })
    await toNextCode()
    expect(await enter(await codeOf(secret))).toMatchObject(refusedAs('auth.code'))
  })
  it('holds after a password reset', async () => {
    const { secret } = await switchOn('credit')
    const { id } = await service.expectOk(getMe, undefined, { token: await service.tokenOf('credit') })
    const now = await service.services.ports.clock()
    const resetToken = await service.db.tx((tx) => issueResetToken(tx, id!, now))
    const newPassword = 'Fresh12345'
    await service.expectOk(resetPassword, { body: { email: account('credit'), resetToken, newPassword } })
    expect(await signIn('credit', undefined, newPassword)).toMatchObject(codeIsWanted)
    expect(await signIn('credit', await codeOf(secret), newPassword)).toMatchObject({ ok: true })
  })
  it.each([
    [-1, true],
    [1, true],
    [-2, false],
    [2, false],
  ])('a clock that is off by %i periods is let in: %s', async (periods, ok) => {
    const { secret } = await switchOn()
    await toNextCode()
    await toNextCode()
    expect(await signIn('preferred', await codeOf(secret, periods))).toMatchObject({ ok })
  })
  it('takes a code once, also when it comes twice at once', async () => {
    const { secret, codes } = await switchOn()
    for (const otp of [await codeOf(secret), codes[0]!]) {
      const answers = await Promise.all([1, 2, 3].map(() => signIn('preferred', otp)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.filter(({ ok }) => !ok)).toMatchObject([
        refusedAs('twoStep.code'),
        refusedAs('twoStep.code'),
      ])
    }
  })
  it('takes each recovery code once, in any spelling, and tells the owner', async () => {
    const { token, codes } = await switchOn()
    expect(await signIn('preferred', codes[1]!.toLowerCase().replace('-', ' '))).toMatchObject({ ok: true })
    expect((await service.outbox(account('preferred')))[0]?.subject).toMatch(/备用码|recovery code|備用碼/)
    expect(await signIn('preferred', codes[1])).toMatchObject(refusedAs('twoStep.code'))
    expect(await service.expectOk(api.getTwoStep, undefined, { token })).toMatchObject({
      recovery_codes_left: 9,
    })
  })
  it('is limited: after five wrong codes none of the app is taken for a quarter of an hour, but a recovery code is', async () => {
    const { secret, codes } = await switchOn()
    for (let times = 0; times < 5; times++)
      expect(await signIn('preferred', wrong(await codeOf(secret)))).toMatchObject(refusedAs('twoStep.code'))
    expect(await signIn('preferred', await codeOf(secret))).toMatchObject({
      status: 429,
      code: 'twoStep.locked',
      parameters: ['15'],
    })
    expect(await signIn('preferred', codes[0])).toMatchObject({ ok: true })
    ahead += 901
    await service.setClock(ahead)
    expect(await signIn('preferred', await codeOf(secret))).toMatchObject({ ok: true })
  })
  it('never lets in past it without the key of the installation', async () => {
    const { secret, token } = await switchOn()
    const told = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const { settings } = service.services
    const key = settings.twoStepKey
    try {
      for (const other of [undefined, Buffer.alloc(32, 7)]) {
        Object.assign(settings, { twoStepKey: other })
        expect(await signIn('preferred', await codeOf(secret))).toMatchObject(
          refusedAs('twoStep.unavailable'),
        )
      }
      expect(told).toHaveBeenCalledTimes(2)
      Object.assign(settings, { twoStepKey: undefined })
      expect(await service.expectOk(api.getTwoStep, undefined, { token })).toMatchObject({
        is_offered: false,
      })
      expect(await signIn('associate')).toMatchObject({ ok: true })
    } finally {
      Object.assign(settings, { twoStepKey: key })
      told.mockRestore()
    }
  })
})

describe('changing it', () => {
  it('takes a proof and a code to switch off, and tells the owner', async () => {
    const { token, secret, codes } = await switchOn()
    const remove = (body: { otp: string; current_password?: string }) =>
      service.call(api.removeTwoStep, { body }, { token })
    expect(await remove({ otp: codes[0]! })).toMatchObject(refusedAs('passwordNeeded'))
    expect(await remove({ ...proof, otp: wrong(await codeOf(secret)) })).toMatchObject(
      refusedAs('twoStep.code'),
    )
    expect(await remove({ ...proof, otp: codes[0]! })).toMatchObject({ ok: true })
    expect((await service.outbox(account('preferred')))[0]?.subject).toMatch(/关闭|off|關閉/)
    expect(await signIn('preferred')).toMatchObject({ ok: true })
    expect(await remove({ ...proof, otp: codes[1]! })).toMatchObject(refusedAs('twoStep.changed'))
  })
  it('takes a code by SMS as the proof, which a wrong second step does not use up', async () => {
    const { token, secret } = await switchOn()
    const { mobile, mobilePrefix: prefix } = person('preferred')
    await service.expectOk(sendCode, { params: { type: '2', prefix, mobile } })
    const current_code = await service.codeOf(`+${prefix}${mobile}`)
    const renew = (body: { otp: string; current_code: string }) =>
      service.call(api.renewRecoveryCodes, { body }, { token })
    const otp = await codeOf(secret)
    expect(await renew({ current_code: wrong(current_code), otp })).toMatchObject(
      refusedAs('auth.currentCode'),
    )
    expect(await renew({ current_code, otp: wrong(otp) })).toMatchObject(refusedAs('twoStep.code'))
    expect(await renew({ current_code, otp })).toMatchObject({ ok: true })
    await toNextCode()
    expect(await renew({ current_code, otp: await codeOf(secret) })).toMatchObject(
      refusedAs('auth.currentCode'),
    )
  })
  it('gives new recovery codes and ends the earlier ones', async () => {
    const { token, secret, codes } = await switchOn()
    const { recovery_codes: fresh } = await service.expectOk(
      api.renewRecoveryCodes,
      { body: { ...proof, otp: await codeOf(secret) } },
      { token },
    )
    expect(await signIn('preferred', codes[0])).toMatchObject(refusedAs('twoStep.code'))
    expect(await signIn('preferred', fresh[0])).toMatchObject({ ok: true })
  })
})
