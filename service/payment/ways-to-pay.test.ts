import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as orders from '#domain/orders/api.ts'
import * as payment from '#domain/payment/api.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { payByCard, productWith } from '#service/orders/buying.testing.ts'
import { deliverCallbacks } from '#service/sandbox-payment/deliver.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { stepsOfPaying } from './paying.testing.ts'

let service: TestService
let product: { id: number; sku: string; priceMinor: number }
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: 'on' })
  product = await productWith(service, 500)
})
afterAll(() => service?.stop())
beforeEach(() => service.setClock(0))

const { choose, newOrder, read, status, wallet } = stepsOfPaying(
  () => service,
  () => product.sku,
)

describe('cards', () => {
  it('pays at once, and the order moves on a moment later', async () => {
    const { shopper, id } = await newOrder()
    expect(await payByCard(service, shopper, id, '4111 1111 1111 1111')).toMatchObject({
      ok: true,
      value: { status: 'success', need_3ds: false },
    })
    expect(await read(shopper, id)).toMatchObject({ status: 'paid', total_due: 0 })
    await service.setClock(11)
    expect(await read(shopper, id)).toMatchObject({ status: 'pending_shipment' })
    expect(await payByCard(service, shopper, id, '4111111111111111')).toMatchObject({
      ok: false,
      status: 400,
      message: 'The requested Payment Method is not available.',
    })
  })

  it('is UnionPay through Citcon, which the contract names and the checkout does not offer', async () => {
    const { shopper, id } = await newOrder()
    const { payment_id, url } = await wallet(shopper, id, 'upop')
    expect(url).toContain('/unionpay/')
    await choose(payment_id, 'paid')
    expect(await read(shopper, id)).toMatchObject({ status: 'paid', payment: { method: 'citcon_upop' } })
    const waiting = await newOrder()
    const offered = await service.expectOk(
      orders.listOrderPaymentMethods,
      { params: { id: waiting.id } },
      { token: waiting.shopper.token },
    )
    expect(offered.map(({ code }) => code)).toEqual([
      'worldpay',
      'ingenico',
      'citcon_wechatpay',
      'citcon_alipay',
      'planet',
    ])
  })

  it.each<[string, string, object]>([
    ['a declined card', '4000000000000002', {}],
    ['an unknown card', '5555555555554444', {}],
    ['a wrong code', '4111111111111111', { cvc: '999' }],
    ['an expired card', '4111111111111111', { expiry: '01/20' }],
  ])('leaves the order unpaid after %s; another method works', async (_title, number, more) => {
    const { shopper, id } = await newOrder()
    expect(await payByCard(service, shopper, id, number, more)).toMatchObject({
      ok: true,
      value: { status: 'failed' },
    })
    expect(await read(shopper, id)).toMatchObject({ status: 'pending_payment' })
    expect(await status(shopper, id)).toMatchObject({ status: 'failed', order_status: 'pending_payment' })
    await choose((await wallet(shopper, id)).payment_id, 'paid')
    expect(await read(shopper, id)).toMatchObject({ status: 'paid', payment: { method: 'citcon_alipay' } })
  })

  it('refuses card data that it cannot read', async () => {
    const { shopper, id } = await newOrder()
    const start = (encryptedData?: string) =>
      service.call(
        payment.startWorldpayPayment,
        {
          body: {
            orderId: id,
            paymentDetails: { cc_type: 'ALL', ...(encryptedData === undefined ? {} : { encryptedData }) },
          },
        },
        { token: shopper.token },
      )
    expect(await start()).toMatchObject({ ok: false, status: 400 })
    expect(await start('bm90IGVuY3J5cHRlZA==')).toMatchObject({ ok: false, status: 400 })
    expect(await read(shopper, id)).toMatchObject({ status: 'pending_payment' })
  })

  it.each([
    ['1234', 'success', 'paid'],
    ['4321', 'failed', 'pending_payment'],
  ])('asks for the 3-D Secure code: %s gives %s', async (code, expected, orderStatus) => {
    const { shopper, id } = await newOrder()
    expect(await payByCard(service, shopper, id, '4000000000003220')).toMatchObject({
      ok: true,
      value: { status: 'pending', need_3ds: true },
    })
    const challenge = await service.expectOk(
      payment.getWorldpayChallenge,
      { params: { orderId: id } },
      { token: shopper.token },
    )
    const page = new URL(challenge.acs_url).pathname
    const shown = await service.request(page)
    expect(await shown.text()).toContain('3-D Secure')
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
    const answered = await service.request(`${page}/answer`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `code=${code}`,
    })
    expect([answered.status, answered.headers.get('location')]).toEqual([
      303,
      `http://localhost/process_worldpay/${id}`,
    ])
    expect(await status(shopper, id)).toMatchObject({ status: expected, order_status: orderStatus })
  })

  it('stays in progress for 30 seconds and is then found paid by a look-up', async () => {
    const { shopper, id } = await newOrder()
    expect(await payByCard(service, shopper, id, '4000000000000259')).toMatchObject({
      ok: true,
      value: { status: 'processing' },
    })
    expect(await status(shopper, id)).toMatchObject({ status: 'processing' })
    const again = await payByCard(service, shopper, id, '4111111111111111')
    expect(again).toMatchObject({ ok: true, value: { status: 'processing' } })
    await service.setClock(31)
    expect(await status(shopper, id)).toMatchObject({ status: 'success', order_status: 'paid' })
  })

  it('lets no unfinished payment be lost: an order in progress outlives its deadline', async () => {
    const { shopper, id } = await newOrder()
    await payByCard(service, shopper, id, '4000000000000259')
    await service.setClock(40 * 60)
    expect(await read(shopper, id)).toMatchObject({ status: 'paid' })
  })

  it('puts a UnionPay card into review, and pays it after the bank has looked', async () => {
    const { shopper, id } = await newOrder()
    await payByCard(service, shopper, id, '6222020000000005')
    expect(await read(shopper, id)).toMatchObject({ status: 'payment_review' })
    await service.setClock(25 * 3600)
    // The token of yesterday has run out.
    const token = await issueToken(service.db, shopper.customerId, new Date(Date.now() + 25 * 3_600_000))
    expect(await status({ ...shopper, token }, id)).toMatchObject({ status: 'success' })
  })
})

describe('hosted pages', () => {
  it.each([
    ['paid', 'paid'],
    ['twice', 'paid'],
    ['failed', 'pending_payment'],
    ['cancelled', 'pending_payment'],
  ])('a person who chooses "%s" leaves the order %s', async (choice, expected) => {
    const { shopper, id } = await newOrder()
    const { url, payment_id } = await wallet(shopper, id, 'wechatpay')
    expect(await (await service.request(new URL(url).pathname)).text()).toContain('WeChat Pay')
    expect((await choose(payment_id, choice)).status).toBe(303)
    const lastStatus = expected === 'paid' ? 'success' : choice
    expect(await read(shopper, id)).toMatchObject({
      status: expected,
      extension_attributes: { last_payment: { payment_id, status: lastStatus } },
    })
  })

  it('takes a late callback when the window was closed', async () => {
    const { shopper, id } = await newOrder()
    expect((await choose((await wallet(shopper, id)).payment_id, 'closed')).status).toBe(200)
    expect(await read(shopper, id)).toMatchObject({ status: 'pending_payment' })
    await deliverCallbacks(service.services, new Date(Date.now() + 31_000))
    expect(await read(shopper, id)).toMatchObject({ status: 'paid' })
  })

  it('lets nobody pay twice: a second attempt finds the first one paid', async () => {
    const { shopper, id } = await newOrder()
    await choose((await wallet(shopper, id)).payment_id, 'closed')
    expect(await payByCard(service, shopper, id, '4111111111111111')).toMatchObject({
      ok: false,
      status: 400,
      message: 'The requested Payment Method is not available.',
    })
    expect(await read(shopper, id)).toMatchObject({ status: 'paid', payment: { method: 'citcon_alipay' } })
  })

  it('UnionPay, product 430, answers redirect data; Planet answers where to go and a status by payment id (R-561)', async () => {
    const { shopper, id } = await newOrder()
    const started = await service.expectOk(
      payment.startIngenicoPayment,
      { body: { orderId: id, paymentProductId: 430 } },
      { token: shopper.token },
    )
    expect(started.redirect_data).toMatchObject({ method: 'POST', fields: { product: '430' } })
    expect(
      (await service.request(new URL(started.redirect_data?.url ?? '').pathname, { method: 'POST' })).status,
    ).toBe(200)
    const planet = await service.expectOk(
      payment.setOrderPayment,
      { params: { id }, body: { paymentMethod: { method: 'planet' } } },
      { token: shopper.token },
    )
    const paymentId = String(planet['payment_id'])
    expect(
      await service.expectOk(payment.getPlanetPayment, { params: { paymentId } }, { token: shopper.token }),
    ).toMatchObject({ status: 'PENDING' })
    await choose(paymentId, 'paid')
    expect(
      await service.expectOk(payment.getPlanetPayment, { params: { paymentId } }, { token: shopper.token }),
    ).toMatchObject({ status: 'SUCCESS' })
    expect(
      await service.call(
        payment.getPlanetPayment,
        { params: { paymentId } },
        { token: await service.tokenOf('fresh') },
      ),
    ).toMatchObject({ ok: false, status: 404 })
  })
})

it.each(['https://evil.example', 'null', 'garbage'])(
  "sends the browser to the shop's own address, whatever Origin says: %s",
  async (origin) => {
    const { shopper, id } = await newOrder()
    const options = { token: shopper.token, headers: { Origin: origin } }
    const started = await service.expectOk(
      payment.startIngenicoPayment,
      { body: { orderId: id, paymentProductId: 430 } },
      options,
    )
    expect(started.redirect_url).toMatch(/^http:\/\/localhost/)
    expect(started.redirect_data?.url).toBe(started.redirect_url)
  },
)

describe('payments of others', () => {
  it('answer like those that do not exist', async () => {
    const { id } = await newOrder()
    const token = await service.tokenOf('fresh')
    for (const orderId of [id, 999_999]) {
      const refusal = {
        ok: false,
        status: 404,
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'orderId', fieldValue: orderId },
      }
      expect(
        await service.call(payment.getWorldpayStatus, { params: { orderId, flag: '1' } }, { token }),
      ).toMatchObject(refusal)
      expect(
        await service.call(payment.getIngenicoStatus, { params: { orderId, flag: '0' } }, { token }),
      ).toMatchObject(refusal)
      expect(
        await service.call(payment.startIngenicoPayment, { body: { orderId } }, { token }),
      ).toMatchObject(refusal)
      expect(
        await service.call(
          payment.setCitconPayment,
          { params: { id: orderId }, body: { paymentMethod: { method: 'citcon' } } },
          { token },
        ),
      ).toMatchObject(refusal)
      expect(
        await service.call(payment.getWorldpayChallenge, { params: { orderId } }, { token }),
      ).toMatchObject(refusal)
    }
  })
})
