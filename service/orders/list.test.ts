import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import * as checkout from '#domain/checkout/api.ts'
import { getMe } from '#domain/customers/api.ts'
import * as coupons from '#domain/coupons/api.ts'
import { couponRefusals } from '#domain/coupons/refusals.ts'
import * as orders from '#domain/orders/api.ts'
import { paymentTerms } from '#domain/orders/payment-state.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { sweepCommerce } from '#service/payment/settle.ts'
import { REVIEW_SECONDS } from '#service/sandbox-payment/cards.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { address, newShopper, placeOrder, productWith, readyCart } from './buying.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.stop())
beforeEach(() => service.setClock(0))

describe('a customer with 1,200 orders', () => {
  it('pages through all of them; the counts are true on every page', async () => {
    const { customerId, token } = await newShopper(service)
    await service.db.query(
      `insert into sales_order (customer_id, store_id, language, channel, status, subtotal_minor, grand_total_minor, payment_method, increment_id, pay_before, created_at, updated_at)
       select $1, 3, 'en', case when n % 3 = 0 then 'business' else 'main' end, case when n = 5 then 'pending_payment' else 'paid' end, 100, 100, 'worldpay', 'L' || n, now() + interval '1 day', now() - n * interval '1 minute', now()
       from generate_series(1, 1200) n`,
      [customerId],
    )
    const read = async (query: object) => {
      const answer = await service.expectOk(
        orders.listOrders,
        { query: { sorted: '1', ...query } },
        { token },
      )
      if (Array.isArray(answer)) throw new Error('a bare list')
      return answer
    }
    const numbers: (string | undefined)[] = []
    for (let currentPage = 1; currentPage <= 12; currentPage++) {
      const answer = await read({ searchCriteria: { pageSize: 100, currentPage } })
      expect(answer).toMatchObject({ total_count: 1200, pending_count: 1 })
      numbers.push(...answer.items.map(({ increment_id: number }) => number))
    }
    expect(numbers).toEqual(Array.from({ length: 1200 }, (_, index) => `L${index + 1}`))
    expect((await read({ searchCriteria: { pageSize: 100, currentPage: 13 } })).items).toEqual([])
    const business = await read({ channel: 'business', searchCriteria: { pageSize: 20, currentPage: 20 } })
    expect(business).toMatchObject({ total_count: 400, pending_count: 1 })
    expect(business.items).toHaveLength(20)
    expect(business.items.at(-1)?.increment_id).toBe('L1200')
    // the documented call without pages is capped, and says so by its count
    const unpaged = await read({})
    expect(unpaged.items).toHaveLength(500)
    expect(unpaged.total_count).toBe(1200)
    for (const searchCriteria of [
      { pageSize: 1e9, currentPage: 1 },
      { pageSize: 0, currentPage: 1 },
      { pageSize: 20, currentPage: -1 },
    ])
      expect(
        await service.call(orders.listOrders, { query: { sorted: '1', searchCriteria } }, { token }),
      ).toMatchObject({ ok: false, status: 400 })
  })
})

describe('orders of the sandbox people', () => {
  const list = async (token: string) => {
    const answer = await service.expectOk(orders.listOrders, { query: { sorted: '1' } }, { token })
    return Array.isArray(answer) ? answer : answer.items
  }
  it('the placed one is on credit: a day to pay by, and no deadline', async () => {
    const placed = (await list(await service.tokenOf('preferred'))).find(
      ({ status }) => status === 'order_placed',
    )
    expect(placed && paymentTerms(placed, 30, Date.now())).toMatchObject({
      state: 'onAccount',
      deadline: null,
      creditDays: 30,
    })
  })
  it('the reviewed payment is decided by the bank, and the order moves on', async () => {
    const statusOf = async (id: number, token: string) =>
      (await service.expectOk(orders.getOrder, { params: { id } }, { token })).status
    const token = await service.tokenOf('preferred')
    const id = (await list(token)).find(({ status }) => status === 'payment_review')?.entity_id ?? 0
    const { customer_id: customerId } = await service.expectOk(orders.getOrder, { params: { id } }, { token })
    for (const [seconds, status] of [
      [60, 'payment_review'],
      [REVIEW_SECONDS, 'paid'],
      [REVIEW_SECONDS + 60, 'pending_shipment'],
    ] as const) {
      await service.setClock(seconds)
      const now = new Date(Date.now() + seconds * 1000)
      await sweepCommerce(service.services, now)
      expect(await statusOf(id, await issueToken(service.db, customerId ?? 0, now))).toBe(status)
    }
  })
})

describe('a cart with a credit period', () => {
  it('has credit as its one way to pay; the order is paid later with any of the usual ones', async () => {
    const token = await service.tokenOf('credit')
    const product = await productWith(service, 10, 30)
    await service.expectOk(cart.createCart, undefined, { token })
    await service.expectOk(cart.addCartItem, { body: { cartItem: { sku: product.sku, qty: 1 } } }, { token })
    const saved = await service.expectOk(
      checkout.saveShippingInformation,
      {
        body: {
          addressInformation: {
            shipping_address: address,
            shipping_carrier_code: 'sfexpress',
            shipping_method_code: 'standard',
            extension_attributes: { credit_period: 30 },
          },
        },
      },
      { token },
    )
    expect(saved.payment_methods).toEqual([{ code: 'purchaseorder', title: 'Pay later on credit' }])
    const shopper = { token, customerId: 0 }
    expect(await placeOrder(service, shopper)).toMatchObject({
      status: 400,
      message: 'The requested Payment Method is not available.',
    })
    const placed = await placeOrder(service, shopper, {}, 'purchaseorder')
    expect(placed).toMatchObject({ ok: true, value: { need_payment: false } })
    const id = placed.ok && typeof placed.value !== 'number' ? (placed.value.order_id ?? 0) : 0
    expect(await service.expectOk(orders.getOrder, { params: { id } }, { token })).toMatchObject({
      status: 'order_placed',
      extension_attributes: { pay_before: null, credit_period: 30, can_cancel: true },
    })
    expect(
      (await service.expectOk(orders.listOrderPaymentMethods, { params: { id } }, { token })).map(
        ({ code }) => code,
      ),
    ).toEqual(['worldpay', 'ingenico', 'citcon_wechatpay', 'citcon_alipay', 'planet'])
  })
})

it('only those who may use credit see its periods', async () => {
  const token = await service.tokenOf('credit')
  const periods = (me: { custom_attributes?: { attribute_code: string; value: unknown }[] | undefined }) =>
    me.custom_attributes?.find(({ attribute_code }) => attribute_code === 'credit_periods')?.value
  expect(periods(await service.expectOk(getMe, undefined, { token }))).toBe('0,30,60')
  expect(
    periods(await service.expectOk(getMe, undefined, { token: await service.tokenOf('fresh') })),
  ).toBeUndefined()
})

it.each<[who: string, period: number]>([
  ['associate', 30],
  ['credit', 45],
])('%s may not choose %d days of credit', async (who, period) => {
  const token = await service.tokenOf(who as Parameters<typeof service.tokenOf>[0])
  const product = await productWith(service, 10, 34)
  await service.expectOk(cart.createCart, undefined, { token })
  await service.expectOk(cart.addCartItem, { body: { cartItem: { sku: product.sku, qty: 1 } } }, { token })
  expect(
    await service.call(
      checkout.saveShippingInformation,
      {
        body: {
          addressInformation: {
            shipping_address: address,
            shipping_carrier_code: 'sfexpress',
            shipping_method_code: 'standard',
            extension_attributes: { credit_period: period },
          },
        },
      },
      { token },
    ),
  ).toMatchObject({
    ok: false,
    status: 400,
    parameters: { fieldName: 'creditPeriod', value: String(period) },
  })
})

it('a coupon whose minimum is not reached is refused with the minimum', async () => {
  const product = await productWith(service, 10, 31)
  const shopper = await newShopper(service)
  await readyCart(service, shopper, product.sku)
  expect(
    await service.call(coupons.setCoupon, { params: { code: 'WELCOME50' } }, { token: shopper.token }),
  ).toMatchObject({ ok: false, status: 400, message: couponRefusals.minimum.sentence, parameters: [300] })
})

it('a reorder names the lines that it could not add', async () => {
  const [gone, there] = [await productWith(service, 5, 32), await productWith(service, 5, 33)]
  const shopper = await newShopper(service)
  const { token } = shopper
  await readyCart(service, shopper, gone.sku)
  await service.expectOk(cart.addCartItem, { body: { cartItem: { sku: there.sku, qty: 1 } } }, { token })
  const placed = await placeOrder(service, shopper)
  const id = placed.ok && typeof placed.value !== 'number' ? (placed.value.order_id ?? 0) : 0
  await service.db.query(`update sales_order set status = 'paid', paid_at = now() where id = $1`, [id])
  await service.db.query('update stock set quantity = 0 where product_id = $1', [gone.id])
  const { items } = await service.expectOk(orders.getOrder, { params: { id } }, { token })
  const again = () => service.expectOk(orders.reorder, { body: { orderId: id } }, { token })
  const line = items.find(({ sku }) => sku === gone.sku)?.item_id
  // without a line of this order it says so
  for (const itemIds of [[], [1_000_000]])
    expect(
      await service.expectOk(orders.reorder, { body: { orderId: id, itemIds } }, { token }),
    ).toMatchObject({
      result: false,
      user_input_errors: [{ message: 'Choose at least one item of the order.' }],
    })
  expect(await again()).toMatchObject({ result: true, user_input_errors: [{ item_id: line }] })
  await service.db.query('update stock set quantity = 0 where product_id = $1', [there.id])
  const nothing = await again()
  expect(nothing.result).toBe(false)
  expect(nothing.user_input_errors).toHaveLength(2)
})
