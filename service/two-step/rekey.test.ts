import { randomBytes } from 'node:crypto'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loginByAccount } from '#domain/auth/api.ts'
import * as api from '#domain/two-step/api.ts'
import { log } from '#service/log/log.ts'
import { typeCommand } from '#service/staff/commands/typing.testing.ts'
import { peoplePassword, person, startService, type TestService } from '../../tests/harness/service.ts'
import { checkStoredKeys } from './check-keys.ts'

const [first, second, stranger] = [randomBytes(32), randomBytes(32), randomBytes(32)]
let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.stop())

/** Seconds by which the service's clock is ahead. */
let ahead = 0
const setKeys = (twoStepKey: Buffer | undefined, twoStepKeyBefore?: Buffer) => {
  Object.assign(service.services.settings, { twoStepKey, twoStepKeyBefore })
}
beforeEach(async () => {
  await service.db.query('delete from rate_limit')
  await service.db.query('delete from two_step')
  setKeys(first)
})

const codeOf = async (secret: string): Promise<string> =>
  new TOTP({ secret }).generate({ timestamp: (await service.services.ports.clock()).getTime() })

/** Switches two-step sign-in on. @returns functions that sign in with a code of the app, or with a recovery code not used before */
async function switchOn(key: string) {
  const token = await service.tokenOf(key)
  const body = { current_password: peoplePassword }
  const { secret } = await service.expectOk(api.beginTwoStep, { body }, { token })
  const { recovery_codes: codes } = await service.expectOk(
    api.confirmTwoStep,
    { body: { code: await codeOf(secret) } },
    { token },
  )
  const signIn = (otp: string) =>
    service.call(loginByAccount, { body: { username: person(key).email!, password: peoplePassword, otp } })
  return {
    byApp: async () => {
      // a code is taken once
      ahead += 30
      await service.setClock(ahead)
      return signIn(await codeOf(secret))
    },
    byRecoveryCode: () => signIn(codes.pop()!),
  }
}
const stored = () =>
  service.db.query<{ secret: Buffer }>('select secret from two_step order by customer_id').then(String)
const rekey = () => typeCommand(service, 'two-step rekey')

describe('the key of the installation', () => {
  it('is changed without anybody noticing: both keys are read until all is encrypted anew', async () => {
    const audit = async () => (await typeCommand(service, 'audit --entity two-step')).lines
    const recorded = (await audit()).filter((line) => line !== 'No changes.').length
    const early = await switchOn('preferred')
    setKeys(second, first)
    expect(await early.byApp()).toMatchObject({ ok: true })
    expect(await early.byRecoveryCode()).toMatchObject({ ok: true })
    const late = await switchOn('associate')
    expect((await rekey()).lines).toEqual(['1 account encrypted anew, 1 had the key already.'])
    expect((await rekey()).lines).toEqual(['0 accounts encrypted anew, 2 had the key already.'])
    setKeys(second)
    for (const person of [early, late]) {
      expect(await person.byApp()).toMatchObject({ ok: true })
      expect(await person.byRecoveryCode()).toMatchObject({ ok: true })
    }
    setKeys(first)
    expect(await early.byApp()).toMatchObject({ ok: false, code: 'twoStep.unavailable' })
    const [newest, ...earlier] = await audit()
    expect(newest).toMatch(/ {2}Ada {2}two-step key {2}rekey {2}\{"accounts":1\}$/)
    expect(earlier).toHaveLength(recorded)
  })

  it('is changed once by two commands at the same time', async () => {
    const early = await switchOn('preferred')
    setKeys(second, first)
    const printed = (await Promise.all([rekey(), rekey()])).flatMap(({ lines }) => lines)
    expect(printed.toSorted()).toEqual([
      '0 accounts encrypted anew, 1 had the key already.',
      '1 account encrypted anew, 0 had the key already.',
    ])
    setKeys(second)
    expect(await early.byApp()).toMatchObject({ ok: true })
  })

  it.each([
    ['without the key before', undefined],
    ['with a wrong one', stranger],
  ])('is not changed %s, for anybody', async (_how, before) => {
    await switchOn('preferred')
    setKeys(second, first)
    const early = await switchOn('associate')
    setKeys(stranger, first)
    await switchOn('credit')
    setKeys(second, before)
    const was = await stored()
    expect((await rekey()).refusal).toMatch(
      /^What is stored for [12] accounts? opens neither with TWO_STEP_KEY nor with TWO_STEP_KEY_BEFORE\. Nothing was changed\.$/,
    )
    expect(await stored()).toBe(was)
    expect(await early.byApp()).toMatchObject({ ok: true })
  })

  it('has to be there', async () => {
    setKeys(undefined, first)
    expect((await rekey()).refusal).toBe('TWO_STEP_KEY is not set.')
    expect((await typeCommand(service, 'two-step off')).refusal).toBe('"off" is no action; known is rekey.')
  })
})

describe('at the start', () => {
  const complaints = async (twoStepKey: Buffer | undefined, twoStepKeyBefore?: Buffer) => {
    const told = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    try {
      await checkStoredKeys(service.db, { twoStepKey, twoStepKeyBefore })
      return told.mock.calls.map(([text]) => text)
    } finally {
      told.mockRestore()
    }
  }
  const wrongKey = [expect.stringContaining('TWO_STEP_KEY is not the key of this database')]

  it('a key that does not open what is stored is named in the log', async () => {
    expect(await complaints(stranger)).toEqual([])
    await switchOn('preferred')
    expect(await complaints(first)).toEqual([])
    expect(await complaints(second)).toEqual(wrongKey)
    expect(await complaints(second, first)).toEqual([])
    expect(await complaints(second, stranger)).toEqual(wrongKey)
    expect(await complaints(undefined)).toEqual([])
  })
  it('the oldest account counts as well as the newest', async () => {
    await switchOn('preferred')
    ahead += 60
    await service.setClock(ahead)
    setKeys(second)
    await switchOn('associate')
    expect(await complaints(first)).toEqual(wrongKey)
    expect(await complaints(second)).toEqual(wrongKey)
  })
})
