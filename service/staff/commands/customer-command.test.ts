import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loginByAccount } from '#domain/auth/api.ts'
import { beginTwoStep, confirmTwoStep } from '#domain/two-step/api.ts'
import { peoplePassword, person, startService, type TestService } from '../../../tests/harness/service.ts'
import { typeCommand } from './typing.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

it('switches two-step sign-in off for somebody who lost the phone, tells them, and is recorded without their name', async () => {
  const token = await service.tokenOf('preferred')
  const email = person('preferred').email!
  const { secret } = await service.expectOk(
    beginTwoStep,
    { body: { current_password: peoplePassword } },
    { token },
  )
  await service.expectOk(confirmTwoStep, { body: { code: new TOTP({ secret }).generate() } }, { token })
  const signIn = () => service.call(loginByAccount, { body: { username: email, password: peoplePassword } })
  expect(await signIn()).toMatchObject({ ok: false, code: 5020 })
  const { lines, refusal } = await typeCommand(service, `customer ${email.toUpperCase()} two-step-off`)
  expect([lines[0], refusal]).toEqual([
    expect.stringMatching(/^Two-step sign-in is off for customer \d+\.$/),
    undefined,
  ])
  expect(await signIn()).toMatchObject({ ok: true })
  expect((await service.outbox(email))[0]?.subject).toMatch(/关闭|off|關閉/)
  const log = (await typeCommand(service, 'audit --entity customer')).lines
  expect(log).toEqual([expect.stringMatching(/ {2}Ada {2}customer \d+ {2}two-step-off {2}\{\}$/)])
})

it.each([
  [
    'customer mei.chan@jadeleaf.example two-step-off --give-up-credit 1',
    '--give-up-credit belongs to "delete".',
  ],
  [
    'customer mei.chan@jadeleaf.example delete --give-up-credit all',
    '--give-up-credit takes an amount of HKD such as 0.05; "all" is not one.',
  ],
  ['customer mei.chan@jadeleaf.example two-step-off', 'Two-step sign-in is off already.'],
  ['customer nobody@jadeleaf.example two-step-off', 'There is no customer with this email or member number.'],
  [
    'customer mei.chan@jadeleaf.example two-step-on',
    '"two-step-on" is no action; known are two-step-off, delete, debt-paid, debt-written-off.',
  ],
])('%s is refused', async (call, sentence) => {
  await service.db.query('delete from two_step')
  expect((await typeCommand(service, call)).refusal).toBe(sentence)
})
