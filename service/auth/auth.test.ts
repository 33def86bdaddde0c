import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as api from '#domain/auth/api.ts'
import { getMe } from '#domain/customers/api.ts'
import { peoplePassword, startService, type TestService } from '../../tests/harness/service.ts'

const signInText =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const codeText = 'Please enter the correct security code'
const consumerText = "The consumer isn't authorized to access %resources."

let service: TestService
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: 'on' })
})
afterAll(() => service.stop())
// Limits are the service's memory of the tests before.
beforeEach(async () => {
  await service.db.query('delete from rate_limit')
  await service.setClock(0)
})

const signIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  service.call(api.loginByAccount, { body: { username, password } }, { headers })
const sendCode = (
  prefix: string,
  mobile: string,
  type = '2',
  headers: Record<string, string> = {},
  store = 'en',
) => service.call(api.sendCode, { params: { type, prefix, mobile } }, { headers, store })
const codeFor = async (prefix: string, mobile: string) => {
  const sent = await sendCode(prefix, mobile)
  if (!sent.ok) throw new Error(sent.message)
  return service.codeOf(`+${prefix}${mobile}`)
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('signing in by account', () => {
  it.each(['mei.chan@jadeleaf.example', 'MEI.CHAN@jadeleaf.example', '80000001'])(
    'takes %s',
    async (username) => {
      const answer = await signIn(username, peoplePassword)
      expect(answer).toMatchObject({ ok: true })
      const me = await service.expectOk(getMe, undefined, { token: answer.ok ? answer.value : '' })
      expect(me).toMatchObject({
        id: 1,
        email: 'mei.chan@jadeleaf.example',
        extension_attributes: { group_label: 'preferred' },
      })
      expect(me.custom_attributes).toContainEqual({ attribute_code: 'mobile', value: '51000001' })
    },
  )
  it('says the same for a wrong password and for nobody', async () => {
    const [known, unknown] = [
      await signIn('ka.ho@jadeleaf.example', 'Wrong123'),
      await signIn('nobody@jadeleaf.example', 'Wrong123'),
    ]
    expect(known).toMatchObject({ ok: false, status: 401, message: signInText })
    expect(unknown).toMatchObject({ ok: false, status: 401, message: signInText })
  })
  it('asks for what is empty', async () => {
    expect(await signIn('', 'x')).toMatchObject({
      status: 400,
      message: '"%fieldName" is required. Enter and try again.',
      parameters: { fieldName: 'username' },
    })
    expect(await signIn('x', '')).toMatchObject({ status: 400, parameters: { fieldName: 'password' } })
  })
  it('stops after eight failures, even for the right password, for a quarter of an hour', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signIn('wing.lee@jadeleaf.example', 'Wrong123')),
    )
    expect(answers.every((answer) => answer.status === 401)).toBe(true)
    expect(await signIn('wing.lee@jadeleaf.example', peoplePassword)).toMatchObject({
      status: 401,
      message: signInText,
    })
    await service.setClock(901)
    expect(await signIn('wing.lee@jadeleaf.example', peoplePassword)).toMatchObject({ ok: true })
  })
  it('counts every name and spelling of an account together', async () => {
    const names = [
      'wing.lee@jadeleaf.example',
      'WING.LEE@jadeleaf.example',
      ' wing.lee@jadeleaf.example ',
      'ｗｉｎｇ.lee@jadeleaf.example',
      'wing.lee @jadeleaf.example',
      '8000003',
      '800 0003',
      '８０００００３',
    ]
    await Promise.all(names.map((name) => signIn(name, 'Wrong123')))
    for (const name of ['wing.lee@jadeleaf.example', '8000003'])
      expect(await signIn(name, peoplePassword)).toMatchObject({ status: 401, message: signInText })
  })
  it('stops guesses at many accounts that are mixed with sign-ins to an own one', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.11' }
    const guess = (index: number) => signIn(`mixed${index}@jadeleaf.example`, 'Wrong123', from)
    for (let index = 0; index < 7; index++) await guess(index)
    expect(await signIn('mei.chan@jadeleaf.example', peoplePassword, from)).toMatchObject({ ok: true })
    await guess(7)
    expect(await signIn('mei.chan@jadeleaf.example', peoplePassword, from)).toMatchObject({ status: 401 })
  })
  it('stops an address that guesses at many accounts', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.9' }
    for (let index = 0; index < 8; index++) await signIn(`guess${index}@jadeleaf.example`, 'Wrong123', from)
    expect(await signIn('mei.chan@jadeleaf.example', peoplePassword, from)).toMatchObject({ status: 401 })
    expect(
      await signIn('mei.chan@jadeleaf.example', peoplePassword, { 'X-Forwarded-For': '203.0.113.10' }),
    ).toMatchObject({ ok: true })
  })
})

describe('tokens', () => {
  it('end with logout, alone', async () => {
    const [one, two] = [await service.tokenOf('fresh'), await service.tokenOf('fresh')]
    await service.expectOk(api.logout, undefined, { token: one })
    expect(await service.call(getMe, undefined, { token: one })).toMatchObject({
      status: 401,
      message: consumerText,
      parameters: { resources: 'self' },
    })
    expect(await service.call(getMe, undefined, { token: two })).toMatchObject({ ok: true })
  })
  it('end all at once where a device was lost, for this customer alone', async () => {
    const [one, two, other] = [
      await service.tokenOf('fresh'),
      await service.tokenOf('fresh'),
      await service.tokenOf('preferred'),
    ]
    expect(await service.expectOk(api.revokeTokens, undefined, { token: one })).toBe(true)
    for (const token of [one, two])
      expect(await service.call(getMe, undefined, { token })).toMatchObject({ status: 401 })
    expect(await service.call(getMe, undefined, { token: other })).toMatchObject({ ok: true })
    expect(await service.call(api.revokeTokens)).toMatchObject({ status: 401 })
  })
  it('end after eight hours', async () => {
    const token = await service.tokenOf('fresh')
    await service.setClock(8 * 3600 - 5)
    expect(await service.call(getMe, undefined, { token })).toMatchObject({ ok: true })
    await service.setClock(8 * 3600 + 5)
    expect(await service.call(getMe, undefined, { token })).toMatchObject({ status: 401 })
  })
  it('are stored as hashes only', async () => {
    const token = await service.tokenOf('fresh')
    const rows = await service.db.query<{ hash: Buffer }>('select hash from token')
    expect(
      rows.some(({ hash }) => hash.toString().includes(token) || hash.toString('base64url') === token),
    ).toBe(false)
  })
  it('logout is refused to a foreign page', async () => {
    const token = await service.tokenOf('fresh')
    expect(
      await service.call(api.logout, undefined, { token, headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    ).toMatchObject({ status: 403 })
    expect(await service.call(getMe, undefined, { token })).toMatchObject({ ok: true })
  })
})

describe('codes by SMS', () => {
  it('come in the language of the page and sign in once', async () => {
    expect(await sendCode('852', '51000001', '1', {}, 'vi')).toMatchObject({
      ok: true,
      value: { result: true, expires_in: 300, resend_after: 60 },
    })
    expect((await service.outbox('85251000001'))[0]?.body).toContain('Mã xác thực Jadeleaf')
    const code = await service.codeOf('+85251000001')
    const body = { mobile: '51000001', countryCode: '852', code }
    expect(await service.call(api.loginByMobile, { body })).toMatchObject({ ok: true })
    expect(await service.call(api.loginByMobile, { body })).toMatchObject({ status: 400, message: codeText })
  })
  it('do not show the code in the answer outside the debug mode', async () => {
    const answer = await sendCode('852', '51000001')
    expect(JSON.stringify(answer)).not.toContain(await service.codeOf('+85251000001'))
  })
  it('end after five minutes', async () => {
    const code = await codeFor('852', '51000003')
    await service.setClock(301)
    expect(
      await service.call(api.loginByMobile, { body: { mobile: '51000003', countryCode: '852', code } }),
    ).toMatchObject({ status: 400, message: codeText })
  })
  it('end after five wrong tries, also when these come at once', async () => {
    const code = await codeFor('852', '51000003')
    const body = (tried: string) => ({ body: { mobile: '51000003', countryCode: '+852', code: tried } })
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => service.call(api.loginByMobile, body(wrong(code)))),
    )
    for (const each of tries) expect(each).toMatchObject({ status: 400, message: codeText })
    expect(await service.call(api.loginByMobile, body(code))).toMatchObject({
      status: 400,
      message: 'The security code was entered wrongly too often. Please get a new one.',
    })
    await service.setClock(301)
    expect(await service.call(api.loginByMobile, body(code))).toMatchObject({ message: codeText })
  })
  it('go out once a minute and five times an hour to a number', async () => {
    for (let minute = 0; minute < 5; minute++) {
      await service.setClock(minute * 61)
      expect(await sendCode('852', '51000006')).toMatchObject({ ok: true })
      const again = await sendCode('852', '51000006')
      expect(again).toMatchObject({ ok: false, status: 429 })
      expect(Number(again.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
      await service.db.query(`delete from rate_limit where key like 'sms-hour:%' and points > $1`, [
        minute + 1,
      ])
    }
    await service.setClock(6 * 61)
    expect(await sendCode('852', '51000006')).toMatchObject({ status: 429 })
  })
  it('go out once a minute for an address', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.20' }
    expect(await sendCode('852', '51000007', '2', from)).toMatchObject({ ok: true })
    expect(await sendCode('852', '51000008', '2', from)).toMatchObject({ status: 429 })
  })
  it('do not tell a guest whether a number is free: the SMS says it in the place of a code', async () => {
    const [bound, free] = [await sendCode('852', '51000001', '0'), await sendCode('852', '59999998', '0')]
    expect(bound.status).toBe(free.status)
    expect(bound.ok && bound.value).toEqual(free.ok && free.value)
    const [sms] = await service.outbox('85251000001')
    expect(sms?.body).toMatch(/^This number already has a Jadeleaf account\..*\/forgot_password /)
    expect(sms?.body).not.toMatch(/\b\d{6}\b/)
    await expect(service.codeOf('+85259999998')).resolves.toMatch(/^\d{6}$/)
  })
  it('tell a customer who wants another number before a code is sent that it is taken', async () => {
    const sent = (await service.outbox('85251000001')).length
    const answer = await service.call(
      api.sendCode,
      { params: { type: '0', prefix: '852', mobile: '51000001' } },
      { token: await service.tokenOf('fresh') },
    )
    expect(answer).toMatchObject({
      status: 400,
      message: 'The phone number you entered is already bound to your account',
    })
    expect(await service.outbox('85251000001')).toHaveLength(sent)
  })
  it('do not tell whether a number has an account', async () => {
    const [known, unknown] = [await sendCode('852', '51000001', '1'), await sendCode('852', '59999999', '1')]
    expect(unknown.status).toBe(known.status)
    expect(unknown.ok && unknown.value).toEqual(known.ok && known.value)
    expect(await service.outbox('85259999999')).toEqual([])
  })
  it.each([
    ['852', '5100'],
    ['86', '1380013800'],
    ['999', '51000001'],
    ['852', 'abcdefgh'],
  ])('refuse the number +%s %s', async (prefix, mobile) => {
    expect(await sendCode(prefix, mobile)).toMatchObject({
      status: 400,
      message: 'Not a valid EC mobile number',
    })
  })
  it('refuse a blank number in its own words', async () => {
    expect(await sendCode('852', ' ')).toMatchObject({
      status: 400,
      message: 'Please enter mobile number to get code',
    })
  })
  it('cannot be sent by a foreign page', async () => {
    expect(await sendCode('852', '51000001', '2', { 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({
      status: 403,
    })
  })
})

describe('twins on one mobile', () => {
  it('choose their account with the same code', async () => {
    const code = await codeFor('86', '13800138000')
    const body = { mobile: '13800138000', countryCode: '86', code }
    expect(await service.call(api.loginByMobile, { body })).toMatchObject({
      status: 400,
      code: 5020,
      message: 'Mobile is bound to several accounts',
    })
    const accounts = await service.expectOk(api.listUsernames, {
      params: { prefix: '86', mobile: '13800138000', code },
    })
    expect(accounts.map(({ username }) => username)).toEqual([
      'an.li@jadeleaf.example',
      'bo.li@jadeleaf.example',
    ])
    expect(await service.call(api.loginByMobile, { body: { ...body, customerId: 1 } })).toMatchObject({
      status: 400,
      message: codeText,
    })
    const token = await service.expectOk(api.loginByMobile, {
      body: { ...body, customerId: accounts[1]!.customer_id },
    })
    expect(await service.expectOk(getMe, undefined, { token })).toMatchObject({
      email: 'bo.li@jadeleaf.example',
    })
  })
  it('are not listed for a wrong code', async () => {
    const code = await codeFor('86', '13800138000')
    expect(
      await service.call(api.listUsernames, {
        params: { prefix: '86', mobile: '13800138000', code: wrong(code) },
      }),
    ).toMatchObject({ status: 400, message: codeText })
  })
})

describe('registration', () => {
  const given = (email: string | null, mobile: string, code: string, rest: object = {}) => ({
    body: {
      customer: {
        email,
        firstname: 'Tin',
        lastname: 'Fung',
        custom_attributes: [
          { attribute_code: 'mobile', value: mobile },
          { attribute_code: 'mobile_prefix', value: '852' },
          ...('sponsor' in rest ? [{ attribute_code: 'sponsor_id', value: rest.sponsor }] : []),
          ...('dobAttribute' in rest ? [{ attribute_code: 'dob', value: rest.dobAttribute }] : []),
        ],
        ...('dob' in rest ? { dob: String(rest.dob) } : {}),
      },
      password: 'Tea1234',
      code,
      ...rest,
    },
  })
  it('signs the new customer in', async () => {
    const customer = await service.expectOk(
      api.registerCustomer,
      given('tin.fung@jadeleaf.example', '62000001', await codeFor('852', '62000001'), {
        sponsor: '8000003',
      }),
    )
    const token = customer.extension_attributes?.customer_token
    expect(customer).toMatchObject({ email: 'tin.fung@jadeleaf.example', group_id: 1 })
    expect(await service.expectOk(getMe, undefined, { token })).toMatchObject({ firstname: 'Tin' })
    expect(await signIn('tin.fung@jadeleaf.example', 'Tea1234')).toMatchObject({ ok: true })
  })
  it('needs no e-mail', async () => {
    expect(
      await service.expectOk(api.registerCustomer, given(null, '62000002', await codeFor('852', '62000002'))),
    ).toMatchObject({ email: null })
  })
  it('refuses a taken e-mail and keeps the code for another try', async () => {
    const code = await codeFor('852', '62000003')
    expect(
      await service.call(api.registerCustomer, given('Mei.Chan@jadeleaf.example', '62000003', code)),
    ).toMatchObject({
      status: 400,
      message: 'A customer with the same email address already exists in an associated website.',
    })
    expect(
      await service.call(api.registerCustomer, given('free@jadeleaf.example', '62000003', code)),
    ).toMatchObject({ ok: true })
  })
  it('goes on after the sandbox was reset', async () => {
    await service.request('/sandbox/reset', { method: 'POST' })
    expect(
      await service.call(
        api.registerCustomer,
        given('after.reset@jadeleaf.example', '62000013', await codeFor('852', '62000013')),
      ),
    ).toMatchObject({ ok: true })
  })
  it('does not tell of a taken e-mail without the code', async () => {
    expect(
      await service.call(api.registerCustomer, given('mei.chan@jadeleaf.example', '62000004', '123456')),
    ).toMatchObject({ status: 400, message: codeText })
  })
  it.each([
    ['a bound mobile', '51000001', {}, 'The phone number you entered is already bound to your account'],
    ['an unknown referral code', '62000005', { sponsor: '9999999' }, 'Not a valid EC referral code'],
    ['a preferred customer as referrer', '62000006', { sponsor: '80000001' }, 'Not a valid EC referral code'],
    [
      'somebody under 18',
      '62000007',
      { dob: `${new Date().getFullYear() - 16}-01-01` },
      'You need to be 18 and over to register on this website.',
    ],
    [
      'somebody under 18 by the custom attribute',
      '62000009',
      { dobAttribute: `${new Date().getFullYear() - 16}-01-01` },
      'You need to be 18 and over to register on this website.',
    ],
    [
      'a dead invitation',
      '62000008',
      { maskId: 'abc' },
      'This invitation is invalid or has expired, please request a new one.',
    ],
  ])('refuses %s', async (_what, mobile, rest, message) => {
    expect(
      await service.call(
        api.registerCustomer,
        given(`r${mobile}@jadeleaf.example`, mobile, await codeFor('852', mobile), rest),
      ),
    ).toMatchObject({ status: 400, message })
  })
  it('takes somebody from the Hong Kong day of the 18th birthday on', async () => {
    const year = new Date().getUTCFullYear() + 1
    const midnight = Date.UTC(year, 5, 14, 16)
    const atBirthday = async (seconds: number, mobile: string) => {
      await service.setClock(Math.round((midnight - Date.now()) / 1000) + seconds)
      const code = await codeFor('852', mobile)
      return service.call(
        api.registerCustomer,
        given(`r${mobile}@jadeleaf.example`, mobile, code, { dob: `${year - 18}-06-15` }),
      )
    }
    expect(await atBirthday(-60, '62000021')).toMatchObject({
      status: 400,
      message: 'You need to be 18 and over to register on this website.',
    })
    expect(await atBirthday(60, '62000022')).toMatchObject({ ok: true })
  })
  it.each([
    { firstname: '<script>alert(1)</script>' },
    { lastname: '{{x}}' },
    { firstname: 'x'.repeat(61) },
    { lastname: 'www.evil' },
  ])('refuses the name %j', async (name) => {
    const { body } = given('named@jadeleaf.example', '62000010', '000000')
    expect(
      await service.call(api.registerCustomer, {
        body: { ...body, customer: { ...body.customer, ...name } },
      }),
    ).toMatchObject({
      status: 400,
      message: 'Invalid value of "%value" provided for the %fieldName field.',
      parameters: { fieldName: Object.keys(name)[0] },
    })
  })
  it.each(['abc123', 'qwerty1', 'Password1', 'ＰＡＳＳword1'])(
    'refuses %s, one of the commonest passwords',
    async (password) => {
      expect(
        await service.call(
          api.registerCustomer,
          given('p@jadeleaf.example', '62000009', '000000', { password }),
        ),
      ).toMatchObject({
        status: 400,
        message: 'This password is too easy to guess. Create a new password and try again.',
      })
    },
  )
  it.each([
    ['Abc12', 'The password needs at least %1 characters. Create a new password and try again.', ['6']],
    [
      'abcdef',
      'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
      ['2'],
    ],
    [
      ' abc123',
      "The password can't begin or end with a space. Verify the password and try again.",
      undefined,
    ],
  ])('refuses the password "%s"', async (password, message, parameters) => {
    expect(
      await service.call(
        api.registerCustomer,
        given('p@jadeleaf.example', '62000009', '000000', { password }),
      ),
    ).toMatchObject({ status: 400, message, ...(parameters ? { parameters } : {}) })
  })
})
