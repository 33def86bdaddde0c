import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as addresses from '#domain/addresses/api.ts'
import * as api from '#domain/auth/api.ts'
import * as coupons from '#domain/coupons/api.ts'
import { getMe } from '#domain/customers/api.ts'
import { address, newShopper, productWith, readyCart } from '#service/orders/buying.testing.ts'
import { peoplePassword, startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
beforeEach(() => service.db.query('delete from rate_limit'))

const codeFor = async (mobile: string) => {
  const sent = await service.call(api.sendCode, { params: { type: '2', prefix: '852', mobile } })
  if (!sent.ok) throw new Error(sent.message)
  return service.codeOf(`+852${mobile}`)
}
const register = async (email: string, mobile: string, name = {}) =>
  service.call(api.registerCustomer, {
    body: {
      customer: {
        email,
        firstname: 'Mei',
        lastname: 'Chan',
        ...name,
        custom_attributes: [
          { attribute_code: 'mobile', value: mobile },
          { attribute_code: 'mobile_prefix', value: '852' },
        ],
      },
      password: 'Sunny4Days',
      code: await codeFor(mobile.normalize('NFKC').replace(/\D/g, '').slice(-8)),
      over18: true,
    },
  })

describe('text as it is pasted and typed', () => {
  it.each([
    'mei.chan@jadeleaf.example\u200b',
    '\u202amei.chan@jadeleaf.example\u202c',
    'mei.\u00adchan@jadeleaf.example',
    'ｍｅｉ．ｃｈａｎ＠ｊａｄｅｌｅａｆ．ｅｘａｍｐｌｅ',
    '８０００\u200b０００１',
  ])('signs in as %j', async (username) => {
    expect(
      await service.call(api.loginByAccount, { body: { username, password: peoplePassword } }),
    ).toMatchObject({ ok: true })
  })
  it.each(['+852 5100 0001', '5100.0001', '5100\u20130001', '\u202a51000001\u202c', '５１０００００１'])(
    'signs in by the mobile %j',
    async (mobile) => {
      const code = await codeFor('51000001')
      expect(
        await service.call(api.loginByMobile, {
          body: { mobile, countryCode: '852', code: `\u200b${code}` },
        }),
      ).toMatchObject({ ok: true })
    },
  )
  it('makes no second account of an email', async () => {
    expect(await register('mei.chan@jadeleaf.example\u200b', '63990001')).toMatchObject({
      ok: false,
      message: 'A customer with the same email address already exists in an associated website.',
    })
  })
  it('is stored without what cannot be seen', async () => {
    const answer = await register('Pasted\u200b@jadeleaf.example', '+852 6399\u20130002', {
      firstname: 'Mei\u200b Yee\u202e',
    })
    if (!answer.ok) throw new Error(answer.message)
    const token = answer.value.extension_attributes?.customer_token ?? ''
    const me = await service.expectOk(getMe, undefined, { token })
    expect(me).toMatchObject({ email: 'pasted@jadeleaf.example', firstname: 'Mei Yee' })
    expect(me.custom_attributes).toContainEqual({ attribute_code: 'mobile', value: '63990002' })
  })
  it('is no name and no street when nothing of it can be seen', async () => {
    expect(
      await register('nobody@jadeleaf.example', '63990003', { firstname: '\u200b', lastname: '\u2060' }),
    ).toMatchObject({
      ok: false,
      status: 400,
    })
    const { token } = await newShopper(service)
    expect(
      await service.call(
        addresses.saveAddress,
        { body: { address: { ...address, street: ['\u200b'] } } as never },
        { token },
      ),
    ).toMatchObject({ ok: false, status: 400 })
  })
  it('finds a coupon in full-width letters', async () => {
    const shopper = await newShopper(service)
    const { sku, priceMinor } = await productWith(service, 100)
    await readyCart(service, shopper, sku, Math.ceil(30_000 / priceMinor))
    expect(
      await service.call(
        coupons.setCoupon,
        { params: { code: 'ＷＥＬＣＯＭＥ５０\u200b' } },
        { token: shopper.token },
      ),
    ).toMatchObject({ ok: true })
  })
})
