import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import * as auth from '#domain/auth/api.ts'
import { MEMBERSHIP_SKU } from '#domain/catalogue/membership-skus.ts'
import * as checkout from '#domain/checkout/api.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { getMe, updateMe } from '#domain/customers/api.ts'
import * as api from '#domain/enrollments/api.ts'
import { LINK_LIFETIME_DAYS } from '#domain/enrollments/resend.ts'
import { payByCard } from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.setClock(0)
  await service.db.query('delete from rate_limit')
})

const INVALID = 'This invitation is invalid or has expired, please request a new one.'
let made = 0

/** Invites somebody. @returns their mobile and the mask id of the link in the SMS */
async function invited(): Promise<{ id: number; mobile: string; email: string; maskId: string }> {
  const number = String(++made).padStart(4, '0')
  const [mobile, email] = [`6400${number}`, `invitee${number}@example.com`]
  const { id } = await service.expectOk(
    api.inviteNewcomer,
    {
      body: {
        invitee: {
          lastname: 'Fong',
          firstname: 'Wai Ling',
          email,
          prefix: '852',
          mobile,
          language: 'en',
          enroller_id: '8000003',
          sponsor_id: '8000006',
          over18: true,
        },
      },
    },
    { token: await service.tokenOf('associate') },
  )
  const [sms] = await service.outbox(`+852${mobile}`)
  return { id, mobile, email, maskId: /\/invite\/([\w-]+)$/.exec(sms?.body ?? '')?.[1] ?? '' }
}
const open = (maskId: string) => service.call(api.getInvitation, { params: { maskId } })
async function codeFor(mobile: string): Promise<string> {
  await service.db.query('delete from rate_limit')
  await service.expectOk(auth.sendCode, { params: { type: '0', prefix: '852', mobile } })
  return service.codeOf(`+852${mobile}`)
}
const register = async (
  { mobile, email, maskId }: { mobile: string; email: string; maskId: string },
  more: object[] = [],
  code?: string,
) =>
  service.call(auth.registerCustomer, {
    body: {
      customer: {
        email,
        firstname: 'Wai Ling',
        lastname: 'Fong',
        custom_attributes: [
          { attribute_code: 'mobile', value: mobile },
          { attribute_code: 'mobile_prefix', value: '852' },
          ...(more as { attribute_code: string; value: string }[]),
        ],
      },
      password: 'Jade2026x',
      code: code ?? (await codeFor(mobile)),
      over18: true,
      maskId,
    },
  })
const statusOf = async (id: number) =>
  (
    await service.expectOk(api.listInvitations, undefined, { token: await service.tokenOf('associate') })
  ).find((each) => each.id === id)?.status

describe('the link of an invitation', () => {
  it('shows anybody who has it what to prefill, and who stands above (R-708)', async () => {
    const { maskId, mobile, email } = await invited()
    expect(await open(maskId)).toMatchObject({
      ok: true,
      value: {
        lastname: 'Fong',
        firstname: 'Wai Ling',
        email,
        prefix: '852',
        mobile,
        status: 'pending',
        enroller_name: 'Wing Lee',
        // who does not share the name is shown with initials
        sponsor_name: 'Y. N.',
      },
    })
  })
  it('is no number that could be guessed, and none of the ids (R-729)', async () => {
    const { id } = await invited()
    for (const none of [String(id), 'bad', '%00', 'A'.repeat(16)])
      expect(await open(none)).toMatchObject({ ok: false, status: 404, message: INVALID })
  })
  it('works for thirty days after the last SMS', async () => {
    const { maskId } = await invited()
    await service.setClock(LINK_LIFETIME_DAYS * 86_400 - 60)
    expect(await open(maskId)).toMatchObject({ ok: true })
    await service.setClock(LINK_LIFETIME_DAYS * 86_400 + 60)
    expect(await open(maskId)).toMatchObject({ status: 404, message: INVALID })
  })
})

describe('registering with an invitation', () => {
  it('uses it up and takes its sponsor, whoever else is named', async () => {
    const person = await invited()
    const answer = await register(person, [{ attribute_code: 'sponsor_id', value: '8000005' }])
    if (!answer.ok) throw new Error(answer.message)
    expect(attributeText(answer.value.custom_attributes, 'sponsor_id')).toBe('8000006')
    expect(
      await service.db.one('select sponsor_id, enroller_id from customer where email = $1', [person.email]),
    ).toEqual({ sponsor_id: '8000006', enroller_id: '8000003' })
    expect(await statusOf(person.id)).toBe('registered')
    expect(await open(person.maskId)).toMatchObject({ status: 404, message: INVALID })
    expect(await register({ ...person, mobile: '64990001', email: 'second@example.com' })).toMatchObject({
      status: 400,
      message: INVALID,
    })
  })
  it('makes the sponsor the enroller when the one of the invitation is no longer above the sponsor', async () => {
    const person = await invited()
    const upline = (above: string) =>
      service.db.query('update customer set upline = $1::int[] where id = 6', [above])
    await upline('{}')
    const answer = await register(person)
    await upline('{3}')
    expect(answer).toMatchObject({ ok: true })
    expect(
      await service.db.one('select sponsor_id, enroller_id from customer where email = $1', [person.email]),
    ).toEqual({ sponsor_id: '8000006', enroller_id: '8000006' })
  })
  it('is over when the sponsor is no associate any more', async () => {
    const person = await invited()
    const group = (label: string) =>
      service.db.query('update customer set group_label = $1 where id = 6', [label])
    await group('preferred')
    expect(await open(person.maskId)).toMatchObject({ status: 404, message: INVALID })
    expect(await register(person)).toMatchObject({ status: 400, message: INVALID })
    await group('associate')
    expect(await register(person)).toMatchObject({ ok: true })
  })
  it('makes one account when two people press at once', async () => {
    const person = await invited()
    const others = ['64990002', '64990003', '64990004']
    const codes: string[] = []
    for (const mobile of others) codes.push(await codeFor(mobile))
    const answers = await Promise.all(
      others.map((mobile, index) =>
        register({ ...person, mobile, email: `race${mobile}@example.com` }, [], codes[index]),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.message === INVALID)).toHaveLength(2)
    const accounts = await service.db.query(`select 1 from customer where email like 'race%'`)
    expect(accounts).toHaveLength(1)
  })
  it('leaves the invitation open when the registration is refused', async () => {
    const person = await invited()
    expect(await register({ ...person, email: 'mei.chan@jadeleaf.example' })).toMatchObject({ ok: false })
    expect(await open(person.maskId)).toMatchObject({ ok: true })
    expect(await register(person)).toMatchObject({ ok: true })
  })
})

describe('from the invitation to the membership', () => {
  it('is upgraded once the membership is paid (R-634)', async () => {
    const person = await invited()
    const answer = await register(person)
    const token = answer.ok ? (answer.value.extension_attributes?.customer_token ?? '') : ''
    const me = await service.expectOk(getMe, undefined, { token })
    await service.expectOk(
      updateMe,
      {
        body: {
          customer: {
            email: me.email,
            firstname: me.firstname,
            lastname: me.lastname,
            custom_attributes: [{ attribute_code: 'tc_agreed_status', value: '1' }],
          },
        },
      },
      { token },
    )
    await service.expectOk(cart.createCart, undefined, { token })
    await service.expectOk(
      cart.addCartItem,
      { body: { cartItem: { sku: MEMBERSHIP_SKU, qty: 1 } } },
      { token },
    )
    const placed = await service.expectOk(
      checkout.placeOrder,
      { body: { paymentMethod: { method: 'worldpay' } } },
      { token },
    )
    expect(await statusOf(person.id)).toBe('registered')
    const orderId = typeof placed === 'number' ? placed : (placed.order_id ?? 0)
    await payByCard(service, { token, customerId: me.id ?? 0 }, orderId, '4111111111111111')
    expect(await statusOf(person.id)).toBe('upgraded')
    const after = await service.expectOk(getMe, undefined, { token })
    expect(after.extension_attributes?.group_label).toBe('associate')
    expect(attributeText(after.custom_attributes, 'sponsor_id')).toBe('8000006')
  })
})
