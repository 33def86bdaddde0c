import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createResetToken, requestPasswordReset, resetPassword, sendCode } from '#domain/auth/api.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { getMe, updateMe } from '#domain/customers/api.ts'
import { peoplePassword, startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
  await service.db.query('create table seeded as select * from customer')
})
afterAll(() => service.stop())
// Every test finds the people as they were seeded, whatever was changed, tried and told before.
beforeEach(async () => {
  await service.db.query(
    `update customer c set email = s.email, mobile_prefix = s.mobile_prefix, mobile = s.mobile, lastname = s.lastname, store_id = s.store_id,
       tc_agreed = s.tc_agreed, name_confirmed = s.name_confirmed, sponsor_id = s.sponsor_id from seeded s where s.id = c.id`,
  )
  for (const table of ['rate_limit', 'outbox']) await service.db.query(`delete from ${table}`)
})

const codeText = 'Please enter the correct security code'
const ownCodeText = 'Please enter the correct security code of your current mobile number'
const proofText = 'The current password is required for this change. Enter and try again.'
const invalidText = 'Invalid value of "%value" provided for the %fieldName field.'
const attribute = (attribute_code: string, value: string) => ({ attribute_code, value })
const save = async (key: string, customer: Record<string, unknown>) =>
  service.call(updateMe, { body: { customer } }, { token: await service.tokenOf(key) })
const me = async (key: string) => service.expectOk(getMe, undefined, { token: await service.tokenOf(key) })
const codeTo = async (prefix: string, mobile: string) => {
  await service.expectOk(sendCode, { params: { type: '2', prefix, mobile } })
  return service.codeOf(`+${prefix}${mobile}`)
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('the customer', () => {
  it('accepts the terms with a partial body', async () => {
    const saved = await save('unsigned', { custom_attributes: [attribute('tc_agreed_status', '1')] })
    expect(saved.ok && saved.value.custom_attributes).toContainEqual(attribute('tc_agreed_status', '1'))
    expect(saved).toMatchObject({ value: { firstname: 'Siu', email: 'siu.wong@jadeleaf.example' } })
  })
  it('cannot take back the terms that they have accepted', async () => {
    const terms = (value: string) =>
      save('unsigned', { custom_attributes: [attribute('tc_agreed_status', value)] })
    await terms('1')
    const saved = await terms('0')
    expect(saved.ok && saved.value.custom_attributes).toContainEqual(attribute('tc_agreed_status', '1'))
  })
  it('cannot give themselves another group, balance or id', async () => {
    const saved = await save('fresh', {
      id: 1,
      group_id: 4,
      extension_attributes: { group_label: 'associate' },
      custom_attributes: [
        attribute('total_amount_available', '9999.0000'),
        attribute('referral_id', '12345678'),
      ],
    })
    expect(saved).toMatchObject({
      value: { id: 2, group_id: 1, extension_attributes: { group_label: 'preferred' } },
    })
    const attributes = saved.ok ? saved.value.custom_attributes : undefined
    expect(attributes).toContainEqual(attribute('total_amount_available', '0.0000'))
    expect(attributes).toContainEqual(attribute('referral_id', '80000002'))
  })
  it.each([
    [{ email: null }, 'The customer email is missing. Enter and try again.'],
    [{ email: 'no mail' }, invalidText],
    [{ firstname: ' ', lastname: '\u200b' }, '"First Name" is a required value.'],
    [{ firstname: '<script>alert(1)</script>' }, invalidText],
    [{ lastname: '{{name}}' }, invalidText],
    [{ lastname: 'x'.repeat(61) }, invalidText],
    [{ firstname: 'http://evil.example/prize You won' }, invalidText],
    [{ lastname: 'Lee 2' }, invalidText],
    [{ custom_attributes: [attribute('mobile', '63000001')] }, codeText],
  ])('is refused %j', async (customer, message) => {
    expect(await save('fresh', customer)).toMatchObject({ status: 400, message })
  })
  it('keeps a name on record that is older than the rule, because every change sends it along', async () => {
    await service.db.query(`update customer set lastname = 'Ho 2nd' where id = 2`)
    expect(await save('fresh', { lastname: 'Ho 2nd' })).toMatchObject({ ok: true })
    expect(await save('fresh', { lastname: 'Ho 3rd' })).toMatchObject({ status: 400, message: invalidText })
  })
  it('may have one word for a name (ADR 0004)', async () => {
    const { firstname, lastname } = await me('fresh')
    expect(await save('fresh', { firstname: 'Suharto', lastname: ' ' })).toMatchObject({
      value: { firstname: 'Suharto', lastname: '' },
    })
    expect(await save('fresh', { firstname, lastname })).toMatchObject({ ok: true })
  })
  it('may have a name of 60 characters', async () => {
    expect(await save('fresh', { lastname: 'x'.repeat(60) })).toMatchObject({ ok: true })
  })
})

describe('the sponsor', () => {
  beforeEach(() =>
    service.db.query('update customer set name_confirmed = false, sponsor_id = null where id = 2'),
  )
  const confirming = (sponsor: string) => ({
    custom_attributes: [attribute('name_confirmed', '1'), attribute('sponsor_id', sponsor)],
  })
  it.each([
    ['1234567', 'No Associate was found'],
    ['80000001', 'Account %1 is a Preferred Customer and cannot sponsor.'],
  ])('cannot be %s', async (sponsor, message) => {
    expect(await save('fresh', confirming(sponsor))).toMatchObject({ status: 400, message })
  })
  it('below the customer is refused', async () => {
    await service.db.query(`update customer set upline = '{2,3}' where id = 5`)
    expect(await save('fresh', confirming('8000005'))).toMatchObject({
      status: 400,
      message: invalidText,
      parameters: { fieldName: 'sponsor_id' },
    })
    await service.db.query(`update customer set upline = '{3}' where id = 5`)
  })
  it('can be tried sixty times an hour', async () => {
    for (let count = 0; count < 60; count++) await save('fresh', confirming('1234567'))
    expect(await save('fresh', confirming('1234567'))).toMatchObject({ status: 429 })
    await service.db.query('delete from rate_limit')
  })
  it('is taken with the confirmation of the name, and never again', async () => {
    const other = (await me('today')).custom_attributes?.find(
      ({ attribute_code: code }) => code === 'referral_id',
    )
    const naming = (sponsor: string) => ({ custom_attributes: [attribute('sponsor_id', sponsor)] })
    expect(await save('fresh', naming('8999999'))).toMatchObject({
      status: 400,
      message: 'No Associate was found',
    })
    // name, e-mail and sponsor alone confirm the name
    const sent = naming('8000003')
    expect(await save('fresh', sent)).toMatchObject({ ok: true })
    expect(attributeText((await me('fresh')).custom_attributes, 'name_confirmed')).toBe('1')
    // the whole record sent back changes nothing and is no mistake
    expect(await save('fresh', sent)).toMatchObject({ ok: true })
    expect(await save('fresh', confirming(String(other?.value)))).toMatchObject({
      status: 400,
      message: invalidText,
    })
    expect(attributeText((await me('fresh')).custom_attributes, 'sponsor_id')).toBe('8000003')
  })
})

describe('a new e-mail', () => {
  const [key, old] = ['credit', 'po.tang@jadeleaf.example']
  it('is not taken for a token alone', async () => {
    for (const proof of [{}, { current_password: '' }, { security_code: '123456' }])
      expect(await save(key, { email: 'thief@jadeleaf.example', extension_attributes: proof })).toMatchObject(
        { status: 400, message: proofText },
      )
    expect(
      await save(key, {
        email: 'thief@jadeleaf.example',
        extension_attributes: { current_password: 'Wrong123' },
      }),
    ).toMatchObject({
      status: 401,
      message: "The password doesn't match this account. Verify the password and try again.",
    })
    const code = await codeTo('852', '51000066')
    expect(
      await save(key, { email: 'thief@jadeleaf.example', extension_attributes: { current_code: code } }),
    ).toMatchObject({ status: 400, message: ownCodeText })
    expect(await me(key)).toMatchObject({ email: old })
    expect(await service.outbox(old)).toEqual([])
  })
  it('does not need a proof when it stays', async () => {
    expect(await save(key, { email: old.toUpperCase(), lastname: 'Tang' })).toMatchObject({ ok: true })
  })
  it('is taken with the password; the old address is told in the language of the account, and its links are dead', async () => {
    await service.db.query('update customer set store_id = 8 where email = $1', [old])
    await service.expectOk(requestPasswordReset, { body: { email: old } })
    const link = new URL(/https?:\S+/.exec((await service.outbox(old))[0]?.body ?? '')?.[0] ?? '')
    expect(
      await save(key, {
        email: 'po.new@jadeleaf.example',
        extension_attributes: { current_password: peoplePassword },
      }),
    ).toMatchObject({ ok: true, value: { email: 'po.new@jadeleaf.example' } })
    const [notice] = await service.outbox(old)
    expect(notice).toMatchObject({
      channel: 'email',
      subject: 'Địa chỉ email của tài khoản Jadeleaf của bạn đã được đổi',
    })
    expect(notice?.body).toContain('/forgot_password')
    for (const email of [old, 'po.new@jadeleaf.example', ''])
      expect(
        await service.call(resetPassword, {
          body: { email, resetToken: link.searchParams.get('token') ?? '', newPassword: 'Fresh123' },
        }),
      ).toMatchObject({ status: 400, message: 'The password token is mismatched. Reset and try again.' })
  })
  it('is taken with a code to the number on record, once', async () => {
    const code = await codeTo('852', '51000003')
    const change = (email: string) =>
      save('associate', { email, extension_attributes: { current_code: code } })
    expect(await change('wing.new@jadeleaf.example')).toMatchObject({ ok: true })
    expect(await change('wing.newer@jadeleaf.example')).toMatchObject({ status: 400, message: ownCodeText })
  })
  it('of somebody else is refused', async () => {
    expect(
      await save('fresh', {
        email: 'Mei.Chan@jadeleaf.example',
        extension_attributes: { current_password: peoplePassword },
      }),
    ).toMatchObject({
      status: 400,
      message: 'A customer with the same email address already exists in an associated website.',
    })
  })
  it('of an account that had none is told to its mobile', async () => {
    const key = 'nomail'
    await service.db.query(`update customer set store_id = 3 where mobile = '66000009'`)
    expect(await save(key, { email: 'first@jadeleaf.example' })).toMatchObject({
      status: 400,
      message: proofText,
    })
    expect(
      await save(key, {
        email: 'first@jadeleaf.example',
        extension_attributes: { current_password: peoplePassword },
      }),
    ).toMatchObject({ ok: true })
    expect((await service.outbox('+85366000009'))[0]?.body).toMatch(
      /^The email address of your Jadeleaf account was changed\. /,
    )
  })
})

describe('a new mobile', () => {
  const change = (key: string, mobile: string, proof: Record<string, string>) =>
    save(key, {
      custom_attributes: [attribute('mobile', mobile), attribute('mobile_prefix', '852')],
      extension_attributes: proof,
    })
  it('takes the code sent to it and a proof of identity: neither alone is enough', async () => {
    const code = await codeTo('852', '63000002')
    expect(await change('preferred', '63000002', { current_password: peoplePassword })).toMatchObject({
      status: 400,
      message: codeText,
    })
    expect(
      await change('preferred', '63000002', { current_password: peoplePassword, security_code: wrong(code) }),
    ).toMatchObject({ status: 400, message: codeText })
    expect(await change('preferred', '63000002', { security_code: code })).toMatchObject({
      status: 400,
      message: proofText,
    })
    expect(await change('preferred', '63000002', { security_code: code, current_code: code })).toMatchObject({
      status: 400,
      message: ownCodeText,
    })
    expect(
      await change('preferred', '63000002', { security_code: code, current_password: 'Wrong123' }),
    ).toMatchObject({ status: 401 })
    expect(attributeText((await me('preferred')).custom_attributes, 'mobile')).toBe('51000001')
    expect(
      await change('preferred', '63000002', { security_code: code, current_password: peoplePassword }),
    ).toMatchObject({ ok: true })
    expect(attributeText((await me('preferred')).custom_attributes, 'mobile')).toBe('63000002')
    expect((await service.outbox('mei.chan@jadeleaf.example'))[0]?.body).toContain('/forgot_password')
  })
  it('is taken with codes to both numbers, and ends the links for a new password', async () => {
    const own = await codeTo('852', '51000001')
    const resetToken = await service.expectOk(createResetToken, {
      body: { mobile: '51000001', countryCode: '852', code: own },
    })
    await service.db.query('delete from rate_limit')
    const current_code = await codeTo('852', '51000001')
    const security_code = await codeTo('852', '63000003')
    expect(await change('preferred', '63000003', { security_code, current_code })).toMatchObject({ ok: true })
    expect(
      await service.call(resetPassword, { body: { email: '', resetToken, newPassword: 'Fresh123' } }),
    ).toMatchObject({ status: 400, message: 'The password token is mismatched. Reset and try again.' })
  })
  it('goes to one of several accounts that want it at once', async () => {
    const keys = ['preferred', 'associate', 'unsigned', 'today']
    const tokens = await Promise.all(keys.map((key) => service.tokenOf(key)))
    for (const mobile of ['63000011', '63000012']) {
      const code = await codeTo('852', mobile)
      const answers = await Promise.all(
        tokens.map((token) =>
          service.call(
            updateMe,
            {
              body: {
                customer: {
                  custom_attributes: [attribute('mobile', mobile), attribute('mobile_prefix', '852')],
                  extension_attributes: { security_code: code, current_password: peoplePassword },
                },
              },
            },
            { token },
          ),
        ),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await service.db.query('select id from customer where mobile = $1', [mobile])).toHaveLength(1)
    }
  })
})
