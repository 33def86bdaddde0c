import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { TOTP } from 'otpauth'
import * as api from '#domain/auth/api.ts'
import * as twoStep from '#domain/two-step/api.ts'
import { issueResetToken } from '#service/credentials/token-store.ts'
import { attempt } from '#service/http/rate-limit-store.ts'
import { SIGNATURE_HEADER } from '#service/payment-gateway/signature.ts'
import { peoplePassword, person, startService, type TestService } from '../../tests/harness/service.ts'

const email = 'ka.ho@jadeleaf.example'
const address = '203.0.113.77'
const from = { headers: { 'X-Forwarded-For': address } }

let service: TestService
const written: string[] = []
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: 'on', SECURITY_LOG: 'on' })
  const write = process.stdout.write.bind(process.stdout)
  vi.spyOn(process.stdout, 'write').mockImplementation((text: string | Uint8Array, ...rest: unknown[]) => {
    if (typeof text !== 'string' || !text.includes('"log":"security"')) return write(text, ...(rest as []))
    written.push(text)
    return true
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await service?.stop()
})
beforeEach(async () => {
  await service.db.query('delete from rate_limit')
})

const events = () => written.map((line) => JSON.parse(line) as Record<string, string>)
/** Long enough for a line that must not come. */
const aMoment = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
const signIn = (password: string, username = email, otp?: string) =>
  service.call(api.loginByAccount, { body: { username, password, ...(otp && { otp }) } }, from)
const quiet = person('quiet').email!
/** Shows a key of two-step sign-in to somebody who has none, and confirms it. */
async function switchOn() {
  await service.db.query('delete from two_step')
  const asQuiet = { ...from, token: await service.tokenOf('quiet') }
  const body = { current_password: peoplePassword }
  const { secret } = await service.expectOk(twoStep.beginTwoStep, { body }, asQuiet)
  const code = new TOTP({ secret }).generate()
  const { recovery_codes: codes } = await service.expectOk(
    twoStep.confirmTwoStep,
    { body: { code } },
    asQuiet,
  )
  const nextCode = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })
  return { asQuiet, codes, nextCode }
}
const reset = async (resetToken: string) =>
  service.call(api.resetPassword, { body: { email, resetToken, newPassword: 'Fresh123' } }, from)

/** What happens, the name of its event, and the call. */
const happenings: [string, string, () => Promise<unknown>][] = [
  ['sign_in_failed', 'loginByAccount', () => signIn('Wrong123')],
  [
    'sign_in_locked',
    'loginByAccount',
    async () => {
      const limit = { name: 'sign-in-account', points: 8, seconds: 900 }
      for (let times = 0; times < 8; times++) await attempt(service.db, limit, '#2', new Date())
      await signIn('Wrong123')
    },
  ],
  [
    'code_refused',
    'loginByMobile',
    () =>
      service.call(
        api.loginByMobile,
        { body: { mobile: '51000002', countryCode: '852', code: '000000' } },
        from,
      ),
  ],
  [
    'captcha_refused',
    'sendCodeWithCaptcha',
    () =>
      service.call(
        api.sendCodeWithCaptcha,
        { params: { type: '2', prefix: '852', mobile: '51000002', formId: 'x', captcha: 'x' } },
        from,
      ),
  ],
  [
    'password_reset_requested',
    'requestPasswordReset',
    () => service.call(api.requestPasswordReset, { body: { email } }, from),
  ],
  ['password_reset_refused', 'resetPassword', () => reset('no-such-token')],
  [
    'password_reset',
    'resetPassword',
    async () => reset(await service.db.tx((tx) => issueResetToken(tx, 2, new Date()))),
  ],
  [
    'password_check_failed',
    'changePassword',
    async () =>
      service.call(
        api.changePassword,
        { body: { currentPassword: 'Wrong123', newPassword: 'Fresh124' } },
        { ...from, token: await service.tokenOf('preferred') },
      ),
  ],
  [
    'password_changed',
    'changePassword',
    async () =>
      service.call(
        api.changePassword,
        { body: { currentPassword: peoplePassword, newPassword: 'Fresh124' } },
        { ...from, token: await service.tokenOf('credit') },
      ),
  ],
  ['two_step_on', 'confirmTwoStep', () => switchOn()],
  [
    'two_step_refused',
    'loginByAccount',
    async () => {
      await switchOn()
      await signIn(peoplePassword, quiet, '12345')
    },
  ],
  [
    'two_step_locked',
    'loginByAccount',
    async () => {
      await switchOn()
      for (let times = 0; times < 6; times++) await signIn(peoplePassword, quiet, '12345')
    },
  ],
  [
    'recovery_code_used',
    'loginByAccount',
    async () => {
      const { codes } = await switchOn()
      await signIn(peoplePassword, quiet, codes[0])
    },
  ],
  [
    'two_step_off',
    'removeTwoStep',
    async () => {
      const { asQuiet, nextCode } = await switchOn()
      const body = { current_password: peoplePassword, otp: nextCode }
      await service.call(twoStep.removeTwoStep, { body }, asQuiet)
    },
  ],
  [
    'rate_limited',
    'createCaptcha',
    async () => {
      for (let times = 0; times < 31; times++)
        await service.call(api.createCaptcha, { body: { formId: 'user_registration' } }, from)
    },
  ],
  [
    'callback_forged',
    'payment event citcon',
    () =>
      service.request('/payment/events/citcon', {
        method: 'POST',
        body: '{}',
        headers: { ...from.headers, [SIGNATURE_HEADER]: 'f'.repeat(64) },
      }),
  ],
]

it.each(happenings)('%s leaves a line (%s) that names nobody', async (event, route, happen) => {
  await happen()
  const found = () => events().find((line) => line['event'] === event && line['route'] === route)
  await expect.poll(found).toMatchObject({ address: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown })
  for (const line of written) expect(line).not.toMatch(/jadeleaf|5100000|203\.0\.113|Wrong|Fresh|no-such/)
})

it('a sign-in that succeeds leaves none, and refused ones of the same person one a minute', async () => {
  const username = 'wing.lee@jadeleaf.example'
  const before = written.length
  expect(await signIn(peoplePassword, username)).toMatchObject({ ok: true })
  await aMoment()
  expect(written.length).toBe(before)
  for (let times = 0; times < 3; times++) await signIn('Wrong123', username)
  await aMoment()
  expect(events().slice(before)).toMatchObject([{ event: 'sign_in_failed' }])
})

it('no line is written where SECURITY_LOG is off', async () => {
  const quiet = await startService({ SECURITY_LOG: 'off' })
  const before = written.length
  await quiet.call(api.loginByAccount, { body: { username: email, password: 'Wrong123' } })
  await aMoment()
  expect(written.length).toBe(before)
  await quiet.stop()
})
