import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as api from '#domain/auth/api.ts'
import { getMe, updateMe } from '#domain/customers/api.ts'
import { peoplePassword, startService, type TestService } from '../../tests/harness/service.ts'

const signInText = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const codeText = 'Please enter the correct security code'
const consumerText = "The consumer isn't authorized to access %resources."

let service: TestService
beforeAll(async () => { service = await startService({ TRUST_PROXY: 'on' }) })
afterAll(() => service.stop())
// Limits are the service's memory of the tests before.
beforeEach(async () => { await service.db.query('delete from rate_limit'); await service.setClock(0) })

const signIn = (username: string, password: string, headers: Record<string, string> = {}) => service.call(api.loginByAccount, { body: { username, password } }, { headers })
const sendCode = (prefix: string, mobile: string, type = '2', headers: Record<string, string> = {}, store = 'en') => service.call(api.sendCode, { params: { type, prefix, mobile } }, { headers, store })
const codeFor = async (prefix: string, mobile: string) => {
  const sent = await sendCode(prefix, mobile)
  if (!sent.ok) throw new Error(sent.message)
  return service.codeOf(`+${prefix}${mobile}`)
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('signing in by account', () => {
  it.each(['mei.chan@jadeleaf.example', 'MEI.CHAN@jadeleaf.example', '80000001'])('takes %s', async (username) => {
    const answer = await signIn(username, peoplePassword)
    expect(answer).toMatchObject({ ok: true })
    const me = await service.expectOk(getMe, undefined, { token: answer.ok ? answer.value : '' })
    expect(me).toMatchObject({ id: 1, email: 'mei.chan@jadeleaf.example', extension_attributes: { group_label: 'preferred' } })
    expect(me.custom_attributes).toContainEqual({ attribute_code: 'mobile', value: '51000001' })
  })
  it('says the same for a wrong password and for nobody', async () => {
    const [known, unknown] = [await signIn('ka.ho@jadeleaf.example', 'Wrong123'), await signIn('nobody@jadeleaf.example', 'Wrong123')]
    expect(known).toMatchObject({ ok: false, status: 401, message: signInText })
    expect(unknown).toMatchObject({ ok: false, status: 401, message: signInText })
  })
  it('asks for what is empty', async () => {
    expect(await signIn('', 'x')).toMatchObject({ status: 400, message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'username' } })
    expect(await signIn('x', '')).toMatchObject({ status: 400, parameters: { fieldName: 'password' } })
  })
  it('stops after eight failures, even for the right password, for a quarter of an hour', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn('wing.lee@jadeleaf.example', 'Wrong123')))
    expect(answers.every((answer) => answer.status === 401)).toBe(true)
    expect(await signIn('wing.lee@jadeleaf.example', peoplePassword)).toMatchObject({ status: 401, message: signInText })
    await service.setClock(901)
    expect(await signIn('wing.lee@jadeleaf.example', peoplePassword)).toMatchObject({ ok: true })
  })
  it('stops an address that guesses at many accounts', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.9' }
    for (let index = 0; index < 8; index++) await signIn(`guess${index}@jadeleaf.example`, 'Wrong123', from)
    expect(await signIn('mei.chan@jadeleaf.example', peoplePassword, from)).toMatchObject({ status: 401 })
    expect(await signIn('mei.chan@jadeleaf.example', peoplePassword, { 'X-Forwarded-For': '203.0.113.10' })).toMatchObject({ ok: true })
  })
})

describe('tokens', () => {
  it('end with logout, alone', async () => {
    const [one, two] = [await service.tokenOf('fresh'), await service.tokenOf('fresh')]
    await service.expectOk(api.logout, undefined, { token: one })
    expect(await service.call(getMe, undefined, { token: one })).toMatchObject({ status: 401, message: consumerText, parameters: { resources: 'self' } })
    expect(await service.call(getMe, undefined, { token: two })).toMatchObject({ ok: true })
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
    expect(rows.some(({ hash }) => hash.toString().includes(token) || hash.toString('base64url') === token)).toBe(false)
  })
  it('logout is refused to a foreign page', async () => {
    const token = await service.tokenOf('fresh')
    expect(await service.call(api.logout, undefined, { token, headers: { 'Sec-Fetch-Site': 'cross-site' } })).toMatchObject({ status: 403 })
    expect(await service.call(getMe, undefined, { token })).toMatchObject({ ok: true })
  })
})

describe('codes by SMS', () => {
  it('come in the language of the page and sign in once', async () => {
    expect(await sendCode('852', '51000001', '1', {}, 'vi')).toMatchObject({ ok: true, value: { result: true, expires_in: 300, resend_after: 60 } })
    expect((await service.outbox('85251000001'))[0]?.body).toContain('Mã bảo mật Jadeleaf')
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
    expect(await service.call(api.loginByMobile, { body: { mobile: '51000003', countryCode: '852', code } })).toMatchObject({ status: 400, message: codeText })
  })
  it('end after five wrong tries, also when these come at once', async () => {
    const code = await codeFor('852', '51000003')
    const body = (tried: string) => ({ body: { mobile: '51000003', countryCode: '+852', code: tried } })
    await Promise.all(Array.from({ length: 5 }, () => service.call(api.loginByMobile, body(wrong(code)))))
    expect(await service.call(api.loginByMobile, body(code))).toMatchObject({ status: 400, message: codeText })
  })
  it('go out once a minute and five times an hour to a number', async () => {
    for (let minute = 0; minute < 5; minute++) {
      await service.setClock(minute * 61)
      expect(await sendCode('852', '51000006')).toMatchObject({ ok: true })
      const again = await sendCode('852', '51000006')
      expect(again).toMatchObject({ ok: false, status: 429 })
      expect(Number(again.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
      await service.db.query(`delete from rate_limit where key like 'sms-hour:%' and points > $1`, [minute + 1])
    }
    await service.setClock(6 * 61)
    expect(await sendCode('852', '51000006')).toMatchObject({ status: 429 })
  })
  it('go out once a minute for an address', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.20' }
    expect(await sendCode('852', '51000007', '2', from)).toMatchObject({ ok: true })
    expect(await sendCode('852', '51000008', '2', from)).toMatchObject({ status: 429 })
  })
  it('do not tell whether a number has an account', async () => {
    const [known, unknown] = [await sendCode('852', '51000001', '1'), await sendCode('852', '59999999', '1')]
    expect(unknown.status).toBe(known.status)
    expect(unknown.ok && unknown.value).toEqual(known.ok && known.value)
    expect(await service.outbox('85259999999')).toEqual([])
  })
  it.each([['852', '5100'], ['86', '1380013800'], ['999', '51000001'], ['852', 'abcdefgh']])('refuse the number +%s %s', async (prefix, mobile) => {
    expect(await sendCode(prefix, mobile)).toMatchObject({ status: 400, message: 'Not a valid EC mobile number' })
  })
  it('refuse a blank number in its own words', async () => {
    expect(await sendCode('852', ' ')).toMatchObject({ status: 400, message: 'Please enter mobile number to get code' })
  })
  it('cannot be sent by a foreign page', async () => {
    expect(await sendCode('852', '51000001', '2', { 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({ status: 403 })
  })
})

describe('twins on one mobile', () => {
  it('choose their account with the same code', async () => {
    const code = await codeFor('86', '13800138000')
    const body = { mobile: '13800138000', countryCode: '86', code }
    expect(await service.call(api.loginByMobile, { body })).toMatchObject({ status: 400, code: 5020, message: 'Mobile is bound to several accounts' })
    const accounts = await service.expectOk(api.listUsernames, { params: { prefix: '86', mobile: '13800138000', code } })
    expect(accounts.map(({ username }) => username)).toEqual(['an.li@jadeleaf.example', 'bo.li@jadeleaf.example'])
    expect(await service.call(api.loginByMobile, { body: { ...body, customerId: 1 } })).toMatchObject({ status: 400, message: codeText })
    const token = await service.expectOk(api.loginByMobile, { body: { ...body, customerId: accounts[1]!.customer_id } })
    expect(await service.expectOk(getMe, undefined, { token })).toMatchObject({ email: 'bo.li@jadeleaf.example' })
  })
  it('are not listed for a wrong code', async () => {
    const code = await codeFor('86', '13800138000')
    expect(await service.call(api.listUsernames, { params: { prefix: '86', mobile: '13800138000', code: wrong(code) } })).toMatchObject({ status: 400, message: codeText })
  })
})

describe('registration', () => {
  const given = (email: string | null, mobile: string, code: string, rest: object = {}) => ({
    body: { customer: { email, firstname: 'Tin', lastname: 'Fung', custom_attributes: [{ attribute_code: 'mobile', value: mobile }, { attribute_code: 'mobile_prefix', value: '852' }, ...('sponsor' in rest ? [{ attribute_code: 'sponsor_id', value: rest.sponsor }] : [])], ...('dob' in rest ? { dob: String(rest.dob) } : {}) }, password: 'Tea1234', code, ...rest },
  })
  it('signs the new customer in', async () => {
    const customer = await service.expectOk(api.registerCustomer, given('tin.fung@jadeleaf.example', '62000001', await codeFor('852', '62000001'), { sponsor: '8000003' }))
    const token = customer.extension_attributes?.customer_token
    expect(customer).toMatchObject({ email: 'tin.fung@jadeleaf.example', group_id: 1 })
    expect(await service.expectOk(getMe, undefined, { token })).toMatchObject({ firstname: 'Tin' })
    expect(await signIn('tin.fung@jadeleaf.example', 'Tea1234')).toMatchObject({ ok: true })
  })
  it('needs no e-mail', async () => {
    expect(await service.expectOk(api.registerCustomer, given(null, '62000002', await codeFor('852', '62000002')))).toMatchObject({ email: null })
  })
  it('refuses a taken e-mail and keeps the code for another try', async () => {
    const code = await codeFor('852', '62000003')
    expect(await service.call(api.registerCustomer, given('Mei.Chan@jadeleaf.example', '62000003', code))).toMatchObject({ status: 400, message: 'A customer with the same email address already exists in an associated website.' })
    expect(await service.call(api.registerCustomer, given('free@jadeleaf.example', '62000003', code))).toMatchObject({ ok: true })
  })
  it('goes on after the sandbox was reset', async () => {
    await service.request('/sandbox/reset', { method: 'POST' })
    expect(await service.call(api.registerCustomer, given('after.reset@jadeleaf.example', '62000013', await codeFor('852', '62000013')))).toMatchObject({ ok: true })
  })
  it('does not tell of a taken e-mail without the code', async () => {
    expect(await service.call(api.registerCustomer, given('mei.chan@jadeleaf.example', '62000004', '123456'))).toMatchObject({ status: 400, message: codeText })
  })
  it.each([
    ['a bound mobile', '51000001', {}, 'The phone number you entered is already bound to your account'],
    ['an unknown referral code', '62000005', { sponsor: '9999999' }, 'Not a valid EC referral code'],
    ['a preferred customer as referrer', '62000006', { sponsor: '80000001' }, 'Not a valid EC referral code'],
    ['somebody under 18', '62000007', { dob: `${new Date().getFullYear() - 17}-01-01` }, 'You need to be 18 and over to register on this website.'],
    ['a dead invitation', '62000008', { maskId: 'abc' }, 'This invitation is invalid or has expired, please request a new one.'],
  ])('refuses %s', async (_what, mobile, rest, message) => {
    expect(await service.call(api.registerCustomer, given(`r${mobile}@jadeleaf.example`, mobile, await codeFor('852', mobile), rest))).toMatchObject({ status: 400, message })
  })
  it.each([
    ['Abc12', 'The password needs at least %1 characters. Create a new password and try again.', ['6']],
    ['abcdef', 'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.', ['2']],
    [' abc123', "The password can't begin or end with a space. Verify the password and try again.", undefined],
  ])('refuses the password "%s"', async (password, message, parameters) => {
    expect(await service.call(api.registerCustomer, given('p@jadeleaf.example', '62000009', '000000', { password }))).toMatchObject({ status: 400, message, ...(parameters ? { parameters } : {}) })
  })
})

describe('passwords', () => {
  it('are reset by the link in an e-mail, once, which ends every session', async () => {
    const session = await service.tokenOf('credit')
    expect(await service.expectOk(api.requestPasswordReset, { body: { email: 'po.tang@jadeleaf.example' } })).toBe(true)
    const message = (await service.outbox('po.tang@jadeleaf.example'))[0]
    const link = new URL(/https?:\S+/.exec(message?.body ?? '')?.[0] ?? '')
    expect(link.pathname).toBe('/reset_password')
    const body = { email: 'po.tang@jadeleaf.example', resetToken: link.searchParams.get('token') ?? '', newPassword: 'Fresh123' }
    expect(await service.call(api.resetPassword, { body: { ...body, email: 'mei.chan@jadeleaf.example' } })).toMatchObject({ status: 400, message: 'The password token is mismatched. Reset and try again.' })
    expect(await service.expectOk(api.resetPassword, { body })).toBe(true)
    expect(await service.call(api.resetPassword, { body })).toMatchObject({ status: 400, message: 'The password token is mismatched. Reset and try again.' })
    expect(await service.call(getMe, undefined, { token: session })).toMatchObject({ status: 401 })
    expect(await signIn('po.tang@jadeleaf.example', 'Fresh123')).toMatchObject({ ok: true })
  })
  it('reset links end after two hours', async () => {
    await service.expectOk(api.requestPasswordReset, { body: { email: '51000004' } })
    const token = new URL(/https?:\S+/.exec((await service.outbox('siu.wong@jadeleaf.example'))[0]?.body ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
    await service.setClock(7201)
    expect(await service.call(api.resetPassword, { body: { email: '', resetToken: token, newPassword: 'Fresh123' } })).toMatchObject({ status: 400, message: 'The password token is expired. Reset and try again.' })
  })
  it('reset says the same for an unknown e-mail and sends nothing', async () => {
    expect(await service.call(api.requestPasswordReset, { body: { email: 'nobody@jadeleaf.example' } })).toMatchObject({ ok: true, value: true })
    expect(await service.outbox('nobody@jadeleaf.example')).toEqual([])
  })
  it('are reset by a code on the mobile', async () => {
    const code = await codeFor('853', '66000009')
    const resetToken = await service.expectOk(api.createResetToken, { body: { mobile: '66000009', countryCode: '853', code } })
    expect(await service.expectOk(api.resetPassword, { body: { email: '', resetToken, newPassword: 'Fresh123' } })).toBe(true)
  })
  it('are changed with the current one, keeping this session', async () => {
    const [here, there] = [await service.tokenOf('today'), await service.tokenOf('today')]
    const change = (currentPassword: string) => service.call(api.changePassword, { body: { currentPassword, newPassword: 'Fresh123' } }, { token: here })
    expect(await change('Wrong123')).toMatchObject({ status: 401, message: "The password doesn't match this account. Verify the password and try again." })
    expect(await change(peoplePassword)).toMatchObject({ ok: true })
    expect(await service.call(getMe, undefined, { token: here })).toMatchObject({ ok: true })
    expect(await service.call(getMe, undefined, { token: there })).toMatchObject({ status: 401 })
  })
})

describe('the customer', () => {
  const save = async (key: string, customer: Record<string, unknown>) => service.call(updateMe, { body: { customer } }, { token: await service.tokenOf(key) })
  it('accepts the terms with a partial body', async () => {
    const saved = await save('unsigned', { custom_attributes: [{ attribute_code: 'tc_agreed_status', value: '1' }] })
    expect(saved.ok && saved.value.custom_attributes).toContainEqual({ attribute_code: 'tc_agreed_status', value: '1' })
    expect(saved).toMatchObject({ value: { firstname: 'Siu', email: 'siu.wong@jadeleaf.example' } })
  })
  it('cannot give themselves another group, balance or id', async () => {
    const saved = await save('fresh', { id: 1, group_id: 4, extension_attributes: { group_label: 'associate' }, custom_attributes: [{ attribute_code: 'total_amount_available', value: '9999.0000' }] })
    expect(saved).toMatchObject({ value: { id: 2, group_id: 1, extension_attributes: { group_label: 'preferred' } } })
    expect(saved.ok && saved.value.custom_attributes).toContainEqual({ attribute_code: 'total_amount_available', value: '0.0000' })
  })
  it.each([
    [{ email: 'wing.lee@jadeleaf.example' }, 'A customer with the same email address already exists in an associated website.'],
    [{ email: null }, 'The customer email is missing. Enter and try again.'],
    [{ email: 'no mail' }, 'Invalid value of "%value" provided for the %fieldName field.'],
    [{ firstname: ' ' }, '"First Name" is a required value.'],
    [{ custom_attributes: [{ attribute_code: 'sponsor_id', value: '1234567' }] }, 'No Associate was found'],
    [{ custom_attributes: [{ attribute_code: 'sponsor_id', value: '80000001' }] }, 'Account %1 is a Preferred Customer and cannot sponsor.'],
    [{ custom_attributes: [{ attribute_code: 'mobile', value: '63000001' }] }, codeText],
  ])('is refused %j', async (customer, message) => { expect(await save('fresh', customer)).toMatchObject({ status: 400, message }) })
  it('changes the mobile with the code of the new one', async () => {
    const code = await codeFor('852', '63000002')
    const saved = await save('fresh', { custom_attributes: [{ attribute_code: 'mobile', value: '63000002' }], extension_attributes: { security_code: code } })
    expect(saved.ok && saved.value.custom_attributes).toContainEqual({ attribute_code: 'mobile', value: '63000002' })
  })
})
