import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as api from '#domain/auth/api.ts'
import { encodeCaptchaAnswer, type CaptchaAnswer, type CaptchaChallenge } from '#domain/auth/captcha.ts'
import { removeEndedCredentials } from '#service/credentials/token-store.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { createCaptcha, spendCaptcha } from './captcha.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: 'on', PUBLIC_URL: 'https://shop.example' })
})
afterAll(() => service.stop())

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const ask = (mobile: string, address: string) =>
  service.call(api.sendCode, { params: { type: '2', prefix: '852', mobile } }, from(address))
let addresses = 0
const answer = (mobile: string, formId: string, captcha: string) =>
  service.call(
    api.sendCodeWithCaptcha,
    { params: { type: '2', prefix: '852', mobile, formId, captcha } },
    from(`198.51.100.${++addresses}`),
  )
const challengeFor = async (formId: string) => {
  const { challenge } = await service.expectOk(api.createCaptcha, { body: { formId } })
  if (!challenge) throw new Error('no challenge')
  return challenge
}
/** What a browser does with a challenge. */
async function solve(challenge: CaptchaChallenge): Promise<CaptchaAnswer> {
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}
const solved = async (formId: string) => encodeCaptchaAnswer(await solve(await challengeFor(formId)))
const refused = { status: 400, code: 5020, message: 'Incorrect CAPTCHA' }

describe('a captcha (R-405, R-407)', () => {
  it('is wanted from the third code an hour that an address asks for, told with code 5020, and sends nothing', async () => {
    for (const [minute, mobile] of ['65000001', '65000002'].entries()) {
      await service.setClock(minute * 61)
      expect(await ask(mobile, '203.0.113.50')).toMatchObject({ ok: true })
    }
    await service.setClock(3 * 61)
    expect(await ask('65000003', '203.0.113.50')).toMatchObject({
      status: 400,
      code: 5020,
      message: 'Please provide CAPTCHA code and try again',
    })
    expect(await service.outbox('85265000003')).toEqual([])
    expect(await ask('65000004', '203.0.113.51')).toMatchObject({ ok: true })
  })

  it('answers in the documented shape, with a challenge and a picture that shows nothing to read', async () => {
    const { imgSrc, challenge } = await service.expectOk(api.createCaptcha, {
      body: { formId: 'send_code_a' },
    })
    expect(imgSrc).toMatch(/^data:image\/gif;base64,/)
    expect(Buffer.from(imgSrc.split(',')[1] ?? '', 'base64').length).toBeLessThan(50)
    expect(challenge?.parameters.data.formId).toBe('send_code_a')
  })

  it('sends the code for a solved challenge, once', async () => {
    const segment = await solved('send_code_b')
    expect(await answer('65000005', 'send_code_b', segment)).toMatchObject({ ok: true })
    expect(await service.codeOf('+85265000005')).toMatch(/^\d{6}$/)
    expect(await answer('65000006', 'send_code_b', segment)).toMatchObject(refused)
  })

  it('counts once when ten processes get the same solution', async () => {
    const now = new Date()
    const segment = encodeCaptchaAnswer(await solve(await createCaptcha(service.db, 'send_code_c', now)))
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => spendCaptcha(service.db, 'send_code_c', segment, now)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is of one form, ends after seven minutes, and its used mark goes then', async () => {
    expect(await answer('65000007', 'send_code_other', await solved('send_code_d'))).toMatchObject(refused)
    await service.setClock(10 * 61)
    const segment = await solved('send_code_d')
    await service.setClock(10 * 61 + 421)
    expect(await answer('65000008', 'send_code_d', segment)).toMatchObject(refused)
    await removeEndedCredentials(service.db, new Date(Date.now() + 3_600_000))
    expect(await service.db.query('select 1 from captcha_used')).toEqual([])
    await service.setClock(0)
  })

  it.each<[string, (right: CaptchaAnswer) => unknown]>([
    ['nothing', () => ({})],
    [
      'a counter without its work',
      ({ challenge }) => ({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
    ],
    [
      'a key that only begins right',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: `${challenge.parameters.keyPrefix}${'0'.repeat(32)}` },
      }),
    ],
    [
      'a later expiry',
      ({ challenge, solution }) => ({
        challenge: {
          ...challenge,
          parameters: {
            ...challenge.parameters,
            data: { ...challenge.parameters.data, expires: 9_999_999_999 },
          },
        },
        solution,
      }),
    ],
    [
      'an easier challenge of its own',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } },
        solution,
      }),
    ],
  ])('is not solved by %s', async (_what, forge) => {
    const right = await solve(await challengeFor('send_code_e'))
    const forged = encodeCaptchaAnswer(forge(right) as CaptchaAnswer)
    expect(await answer('65000009', 'send_code_e', forged)).toMatchObject(refused)
  })

  it.each(['WRONG', '%', 'a'.repeat(3_000)])('is not solved by the text %s', async (text) => {
    expect(await answer('65000010', 'send_code_e', text)).toMatchObject(refused)
  })

  it('is signed with a key of this deployment: one of another shop does not count', async () => {
    const other = await startService()
    try {
      const { challenge } = await other.expectOk(api.createCaptcha, { body: { formId: 'send_code_f' } })
      const segment = encodeCaptchaAnswer(await solve(challenge!))
      expect(await answer('65000011', 'send_code_f', segment)).toMatchObject(refused)
    } finally {
      await other.stop()
    }
  })

  it('names its form in plain characters, and is made thirty times in ten minutes for an address', async () => {
    expect(await service.call(api.createCaptcha, { body: { formId: '<b>' } })).toMatchObject({ status: 400 })
    const made = await Promise.all(
      Array.from({ length: 31 }, () =>
        service.call(api.createCaptcha, { body: { formId: 'send_code_s' } }, from('203.0.113.62')),
      ),
    )
    expect(made.filter(({ ok }) => !ok)).toMatchObject([{ status: 429 }])
  })
})
