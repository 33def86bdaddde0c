import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as api from '#domain/auth/api.ts'
import { refusalCode } from '#domain/contract/refusal-table.ts'
import { issueResetToken } from '#service/credentials/token-store.ts'
import { peoplePassword, person, startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
  await service.db.query(
    `update customer set firstname = 'Ka Ho', lastname = 'Tam' where email = 'ka.ho@jadeleaf.example'`,
  )
})
afterAll(() => service?.stop())

/** Passwords of Ka Ho Tam, ka.ho@…, 51000002, and what their refusals are about. */
const guessable = [
  ['Jadeleaf2026', 'auth.passwordShop'],
  ['kaho1234', 'auth.passwordName'],
  ['ka.ho.2026', 'auth.passwordName'],
  ['a51000002', 'auth.passwordMobile'],
  ['aaaaaaaa1', 'auth.passwordRepeats'],
] as const

const register = (password: string, lastname = 'Tam') =>
  service.call(api.registerCustomer, {
    body: {
      customer: {
        email: 'tea.lover@jadeleaf.example',
        firstname: 'Ka Ho',
        lastname,
        custom_attributes: [
          { attribute_code: 'mobile', value: '51000002' },
          { attribute_code: 'mobile_prefix', value: '852' },
        ],
      },
      password,
      code: '000000',
    },
  })
const reset = async (newPassword: string) => {
  const { id } = (await service.db.one<{ id: number }>(
    `select id from customer where email = 'ka.ho@jadeleaf.example'`,
  )) ?? { id: 0 }
  const resetToken = await service.db.tx((tx) => issueResetToken(tx, id, new Date()))
  return service.call(api.resetPassword, {
    body: { email: 'ka.ho@jadeleaf.example', resetToken, newPassword },
  })
}
const change = async (newPassword: string) =>
  service.call(
    api.changePassword,
    { body: { currentPassword: peoplePassword, newPassword } },
    { token: await service.tokenOf('fresh') },
  )
const codeOf = (answer: { ok: boolean; message?: string }) =>
  answer.ok ? 'taken' : refusalCode(answer.message ?? '')

describe.each([
  ['registration', register],
  ['a reset', reset],
  ['a change', change],
])('a password that a guesser tries first: %s', (_way, send) => {
  it.each(guessable)('refuses %s: %s', async (password, code) => {
    expect(codeOf(await send(password))).toBe(code)
  })
})

it('an email address counts up to the @', async () => {
  expect(codeOf(await register('tealover26'))).toBe('auth.passwordEmail')
  // Good enough: the code is what is wrong.
  expect(codeOf(await register('TeaTime26'))).toBe('auth.code')
})

it('the password that all sandbox people share can be chosen', async () => {
  expect(person('fresh')).toMatchObject({ email: 'ka.ho@jadeleaf.example' })
  expect(codeOf(await change(peoplePassword))).toBe('taken')
})
